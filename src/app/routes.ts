/** All routes in one table: path below the locale, who may open it, the lazy page and its namespaces. */
import { loadChunk } from '@/shared/chunk/loadChunk';
import type { PageModule } from './routing/page';

export type Access = 'public' | 'login' | 'region' | 'login+region';

export interface Route {
  readonly id: string;
  readonly path: string;
  readonly access: Access;
  readonly load: () => Promise<PageModule>;
  readonly namespaces?: readonly string[];
  /** The entry of the main navigation that is marked as current. */
  readonly section?: 'home' | 'classes' | 'courses' | 'learning' | 'account';
}

/** All routes. Paths are case-sensitive; a literal segment wins over an `:id`. */
export const routes: readonly Route[] = [
  { id: 'home', path: '/', access: 'public', section: 'home', namespaces: ['home'], load: () => loadChunk(() => import('@/features/home/pages/HomePage')) },

  { id: 'regularClass', path: '/regular-class', access: 'public', section: 'classes', namespaces: ['classes'], load: () => loadChunk(() => import('@/features/regular-class/pages/RegularClassPage')) },
  { id: 'upcoming', path: '/regular-class/upcoming', access: 'public', section: 'classes', namespaces: ['classes'], load: () => loadChunk(() => import('@/features/regular-class/pages/UpcomingLessonsPage')) },
  { id: 'topics', path: '/regular-class/topics', access: 'public', section: 'classes', namespaces: ['classes'], load: () => loadChunk(() => import('@/features/regular-class/pages/TopicsPage')) },
  { id: 'schedule', path: '/regular-class/schedule', access: 'login', section: 'classes', namespaces: ['classes', 'liveLesson', 'schedule'], load: () => loadChunk(() => import('@/features/regular-class/pages/SchedulePage')) },
  { id: 'subscribed', path: '/regular-class/subscribed', access: 'login', section: 'classes', namespaces: ['schedule', 'rating'], load: () => loadChunk(() => import('@/features/regular-class/pages/SubscribedTopicsPage')) },
  {
    id: 'topic',
    path: '/regular-class/topics/:id',
    access: 'public',
    section: 'classes',
    namespaces: ['topic', 'liveLesson', 'classes', 'checkout', 'rating'],
    load: () => loadChunk(() => import('@/features/regular-class/pages/TopicPage')),
  },
  {
    id: 'liveLesson',
    path: '/regular-class/topics/:id/lesson/:lessonId',
    access: 'public',
    section: 'classes',
    namespaces: ['liveLesson', 'schedule', 'player', 'rating'],
    load: () => loadChunk(() => import('@/features/regular-class/pages/LiveLessonPage')),
  },
  {
    id: 'syllabusLesson',
    path: '/regular-class/topics/:id/syllabus-lesson/:lessonId',
    access: 'public',
    section: 'classes',
    namespaces: ['liveLesson', 'player'],
    load: () => loadChunk(() => import('@/features/regular-class/pages/SyllabusLessonPage')),
  },

  { id: 'courses', path: '/course', access: 'public', section: 'courses', namespaces: ['courses'], load: () => loadChunk(() => import('@/features/course/pages/CoursesPage')) },
  { id: 'purchasedCourses', path: '/course/subscribed', access: 'region', section: 'courses', namespaces: ['courses'], load: () => loadChunk(() => import('@/features/course/pages/PurchasedCoursesPage')) },
  { id: 'courseGroup', path: '/course/group/:id', access: 'public', section: 'courses', namespaces: ['courses'], load: () => loadChunk(() => import('@/features/course/pages/CourseGroupPage')) },
  { id: 'courseLearning', path: '/course/learning/:id', access: 'login+region', section: 'learning', namespaces: ['course', 'player', 'rating'], load: () => loadChunk(() => import('@/features/course/pages/CourseLearningPage')) },
  {
    id: 'courseLearningLesson',
    path: '/course/learning/:id/lesson/:lessonId',
    access: 'login+region',
    section: 'learning',
    namespaces: ['course', 'player', 'rating'],
    load: () => loadChunk(() => import('@/features/course/pages/CourseLearningPage')),
  },
  { id: 'course', path: '/course/:id', access: 'public', section: 'courses', namespaces: ['course', 'player', 'checkout', 'rating'], load: () => loadChunk(() => import('@/features/course/pages/CoursePage')) },
  { id: 'courseLesson', path: '/course/:id/lesson/:lessonId', access: 'public', section: 'courses', namespaces: ['course', 'player'], load: () => loadChunk(() => import('@/features/course/pages/CourseLessonPage')) },

  { id: 'bundle', path: '/bundle/:id', access: 'public', namespaces: ['bundle', 'checkout'], load: () => loadChunk(() => import('@/features/bundle/pages/BundlePage')) },
  { id: 'prepack', path: '/prepack/:id', access: 'public', namespaces: ['bundle', 'checkout'], load: () => loadChunk(() => import('@/features/bundle/pages/PrepackPage')) },
  { id: 'purchaseSingle', path: '/purchase/single/:id', access: 'region', namespaces: ['purchase', 'checkout'], load: () => loadChunk(() => import('@/features/purchase/pages/SinglePurchasePage')) },
  { id: 'purchaseBundle', path: '/purchase/bundle/:id', access: 'region', namespaces: ['purchase', 'checkout'], load: () => loadChunk(() => import('@/features/purchase/pages/BundlePurchasePage')) },
  { id: 'purchasePrepack', path: '/purchase/prepack/:id', access: 'region', namespaces: ['purchase', 'checkout'], load: () => loadChunk(() => import('@/features/purchase/pages/PrepackPurchasePage')) },

  { id: 'instructor', path: '/instructors/:id', access: 'public', namespaces: ['instructors'], load: () => loadChunk(() => import('@/features/instructors/pages/InstructorPage')) },
  { id: 'instructorItems', path: '/instructors/:id/:type', access: 'public', namespaces: ['instructors'], load: () => loadChunk(() => import('@/features/instructors/pages/InstructorItemsPage')) },
  { id: 'instructors', path: '/instructors/:type', access: 'public', namespaces: ['instructors'], load: () => loadChunk(() => import('@/features/instructors/pages/InstructorsPage')) },
  { id: 'tutors', path: '/tutors', access: 'public', namespaces: ['instructors'], load: () => loadChunk(() => import('@/features/instructors/pages/TutorsPage')) },

  { id: 'myLearning', path: '/my-learning', access: 'login', section: 'learning', namespaces: ['learning', 'home'], load: () => loadChunk(() => import('@/features/learning/pages/MyLearningPage')) },
  { id: 'continueWatching', path: '/my-learning/continue', access: 'login', section: 'learning', namespaces: ['learning'], load: () => loadChunk(() => import('@/features/learning/pages/ContinueWatchingPage')) },
  { id: 'accountSetup', path: '/account/setup', access: 'login', section: 'account', namespaces: ['setup', 'account'], load: () => loadChunk(() => import('@/features/account/pages/SetupPage')) },
  { id: 'login', path: '/login', access: 'public', section: 'account', namespaces: ['account'], load: () => loadChunk(() => import('@/features/account/pages/LoginPage')) },
  { id: 'signup', path: '/signup', access: 'public', section: 'account', namespaces: ['account'], load: () => loadChunk(() => import('@/features/account/pages/SignupPage')) },

  { id: 'post', path: '/POST/:id', access: 'public', namespaces: ['academy'], load: () => loadChunk(() => import('@/features/academy/pages/PostPage')) },
];
