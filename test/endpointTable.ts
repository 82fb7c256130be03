/**
 * Every call of the API contract, as literals: the tests compare the app's endpoints and the mock backend with it, so
 * nothing here is imported from either.
 */
export interface ContractCall {
  /** Method and path below `/api/`, with `{placeholders}`. */
  readonly call: string;
  /**
   * A call as the app sends it from the page of its first row in `test/faults/rows.ts`, in the API's spelling: values of
   * the placeholders (the tests know those that are missing here), the exact query without the language, the body.
   */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: object;
  /** Only a session is answered. */
  readonly session?: true;
  /** Keys of the response's data; null: no data. */
  readonly keys: readonly string[] | null;
}

/** Calls of a session are in an order in which they can be made. */
export const endpointTable = {
  appLaunch: { call: 'POST v2/app_launch', body: { lang: 'en-hk' }, keys: ['server_time', 'user'] },
  siteInfo: {
    call: 'GET v2/web/guest/site_info',
    keys: [
      'faq',
      'offering',
      'multiple_offering_mode',
      'regular_class_campaign_links',
      'course_campaign_links',
      'activity_links',
      'show_instructor_btn',
      'footer_faq',
    ],
  },
  login: {
    call: 'POST v2/login',
    body: { email: 'student@lantern.example', password: 'lantern-demo' },
    keys: ['token', 'user'],
  },
  signup: {
    call: 'POST v2/signup',
    body: { first_name: 'Ada', last_name: 'Ng', email: 'ada@lantern.example', password: 'long-enough' },
    keys: ['token', 'user'],
  },
  passwordReset: { call: 'POST v2/password_resets', body: { email: 'student@lantern.example' }, keys: null },
  banners: {
    call: 'GET v3/regions/{region}/banners',
    values: { region: 'hk' },
    query: 'limit=10&section_name=regular_class',
    keys: ['banners'],
  },
  heroSections: { call: 'GET v3/web/hero_sections', query: 'region=hk', keys: ['hero_sections'] },
  homePage: { call: 'GET v3/browsing/pages/home_{region}', values: { region: 'hk' }, keys: ['id'] },
  homeContent: {
    call: 'GET v3/browsing/pages/{homePageId}/contents',
    values: { homePageId: 1 },
    keys: ['regular_classes', 'courses', 'bundles', 'course_groups'],
  },
  academyPosts: { call: 'GET v3/browsing/specific_posts', query: 'query_type=latest&page_id=1', keys: ['posts'] },
  academyPost: { call: 'GET v3/browsing/posts/{id}', values: { id: 1 }, keys: ['post'] },
  schoolTypes: { call: 'GET v2/school_types', keys: ['school_types'] },
  subjectCategories: {
    call: 'GET v2/students/subject_categories',
    query: 'grade_level_id=10',
    keys: ['subject_categories'],
  },
  topicCheckout: {
    call: 'GET v4/live_topics/{topicId}/checkout_collection',
    values: { topicId: 1 },
    keys: ['checkout_collection'],
  },
  contentCheckouts: {
    call: 'GET v4/checkout_collections',
    query: 'content_type=course&content_id=101',
    keys: ['checkout_collections'],
  },
  checkout: { call: 'GET v5/checkout_collections/{id}', values: { id: 6001 }, keys: ['checkout_collection'] },
  checkoutBundle: { call: 'GET v4/checkout_collections/{id}/bundle', values: { id: 6001 }, keys: ['bundle_options'] },
  course: { call: 'GET v3/courses/{id}', values: { id: 101 }, keys: ['course'] },
  announcements: {
    call: 'GET v3/courses/{id}/announcements',
    values: { id: 201 },
    query: 'page=1&size_per_page=3',
    keys: ['announcements', 'current_page', 'total_pages'],
  },
  regionCourses: {
    call: 'GET v3/regions/{region}/courses',
    values: { region: 'hk' },
    query: 'page=1&size_per_page=20',
    keys: ['courses', 'total_pages'],
  },
  courses: {
    call: 'GET v3/courses',
    query: 'page=1&size_per_page=8',
    keys: ['courses', 'lead_groups', 'course_group', 'total_pages'],
  },
  freeRecommendCourses: {
    call: 'GET v3/courses/free_recommend',
    query: 'page=1&size_per_page=8',
    keys: ['free_recommend_courses'],
  },
  courseGroup: {
    call: 'GET v3/course_groups/{groupId}/courses',
    values: { groupId: 2 },
    query: 'page=1&size_per_page=24',
    keys: ['courses', 'course_group', 'current_page', 'total_pages'],
  },
  coursePromotion: { call: 'GET v3/web/course_promotion', keys: ['promotion'] },
  livePromotion: { call: 'GET v3/web/live_promotion', keys: ['promotion'] },
  gradeLevels: {
    call: 'GET v3/regions/{region}/grade_levels',
    values: { region: 'hk' },
    query: 'content_type=course',
    keys: ['grade_levels'],
  },
  liveGradeLevels: {
    call: 'GET v4/regions/{region}/live_grade_levels',
    values: { region: 'hk' },
    keys: ['grade_levels'],
  },
  liveTopics: {
    call: 'GET v4/regions/{region}/live_topics',
    values: { region: 'hk' },
    query: 'limit=4',
    keys: ['live_topics', 'current_page', 'total_pages'],
  },
  upcomingLessons: {
    call: 'GET v4/regions/{region}/live_lessons/upcoming',
    values: { region: 'hk' },
    query: 'page=1&size_per_page=4',
    keys: ['live_lessons', 'total_pages'],
  },
  liveTopic: {
    call: 'GET v4/live_topics/{topicId}',
    values: { topicId: 1 },
    query: 'region_name=hk',
    keys: ['live_topic'],
  },
  marquee: {
    call: 'GET v2/web/web_marquee/{page}',
    values: { page: 'home' },
    query: 'region_name=hk',
    keys: ['marquee'],
  },
  instructor: { call: 'GET v3/instructors/{id}', values: { id: 3 }, keys: ['instructor', 'about'] },
  instructorCourses: { call: 'GET v3/instructors/{id}/courses', values: { id: 3 }, keys: ['courses'] },
  instructorLiveTopics: { call: 'GET v3/instructors/{id}/live_topics', values: { id: 3 }, keys: ['live_topics'] },
  instructors: { call: 'GET v3/instructors', query: 'page=1&size_per_page=5', keys: ['instructors', 'total_pages'] },
  freeCourses: { call: 'GET v3/courses/free', query: 'limit=8', keys: ['free_courses'] },
  freeLiveTopics: { call: 'GET v4/live_topics/free', query: 'limit=8', keys: ['free_live_topics'] },
  upsellBanner: { call: 'GET v2/upsell_banner', query: 'page=home&region_name=hk', keys: ['upsell_banner'] },
  logout: { call: 'POST v2/logout', keys: null },
  currentUser: { call: 'GET v2/users/me', session: true, keys: ['user'] },
  updateUser: {
    call: 'PATCH v2/users/{userId}/update_user_attributes',
    body: { data: { ranking: 'top' } },
    session: true,
    keys: ['user'],
  },
  sendPhoneCode: {
    call: 'POST v2/users/phone/send_verification',
    body: { country_code: '852', phone_number: '91234567' },
    session: true,
    keys: null,
  },
  resendPhoneCode: { call: 'POST v2/users/{userId}/resend_phone_verification', session: true, keys: null },
  verifyPhone: {
    call: 'POST v2/users/{userId}/verify_phone',
    body: { phone_code: '123456' },
    session: true,
    keys: ['user'],
  },
  createOrder: {
    call: 'POST v5/orders',
    body: {
      checkout_collection_id: 3201,
      plan_id: 'plan-3201',
      items: [],
      idempotency_key: 'key-1',
      return_url: 'http://app.test/en-hk',
      expected_price: 0,
      currency: 'HKD',
    },
    session: true,
    keys: ['order'],
  },
  orderByKey: { call: 'GET v5/orders', query: 'idempotency_key=key-1', session: true, keys: ['order'] },
  order: { call: 'GET v5/orders/{id}', session: true, keys: ['order'] },
  learningCourses: {
    call: 'GET v3/students/courses/learning_progress',
    query: 'page=1&size_per_page=8&status=active',
    session: true,
    keys: ['courses', 'total_pages'],
  },
  purchasedCourses: {
    call: 'GET v3/students/courses',
    query: 'page=1&size_per_page=8',
    session: true,
    keys: ['courses', 'current_page', 'total_pages'],
  },
  rateCourseLesson: {
    call: 'POST v3/students/courses/{id}/rating',
    values: { id: 401 },
    body: { lesson_id: 40_108, stars: 5, comment: 'Clear' },
    session: true,
    keys: null,
  },
  rateLiveLesson: {
    call: 'POST v4/students/live_lessons/{id}/rating',
    values: { id: 101 },
    body: { stars: 5, comment: 'Clear' },
    session: true,
    keys: null,
  },
  rateLiveTopic: {
    call: 'POST v4/students/live_topics/{id}/rating',
    values: { id: 1 },
    body: { stars: 5, comment: 'Clear' },
    session: true,
    keys: null,
  },
  courseProgress: {
    call: 'PUT v3/students/courses/{courseId}/lesson_progresses/{lessonId}',
    values: { courseId: 401, lessonId: 40_108 },
    body: { progress_duration: 40 },
    session: true,
    keys: ['lesson'],
  },
  liveProgress: {
    call: 'PUT v4/students/live_lessons/{id}/lesson_progresses',
    values: { id: 101 },
    body: { progress_duration: 40 },
    session: true,
    keys: ['live_lesson'],
  },
  saveLesson: { call: 'POST v4/students/live_lessons/{id}/save', values: { id: 101 }, session: true, keys: null },
  removeLesson: { call: 'POST v4/students/live_lessons/{id}/remove', values: { id: 101 }, session: true, keys: null },
  scheduleUpcoming: {
    call: 'GET v4/students/regular_classes/schedule/upcoming',
    query: 'page=1&size_per_page=15',
    session: true,
    keys: ['live_lessons', 'total_pages'],
  },
  schedulePast: {
    call: 'GET v4/students/regular_classes/schedule/past',
    query: 'page=1&size_per_page=15',
    session: true,
    keys: ['live_lessons', 'total_pages'],
  },
  subscribedTopics: {
    call: 'GET v4/students/regular_classes',
    query: 'page=1&size_per_page=6',
    session: true,
    keys: ['live_topics', 'current_page', 'total_pages'],
  },
  upNext: { call: 'GET v3/students/contents/up_next', session: true, keys: ['course_lesson', 'live_lesson'] },
  continueWatching: {
    call: 'GET v3/students/contents/continue_watching',
    query: 'page=1&size_per_page=8',
    session: true,
    keys: ['user_contents', 'current_page', 'total_pages'],
  },
} as const satisfies Record<string, ContractCall>;

export type ContractName = keyof typeof endpointTable;
export const contractCalls: readonly (readonly [ContractName, ContractCall])[] = Object.entries(endpointTable) as [
  ContractName,
  ContractCall,
][];

/** Returns the path of a call without its query; a placeholder without a value stays. */
export const pathOfCall = ({ call }: ContractCall, values: ContractCall['values'] = {}): string =>
  (call.split(' ')[1] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
