/** Every call of the API host, one row each: the only place with methods, versions and paths. A row is one line. */

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Version = 2 | 3 | 4 | 5;

interface Endpoint {
  /** Method and path below `/api/`, with `{placeholders}`. */
  call: `${Method} v${Version}/${string}`;
  /** False: the response has no data (204, `{}` or `{"data":null}`), and `read` gets null. */
  data?: false;
  /**
   * For how many days a member's response is stored on the device, to be shown while the network is away: the student's own things and
   * what they have opened. Never a price, a checkout or an order.
   */
  storedDays?: number;
  /**
   * True: a call of members; without a session it is not sent, and fails as a 401. False: a call with which a guest gets
   * a session; it is sent without the token, since one of another tab may have ended. By default a token goes with it.
   */
  session?: boolean;
}

export const endpoints = {
  appLaunch: { call: 'POST v2/app_launch' },
  siteInfo: { call: 'GET v2/web/guest/site_info', storedDays: 30 },
  currentUser: { call: 'GET v2/users/me', storedDays: 30, session: true },
  login: { call: 'POST v2/login', session: false },
  signup: { call: 'POST v2/signup', session: false },
  passwordReset: { call: 'POST v2/password_resets', data: false, session: false },
  logout: { call: 'POST v2/logout', data: false },
  banners: { call: 'GET v3/regions/{region}/banners' },
  heroSections: { call: 'GET v3/web/hero_sections' },
  homePage: { call: 'GET v3/browsing/pages/home_{region}' },
  homeContent: { call: 'GET v3/browsing/pages/{homePageId}/contents' },
  academyPosts: { call: 'GET v3/browsing/specific_posts' },
  academyPost: { call: 'GET v3/browsing/posts/{id}' },
  schoolTypes: { call: 'GET v2/school_types' },
  subjectCategories: { call: 'GET v2/students/subject_categories' },
  updateUser: { call: 'PATCH v2/users/{userId}/update_user_attributes', session: true },
  sendPhoneCode: { call: 'POST v2/users/phone/send_verification', data: false, session: true },
  verifyPhone: { call: 'POST v2/users/{userId}/verify_phone', session: true },
  resendPhoneCode: { call: 'POST v2/users/{userId}/resend_phone_verification', data: false, session: true },
  topicCheckout: { call: 'GET v4/live_topics/{topicId}/checkout_collection' },
  contentCheckouts: { call: 'GET v4/checkout_collections' },
  checkout: { call: 'GET v5/checkout_collections/{id}' },
  checkoutBundle: { call: 'GET v4/checkout_collections/{id}/bundle' },
  createOrder: { call: 'POST v5/orders', session: true },
  orderByKey: { call: 'GET v5/orders', session: true },
  order: { call: 'GET v5/orders/{id}', session: true },
  course: { call: 'GET v3/courses/{id}', storedDays: 30 },
  announcements: { call: 'GET v3/courses/{id}/announcements', storedDays: 30 },
  regionCourses: { call: 'GET v3/regions/{region}/courses' },
  learningCourses: { call: 'GET v3/students/courses/learning_progress', storedDays: 30, session: true },
  purchasedCourses: { call: 'GET v3/students/courses', storedDays: 30, session: true },
  rateCourseLesson: { call: 'POST v3/students/courses/{id}/rating', data: false, session: true },
  rateLiveLesson: { call: 'POST v4/students/live_lessons/{id}/rating', data: false, session: true },
  rateLiveTopic: { call: 'POST v4/students/live_topics/{id}/rating', data: false, session: true },
  courseProgress: { call: 'PUT v3/students/courses/{courseId}/lesson_progresses/{lessonId}', session: true },
  liveProgress: { call: 'PUT v4/students/live_lessons/{id}/lesson_progresses', session: true },
  courses: { call: 'GET v3/courses' },
  freeRecommendCourses: { call: 'GET v3/courses/free_recommend' },
  courseGroup: { call: 'GET v3/course_groups/{groupId}/courses' },
  coursePromotion: { call: 'GET v3/web/course_promotion' },
  livePromotion: { call: 'GET v3/web/live_promotion' },
  gradeLevels: { call: 'GET v3/regions/{region}/grade_levels', storedDays: 30 },
  liveGradeLevels: { call: 'GET v4/regions/{region}/live_grade_levels', storedDays: 30 },
  liveTopics: { call: 'GET v4/regions/{region}/live_topics' },
  upcomingLessons: { call: 'GET v4/regions/{region}/live_lessons/upcoming' },
  liveTopic: { call: 'GET v4/live_topics/{topicId}', storedDays: 30 },
  saveLesson: { call: 'POST v4/students/live_lessons/{id}/save', data: false, session: true },
  removeLesson: { call: 'POST v4/students/live_lessons/{id}/remove', data: false, session: true },
  scheduleUpcoming: { call: 'GET v4/students/regular_classes/schedule/upcoming', storedDays: 30, session: true },
  schedulePast: { call: 'GET v4/students/regular_classes/schedule/past', storedDays: 30, session: true },
  subscribedTopics: { call: 'GET v4/students/regular_classes', storedDays: 30, session: true },
  marquee: { call: 'GET v2/web/web_marquee/{page}' },
  instructor: { call: 'GET v3/instructors/{id}', storedDays: 30 },
  instructorCourses: { call: 'GET v3/instructors/{id}/courses' },
  instructorLiveTopics: { call: 'GET v3/instructors/{id}/live_topics' },
  instructors: { call: 'GET v3/instructors', storedDays: 30 },
  upNext: { call: 'GET v3/students/contents/up_next', storedDays: 30, session: true },
  continueWatching: { call: 'GET v3/students/contents/continue_watching', storedDays: 30, session: true },
  freeCourses: { call: 'GET v3/courses/free', storedDays: 30 },
  freeLiveTopics: { call: 'GET v4/live_topics/free', storedDays: 30 },
  upsellBanner: { call: 'GET v2/upsell_banner' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

type Placeholders<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** `{ path: { id } }` for a row with placeholders, no `path` for one without. */
export type PathOption<Name extends EndpointName> = Name extends EndpointName
  ? [Placeholders<(typeof endpoints)[Name]['call']>] extends [never]
    ? { path?: never }
    : { path: Record<Placeholders<(typeof endpoints)[Name]['call']>, string | number> }
  : never;

/** Returns the method of the row's call, and its path with the version and `{placeholders}`: `v3/courses/{id}`. */
export function splitCall(name: EndpointName): { method: Method; path: string } {
  const [method, path] = endpoints[name].call.split(' ') as [Method, string];
  return { method, path };
}

/** Returns whether the row's response has no data. */
export function hasNoData(name: EndpointName): boolean {
  const row: Endpoint = endpoints[name];
  return row.data === false;
}

/** Returns for how many days the row's response is stored; 0: it is not. */
export function storedDaysOf(name: EndpointName): number {
  const row: Endpoint = endpoints[name];
  return row.storedDays ?? 0;
}

/** Returns whether the row's call is sent with the visitor's token. */
export function isSentWithToken(name: EndpointName): boolean {
  const row: Endpoint = endpoints[name];
  return row.session !== false;
}

/** Returns whether the row's call requires a session. */
export function needsSession(name: EndpointName): boolean {
  const row: Endpoint = endpoints[name];
  return row.session === true;
}
