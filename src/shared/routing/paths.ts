/** Builds the path of every page below the locale: one builder for each route, named after the route's `id`. */
import type { InstructorType } from '@/shared/lib/ids';

/** Appends `next`, a path with its locale, query and hash; null appends nothing. */
const withNext = (path: string, next: string | null) =>
  next === null ? path : `${path}?next=${encodeURIComponent(next)}`;

export const paths = {
  home: () => '/',

  regularClass: () => '/regular-class',
  upcoming: () => '/regular-class/upcoming',
  topics: () => '/regular-class/topics',
  schedule: () => '/regular-class/schedule',
  subscribed: () => '/regular-class/subscribed',
  topic: (id: number) => `/regular-class/topics/${id}`,
  liveLesson: (topicId: number, lessonId: number) => `/regular-class/topics/${topicId}/lesson/${lessonId}`,
  /** A lesson of the syllabus; its ids are not those of live lessons. */
  syllabusLesson: (topicId: number, lessonId: number) => `/regular-class/topics/${topicId}/syllabus-lesson/${lessonId}`,

  courses: () => '/course',
  purchasedCourses: () => '/course/subscribed',
  courseGroup: (id: number) => `/course/group/${id}`,
  courseLearning: (id: number) => `/course/learning/${id}`,
  courseLearningLesson: (courseId: number, lessonId: number) => `/course/learning/${courseId}/lesson/${lessonId}`,
  course: (id: number) => `/course/${id}`,
  courseLesson: (courseId: number, lessonId: number) => `/course/${courseId}/lesson/${lessonId}`,

  bundle: (id: number) => `/bundle/${id}`,
  prepack: (id: number) => `/prepack/${id}`,
  purchaseSingle: (id: number) => `/purchase/single/${id}`,
  purchaseBundle: (id: number) => `/purchase/bundle/${id}`,
  purchasePrepack: (id: number) => `/purchase/prepack/${id}`,

  instructor: (id: number) => `/instructors/${id}`,
  instructorItems: (id: number, type: InstructorType) => `/instructors/${id}/${type}`,
  instructors: (type: InstructorType) => `/instructors/${type}`,
  tutors: () => '/tutors',

  myLearning: () => '/my-learning',
  continueWatching: () => '/my-learning/continue',
  notes: () => '/my-learning/notes',
  /** The profile set-up, followed by `next`. */
  accountSetup: (next: string | null = null) => withNext('/account/setup', next),
  /** The login, followed by `next`. */
  login: (next: string | null = null) => withNext('/login', next),
  /** The sign-up, followed by `next`. */
  signup: (next: string | null = null) => withNext('/signup', next),

  /** Results of a text; '' for none yet. */
  search: (text = '') => (text === '' ? '/search' : `/search?q=${encodeURIComponent(text)}`),

  post: (id: number) => `/POST/${id}`,
} as const;

/** Returns the path of the receipts of this device, a section of the account's page; with an order's id, of its receipt. */
export const receiptsPath = (orderId: string | null = null): string =>
  `${paths.accountSetup()}?section=receipts${orderId === null ? '' : `&order=${encodeURIComponent(orderId)}`}`;
