/** All routes in one table: path below the locale, who may open it, and the page's file. */
import { isSearchable } from '@/domain/search/searchable';

export type Access = 'public' | 'login' | 'region' | 'login+region';

export interface Route {
  readonly id: string;
  readonly path: string;
  readonly access: Access;
  /** File of the page below `src/features`, without its ending. */
  readonly page: string;
  /** The item of the main navigation that is marked as current. */
  readonly section?: 'home' | 'classes' | 'courses' | 'teachers' | 'tutors' | 'learning' | 'account';
  /** Back shows the page as it was left. For lists, which play nothing and contain no form. */
  readonly staysMounted?: true;
  /** Search engines leave the page out, and the build writes no HTML for it. */
  readonly indexed?: false;
}

/** Absent where no locale can be searched. */
const search: readonly Route[] = isSearchable()
  ? [{ id: 'search', path: '/search', access: 'public', indexed: false, page: 'search/SearchPage' }]
  : [];

/** All routes. Paths are case-sensitive; a literal segment wins over an `:id`. */
export const routes: readonly Route[] = [
  { id: 'home', path: '/', access: 'public', section: 'home', staysMounted: true, page: 'home/HomePage' },

  {
    id: 'regularClass',
    path: '/regular-class',
    access: 'public',
    section: 'classes',
    staysMounted: true,
    page: 'regular-class/home/RegularClassPage',
  },
  {
    id: 'upcoming',
    path: '/regular-class/upcoming',
    access: 'public',
    section: 'classes',
    staysMounted: true,
    page: 'regular-class/lists/UpcomingLessonsPage',
  },
  {
    id: 'topics',
    path: '/regular-class/topics',
    access: 'public',
    section: 'classes',
    staysMounted: true,
    page: 'regular-class/lists/TopicsPage',
  },
  {
    id: 'schedule',
    path: '/regular-class/schedule',
    access: 'login',
    section: 'classes',
    staysMounted: true,
    page: 'regular-class/schedule/SchedulePage',
  },
  {
    id: 'subscribed',
    path: '/regular-class/subscribed',
    access: 'login',
    section: 'classes',
    staysMounted: true,
    page: 'regular-class/subscribed/SubscribedTopicsPage',
  },
  {
    id: 'topic',
    path: '/regular-class/topics/:id',
    access: 'public',
    section: 'classes',
    page: 'regular-class/topic/TopicPage',
  },
  {
    id: 'liveLesson',
    path: '/regular-class/topics/:id/lesson/:lessonId',
    access: 'public',
    section: 'classes',
    page: 'regular-class/lesson/LiveLessonPage',
  },
  {
    id: 'syllabusLesson',
    path: '/regular-class/topics/:id/syllabus-lesson/:lessonId',
    access: 'public',
    section: 'classes',
    page: 'regular-class/syllabus/SyllabusLessonPage',
  },

  {
    id: 'courses',
    path: '/course',
    access: 'public',
    section: 'courses',
    staysMounted: true,
    page: 'course/home/CoursesPage',
  },
  {
    id: 'purchasedCourses',
    path: '/course/subscribed',
    access: 'region',
    section: 'courses',
    staysMounted: true,
    page: 'course/purchased/PurchasedCoursesPage',
  },
  {
    id: 'courseGroup',
    path: '/course/group/:id',
    access: 'public',
    section: 'courses',
    staysMounted: true,
    page: 'course/group/CourseGroupPage',
  },
  {
    id: 'courseLearning',
    path: '/course/learning/:id',
    access: 'login+region',
    section: 'learning',
    page: 'course/lesson/CourseLearningPage',
  },
  {
    id: 'courseLearningLesson',
    path: '/course/learning/:id/lesson/:lessonId',
    access: 'login+region',
    section: 'learning',
    page: 'course/lesson/CourseLearningPage',
  },
  { id: 'course', path: '/course/:id', access: 'public', section: 'courses', page: 'course/detail/CoursePage' },
  {
    id: 'courseLesson',
    path: '/course/:id/lesson/:lessonId',
    access: 'public',
    section: 'courses',
    page: 'course/lesson/CourseLessonPage',
  },

  { id: 'bundle', path: '/bundle/:id', access: 'public', page: 'bundle/detail/BundlePage' },
  { id: 'prepack', path: '/prepack/:id', access: 'public', page: 'bundle/prepack/PrepackPage' },
  {
    id: 'purchaseSingle',
    path: '/purchase/single/:id',
    access: 'region',
    page: 'purchase/checkout/SinglePurchasePage',
  },
  {
    id: 'purchaseBundle',
    path: '/purchase/bundle/:id',
    access: 'region',
    page: 'purchase/checkout/BundlePurchasePage',
  },
  {
    id: 'purchasePrepack',
    path: '/purchase/prepack/:id',
    access: 'region',
    page: 'purchase/checkout/PrepackPurchasePage',
  },

  {
    id: 'instructor',
    path: '/instructors/:id',
    access: 'public',
    section: 'teachers',
    page: 'instructors/detail/InstructorPage',
  },
  {
    id: 'instructorItems',
    path: '/instructors/:id/:type',
    access: 'public',
    section: 'teachers',
    staysMounted: true,
    page: 'instructors/detail/InstructorItemsPage',
  },
  {
    id: 'instructors',
    path: '/instructors/:type',
    access: 'public',
    section: 'teachers',
    staysMounted: true,
    page: 'instructors/list/InstructorsPage',
  },
  {
    id: 'tutors',
    path: '/tutors',
    access: 'public',
    section: 'tutors',
    staysMounted: true,
    page: 'instructors/tutors/TutorsPage',
  },

  {
    id: 'myLearning',
    path: '/my-learning',
    access: 'login',
    section: 'learning',
    staysMounted: true,
    page: 'learning/mine/MyLearningPage',
  },
  {
    id: 'continueWatching',
    path: '/my-learning/continue',
    access: 'login',
    section: 'learning',
    staysMounted: true,
    page: 'learning/continue/ContinueWatchingPage',
  },
  { id: 'notes', path: '/my-learning/notes', access: 'login', section: 'learning', page: 'learning/notes/NotesPage' },
  { id: 'accountSetup', path: '/account/setup', access: 'login', section: 'account', page: 'account/setup/SetupPage' },
  { id: 'login', path: '/login', access: 'public', section: 'account', page: 'account/entrance/LoginPage' },
  { id: 'signup', path: '/signup', access: 'public', section: 'account', page: 'account/entrance/SignupPage' },

  ...search,

  { id: 'post', path: '/POST/:id', access: 'public', page: 'academy/post/PostPage' },
];
