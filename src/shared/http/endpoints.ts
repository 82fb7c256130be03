/** Every call of the API host, one row each: the only place with methods, versions and paths. */

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Endpoint {
  method: Method;
  version: 2 | 3 | 4 | 5;
  /** Path behind `/api/v{version}/`, with `{placeholders}`. */
  path: string;
  /** `none`: the response has no data (204, `{}` or `{"data":null}`), and `read` gets null. */
  response?: 'none';
  /**
   * For how many days a member's response is kept, to be shown while the network is away: the student's own things and what they have
   * opened. Never a price, a checkout or an order.
   */
  keep?: number;
}

export const endpoints = {
  appLaunch: { method: 'POST', version: 2, path: 'app_launch' },
  siteInfo: { method: 'GET', version: 2, path: 'web/guest/site_info', keep: 30 },
  currentUser: { method: 'GET', version: 2, path: 'users/me', keep: 30 },
  login: { method: 'POST', version: 2, path: 'login' },
  signup: { method: 'POST', version: 2, path: 'signup' },
  passwordReset: { method: 'POST', version: 2, path: 'password_resets', response: 'none' },
  logout: { method: 'POST', version: 2, path: 'logout', response: 'none' },
  banners: { method: 'GET', version: 3, path: 'regions/{region}/banners' },
  heroSections: { method: 'GET', version: 3, path: 'web/hero_sections' },
  homePage: { method: 'GET', version: 3, path: 'browsing/pages/home_{region}' },
  homeContent: { method: 'GET', version: 3, path: 'browsing/pages/{homePageId}/contents' },
  academyPosts: { method: 'GET', version: 3, path: 'browsing/specific_posts' },
  academyPost: { method: 'GET', version: 3, path: 'browsing/posts/{id}' },
  schoolTypes: { method: 'GET', version: 2, path: 'school_types' },
  subjectCategories: { method: 'GET', version: 2, path: 'students/subject_categories' },
  updateUser: { method: 'PATCH', version: 2, path: 'users/{userId}/update_user_attributes' },
  sendPhoneCode: { method: 'POST', version: 2, path: 'users/phone/send_verification', response: 'none' },
  verifyPhone: { method: 'POST', version: 2, path: 'users/{userId}/verify_phone' },
  resendPhoneCode: { method: 'POST', version: 2, path: 'users/{userId}/resend_phone_verification', response: 'none' },
  topicCheckout: { method: 'GET', version: 4, path: 'live_topics/{topicId}/checkout_collection' },
  contentCheckouts: { method: 'GET', version: 4, path: 'checkout_collections' },
  checkout: { method: 'GET', version: 5, path: 'checkout_collections/{id}' },
  checkoutBundle: { method: 'GET', version: 4, path: 'checkout_collections/{id}/bundle' },
  createOrder: { method: 'POST', version: 5, path: 'orders' },
  orderByKey: { method: 'GET', version: 5, path: 'orders' },
  order: { method: 'GET', version: 5, path: 'orders/{id}' },
  course: { method: 'GET', version: 3, path: 'courses/{id}', keep: 30 },
  announcements: { method: 'GET', version: 3, path: 'courses/{id}/announcements', keep: 30 },
  regionCourses: { method: 'GET', version: 3, path: 'regions/{region}/courses' },
  learningCourses: { method: 'GET', version: 3, path: 'students/courses/learning_progress', keep: 30 },
  purchasedCourses: { method: 'GET', version: 3, path: 'students/courses', keep: 30 },
  rateCourseLesson: { method: 'POST', version: 3, path: 'students/courses/{id}/rating', response: 'none' },
  rateLiveLesson: { method: 'POST', version: 4, path: 'students/live_lessons/{id}/rating', response: 'none' },
  rateLiveTopic: { method: 'POST', version: 4, path: 'students/live_topics/{id}/rating', response: 'none' },
  courseProgress: { method: 'PUT', version: 3, path: 'students/courses/{courseId}/lesson_progresses/{lessonId}' },
  liveProgress: { method: 'PUT', version: 4, path: 'students/live_lessons/{id}/lesson_progresses' },
  courses: { method: 'GET', version: 3, path: 'courses' },
  freeRecommendCourses: { method: 'GET', version: 3, path: 'courses/free_recommend' },
  courseGroup: { method: 'GET', version: 3, path: 'course_groups/{groupId}/courses' },
  coursePromotion: { method: 'GET', version: 3, path: 'web/course_promotion' },
  livePromotion: { method: 'GET', version: 3, path: 'web/live_promotion' },
  gradeLevels: { method: 'GET', version: 3, path: 'regions/{region}/grade_levels', keep: 30 },
  liveGradeLevels: { method: 'GET', version: 4, path: 'regions/{region}/live_grade_levels', keep: 30 },
  liveTopics: { method: 'GET', version: 4, path: 'regions/{region}/live_topics' },
  upcomingLessons: { method: 'GET', version: 4, path: 'regions/{region}/live_lessons/upcoming' },
  liveTopic: { method: 'GET', version: 4, path: 'live_topics/{topicId}', keep: 30 },
  saveLesson: { method: 'POST', version: 4, path: 'students/live_lessons/{id}/save', response: 'none' },
  removeLesson: { method: 'POST', version: 4, path: 'students/live_lessons/{id}/remove', response: 'none' },
  scheduleUpcoming: { method: 'GET', version: 4, path: 'students/regular_classes/schedule/upcoming', keep: 30 },
  schedulePast: { method: 'GET', version: 4, path: 'students/regular_classes/schedule/past', keep: 30 },
  subscribedTopics: { method: 'GET', version: 4, path: 'students/regular_classes', keep: 30 },
  marquee: { method: 'GET', version: 2, path: 'web/web_marquee/{page}' },
  instructor: { method: 'GET', version: 3, path: 'instructors/{id}', keep: 30 },
  instructorCourses: { method: 'GET', version: 3, path: 'instructors/{id}/courses' },
  instructorLiveTopics: { method: 'GET', version: 3, path: 'instructors/{id}/live_topics' },
  instructors: { method: 'GET', version: 3, path: 'instructors', keep: 30 },
  upNext: { method: 'GET', version: 3, path: 'students/contents/up_next', keep: 30 },
  continueWatching: { method: 'GET', version: 3, path: 'students/contents/continue_watching', keep: 30 },
  freeCourses: { method: 'GET', version: 3, path: 'courses/free', keep: 30 },
  freeLiveTopics: { method: 'GET', version: 4, path: 'live_topics/free', keep: 30 },
  upsellBanner: { method: 'GET', version: 2, path: 'upsell_banner' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

type Placeholders<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** `{ path: { id } }` for a row with placeholders, no `path` for one without. */
export type PathOption<Name extends EndpointName> = Name extends EndpointName
  ? [Placeholders<(typeof endpoints)[Name]['path']>] extends [never]
    ? { path?: never }
    : { path: Record<Placeholders<(typeof endpoints)[Name]['path']>, string | number> }
  : never;

/** Returns whether the row's response has no data. */
export function hasNoData(name: EndpointName): boolean {
  const row: Endpoint = endpoints[name];
  return row.response === 'none';
}

/** Returns for how many days the row's response is kept; 0: it is not. */
export function keepDays(name: EndpointName): number {
  const row: Endpoint = endpoints[name];
  return row.keep ?? 0;
}

/** Calls with which a guest gets a session. A token that has ended, of another tab, would have them refused. */
const entrances: ReadonlySet<EndpointName> = new Set(['login', 'signup', 'passwordReset']);

/** Returns whether the row's call is sent with the visitor's token. */
export const takesToken = (name: EndpointName): boolean => !entrances.has(name);

/**
 * Returns whether the row's call requires a session: those below `students`, `users` and `orders` do, but for the subjects,
 * by which guests filter too.
 */
export function needsSession(name: EndpointName): boolean {
  return /^(students|users|orders)(\/|$)/.test(endpoints[name].path) && name !== 'subjectCategories';
}
