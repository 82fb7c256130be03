import { describe, expect, it } from 'vitest';
import { answersNothing, type EndpointName, endpoints, needsSession } from './endpoints';

/** The API contract as literals, so that a mistake in the table fails the test. */
const contract: Record<EndpointName, string> = {
  appLaunch: 'POST /api/v2/app_launch',
  siteInfo: 'GET /api/v2/web/guest/site_info',
  currentUser: 'GET /api/v2/users/me',
  login: 'POST /api/v2/login',
  signup: 'POST /api/v2/signup',
  passwordReset: 'POST /api/v2/password_resets',
  logout: 'POST /api/v2/logout',
  banners: 'GET /api/v3/regions/{region}/banners',
  heroSections: 'GET /api/v3/web/hero_sections',
  homePage: 'GET /api/v3/browsing/pages/home_{region}',
  homeContent: 'GET /api/v3/browsing/pages/{homePageId}/contents',
  academyPosts: 'GET /api/v3/browsing/specific_posts',
  academyPost: 'GET /api/v3/browsing/posts/{id}',
  schoolTypes: 'GET /api/v2/school_types',
  subjectCategories: 'GET /api/v2/students/subject_categories',
  updateUser: 'PATCH /api/v2/users/{userId}/update_user_attributes',
  sendPhoneCode: 'POST /api/v2/users/phone/send_verification',
  verifyPhone: 'POST /api/v2/users/{userId}/verify_phone',
  resendPhoneCode: 'POST /api/v2/users/{userId}/resend_phone_verification',
  topicCheckout: 'GET /api/v4/live_topics/{topicId}/checkout_collection',
  contentCheckouts: 'GET /api/v4/checkout_collections',
  checkout: 'GET /api/v5/checkout_collections/{id}',
  checkoutBundle: 'GET /api/v4/checkout_collections/{id}/bundle',
  createOrder: 'POST /api/v5/orders',
  orderByKey: 'GET /api/v5/orders',
  order: 'GET /api/v5/orders/{id}',
  course: 'GET /api/v3/courses/{id}',
  announcements: 'GET /api/v3/courses/{id}/announcements',
  regionCourses: 'GET /api/v3/regions/{region}/courses',
  learningCourses: 'GET /api/v3/students/courses/learning_progress',
  purchasedCourses: 'GET /api/v3/students/courses',
  rateCourseLesson: 'POST /api/v3/students/courses/{id}/rating',
  rateLiveLesson: 'POST /api/v4/students/live_lessons/{id}/rating',
  rateLiveTopic: 'POST /api/v4/students/live_topics/{id}/rating',
  courseProgress: 'PUT /api/v3/students/courses/{courseId}/lesson_progresses/{lessonId}',
  liveProgress: 'PUT /api/v4/students/live_lessons/{id}/lesson_progresses',
  courses: 'GET /api/v3/courses',
  freeRecommendCourses: 'GET /api/v3/courses/free_recommend',
  courseGroup: 'GET /api/v3/course_groups/{groupId}/courses',
  coursePromotion: 'GET /api/v3/web/course_promotion',
  livePromotion: 'GET /api/v3/web/live_promotion',
  gradeLevels: 'GET /api/v3/regions/{region}/grade_levels',
  liveGradeLevels: 'GET /api/v4/regions/{region}/live_grade_levels',
  liveTopics: 'GET /api/v4/regions/{region}/live_topics',
  upcomingLessons: 'GET /api/v4/regions/{region}/live_lessons/upcoming',
  liveTopic: 'GET /api/v4/live_topics/{topicId}',
  saveLesson: 'POST /api/v4/students/live_lessons/{id}/save',
  removeLesson: 'POST /api/v4/students/live_lessons/{id}/remove',
  scheduleUpcoming: 'GET /api/v4/students/regular_classes/schedule/upcoming',
  schedulePast: 'GET /api/v4/students/regular_classes/schedule/past',
  subscribedTopics: 'GET /api/v4/students/regular_classes',
  marquee: 'GET /api/v2/web/web_marquee/{page}',
  instructor: 'GET /api/v3/instructors/{id}',
  instructorCourses: 'GET /api/v3/instructors/{id}/courses',
  instructorLiveTopics: 'GET /api/v3/instructors/{id}/live_topics',
  instructors: 'GET /api/v3/instructors',
  upNext: 'GET /api/v3/students/contents/up_next',
  continueWatching: 'GET /api/v3/students/contents/continue_watching',
  freeCourses: 'GET /api/v3/courses/free',
  freeLiveTopics: 'GET /api/v4/live_topics/free',
  upsellBanner: 'GET /api/v2/upsell_banner',
};

const withoutData = [
  'passwordReset',
  'logout',
  'sendPhoneCode',
  'resendPhoneCode',
  'rateCourseLesson',
  'rateLiveLesson',
  'rateLiveTopic',
  'saveLesson',
  'removeLesson',
];

const forSessions = [
  'currentUser',
  'updateUser',
  'sendPhoneCode',
  'verifyPhone',
  'resendPhoneCode',
  'createOrder',
  'orderByKey',
  'order',
  'learningCourses',
  'purchasedCourses',
  'rateCourseLesson',
  'rateLiveLesson',
  'rateLiveTopic',
  'courseProgress',
  'liveProgress',
  'saveLesson',
  'removeLesson',
  'scheduleUpcoming',
  'schedulePast',
  'subscribedTopics',
  'upNext',
  'continueWatching',
];

describe('endpoint table', () => {
  it('has every row of the contract, with its method and full path, and no other', () => {
    const table = Object.entries(endpoints).map(([name, row]) => [
      name,
      `${row.method} /api/v${row.version}/${row.path}`,
    ]);
    expect(Object.fromEntries(table)).toEqual(contract);
  });

  it('knows the rows that answer without data', () => {
    expect((Object.keys(endpoints) as EndpointName[]).filter(answersNothing).sort()).toEqual(withoutData.sort());
  });
  it('knows the rows that only a session is answered', () => {
    expect((Object.keys(endpoints) as EndpointName[]).filter(needsSession).sort()).toEqual(forSessions.sort());
  });
});
