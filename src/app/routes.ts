/** All routes in one table: path below the locale, who may open it, the lazy page and its namespaces. */
import { isSearchable } from '@/domain/search/searchable';
import { loadChunk } from '@/shared/chunk/loadChunk';
import type { PageModule } from '@/shared/routing/page';

export type Access = 'public' | 'login' | 'region' | 'login+region';

/** A page whose first words follow from its path: the fallback shows them before the app's code has loaded. */
export type Opening = 'checkout';

export interface Route {
  readonly id: string;
  readonly path: string;
  readonly access: Access;
  readonly load: () => Promise<PageModule>;
  readonly namespaces?: readonly string[];
  /** The entry of the main navigation that is marked as current. */
  readonly section?: 'home' | 'classes' | 'courses' | 'learning' | 'account';
  /** Back shows the page as it was left. For lists, which play nothing and contain no form. */
  readonly kept?: true;
  readonly opening?: Opening;
  /** Search engines leave the page out, and the build writes no HTML for it. */
  readonly indexed?: false;
}

/** Absent where no locale can be searched. */
const search: readonly Route[] = isSearchable() ? [{ id: 'search', path: '/search', access: 'public', indexed: false, namespaces: ['search'], load: () => loadChunk(() => import('@/features/search/SearchPage')) }] : [];

/** All routes. Paths are case-sensitive; a literal segment wins over an `:id`. */
export const routes: readonly Route[] = [
  { id: 'home', path: '/', access: 'public', section: 'home', namespaces: ['home'], kept: true, load: () => loadChunk(() => import('@/features/home/HomePage')) },

  { id: 'regularClass', path: '/regular-class', access: 'public', section: 'classes', namespaces: ['classes'], kept: true, load: () => loadChunk(() => import('@/features/regular-class/home/RegularClassPage')) },
  { id: 'upcoming', path: '/regular-class/upcoming', access: 'public', section: 'classes', namespaces: ['classes'], kept: true, load: () => loadChunk(() => import('@/features/regular-class/lists/UpcomingLessonsPage')) },
  { id: 'topics', path: '/regular-class/topics', access: 'public', section: 'classes', namespaces: ['classes'], kept: true, load: () => loadChunk(() => import('@/features/regular-class/lists/TopicsPage')) },
  {
    id: 'schedule',
    path: '/regular-class/schedule',
    access: 'login',
    section: 'classes',
    namespaces: ['classes', 'liveLesson', 'schedule'],
    kept: true,
    load: () => loadChunk(() => import('@/features/regular-class/schedule/SchedulePage')),
  },
  { id: 'subscribed', path: '/regular-class/subscribed', access: 'login', section: 'classes', namespaces: ['schedule', 'rating'], kept: true, load: () => loadChunk(() => import('@/features/regular-class/subscribed/SubscribedTopicsPage')) },
  {
    id: 'topic',
    path: '/regular-class/topics/:id',
    access: 'public',
    section: 'classes',
    namespaces: ['topic', 'liveLesson', 'classes', 'checkout', 'rating'],
    load: () => loadChunk(() => import('@/features/regular-class/topic/TopicPage')),
  },
  {
    id: 'liveLesson',
    path: '/regular-class/topics/:id/lesson/:lessonId',
    access: 'public',
    section: 'classes',
    namespaces: ['liveLesson', 'schedule', 'player', 'rating'],
    load: () => loadChunk(() => import('@/features/regular-class/lesson/LiveLessonPage')),
  },
  {
    id: 'syllabusLesson',
    path: '/regular-class/topics/:id/syllabus-lesson/:lessonId',
    access: 'public',
    section: 'classes',
    namespaces: ['liveLesson', 'player'],
    load: () => loadChunk(() => import('@/features/regular-class/syllabus/SyllabusLessonPage')),
  },

  { id: 'courses', path: '/course', access: 'public', section: 'courses', namespaces: ['courses'], kept: true, load: () => loadChunk(() => import('@/features/course/home/CoursesPage')) },
  { id: 'purchasedCourses', path: '/course/subscribed', access: 'region', section: 'courses', namespaces: ['courses'], kept: true, load: () => loadChunk(() => import('@/features/course/purchased/PurchasedCoursesPage')) },
  { id: 'courseGroup', path: '/course/group/:id', access: 'public', section: 'courses', namespaces: ['courses'], kept: true, load: () => loadChunk(() => import('@/features/course/group/CourseGroupPage')) },
  { id: 'courseLearning', path: '/course/learning/:id', access: 'login+region', section: 'learning', namespaces: ['course', 'player', 'rating'], load: () => loadChunk(() => import('@/features/course/lesson/CourseLearningPage')) },
  {
    id: 'courseLearningLesson',
    path: '/course/learning/:id/lesson/:lessonId',
    access: 'login+region',
    section: 'learning',
    namespaces: ['course', 'player', 'rating'],
    load: () => loadChunk(() => import('@/features/course/lesson/CourseLearningPage')),
  },
  { id: 'course', path: '/course/:id', access: 'public', section: 'courses', namespaces: ['course', 'player', 'checkout', 'rating'], load: () => loadChunk(() => import('@/features/course/detail/CoursePage')) },
  { id: 'courseLesson', path: '/course/:id/lesson/:lessonId', access: 'public', section: 'courses', namespaces: ['course', 'player'], load: () => loadChunk(() => import('@/features/course/lesson/CourseLessonPage')) },

  { id: 'bundle', path: '/bundle/:id', access: 'public', namespaces: ['bundle', 'checkout'], load: () => loadChunk(() => import('@/features/bundle/detail/BundlePage')) },
  { id: 'prepack', path: '/prepack/:id', access: 'public', namespaces: ['bundle', 'checkout'], load: () => loadChunk(() => import('@/features/bundle/prepack/PrepackPage')) },
  { id: 'purchaseSingle', path: '/purchase/single/:id', access: 'region', opening: 'checkout', namespaces: ['purchase', 'checkout'], load: () => loadChunk(() => import('@/features/purchase/checkout/SinglePurchasePage')) },
  { id: 'purchaseBundle', path: '/purchase/bundle/:id', access: 'region', opening: 'checkout', namespaces: ['purchase', 'checkout'], load: () => loadChunk(() => import('@/features/purchase/checkout/BundlePurchasePage')) },
  { id: 'purchasePrepack', path: '/purchase/prepack/:id', access: 'region', opening: 'checkout', namespaces: ['purchase', 'checkout'], load: () => loadChunk(() => import('@/features/purchase/checkout/PrepackPurchasePage')) },

  { id: 'instructor', path: '/instructors/:id', access: 'public', namespaces: ['instructors'], load: () => loadChunk(() => import('@/features/instructors/detail/InstructorPage')) },
  { id: 'instructorItems', path: '/instructors/:id/:type', access: 'public', namespaces: ['instructors'], kept: true, load: () => loadChunk(() => import('@/features/instructors/detail/InstructorItemsPage')) },
  { id: 'instructors', path: '/instructors/:type', access: 'public', namespaces: ['instructors'], kept: true, load: () => loadChunk(() => import('@/features/instructors/list/InstructorsPage')) },
  { id: 'tutors', path: '/tutors', access: 'public', namespaces: ['instructors'], kept: true, load: () => loadChunk(() => import('@/features/instructors/tutors/TutorsPage')) },

  { id: 'myLearning', path: '/my-learning', access: 'login', section: 'learning', namespaces: ['learning', 'home'], kept: true, load: () => loadChunk(() => import('@/features/learning/mine/MyLearningPage')) },
  { id: 'continueWatching', path: '/my-learning/continue', access: 'login', section: 'learning', namespaces: ['learning'], kept: true, load: () => loadChunk(() => import('@/features/learning/continue/ContinueWatchingPage')) },
  { id: 'accountSetup', path: '/account/setup', access: 'login', section: 'account', namespaces: ['setup', 'account', 'purchase'], load: () => loadChunk(() => import('@/features/account/setup/SetupPage')) },
  { id: 'login', path: '/login', access: 'public', section: 'account', namespaces: ['account'], load: () => loadChunk(() => import('@/features/account/entrance/LoginPage')) },
  { id: 'signup', path: '/signup', access: 'public', section: 'account', namespaces: ['account'], load: () => loadChunk(() => import('@/features/account/entrance/SignupPage')) },

  ...search,

  { id: 'post', path: '/POST/:id', access: 'public', namespaces: ['academy'], load: () => loadChunk(() => import('@/features/academy/post/PostPage')) },
];
