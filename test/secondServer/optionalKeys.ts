/**
 * Two regions of the second server: Japan sends every key of the description, Korea only the required ones, with some objects
 * that are empty. A text is the name of its key.
 */
import { countDown } from './catalogue';
import type { Json } from './requests';

const idOf = (n: number): number => countDown(500 + n);
const time = '2026-11-30T09:00:00+09:00';
const picture = '/pictures/key.svg';
const sizes = { small_url: picture, medium_url: picture, large_url: picture };
const named = { id: idOf(0), name: 'name' };
const titled = { id: idOf(0), title: 'title' };
const pages = { current_page: 1, total_pages: 1 };
const link = { title: 'title', url: '/course' };
const siteInfo = {
  faq: 'faq',
  zendesk_faq_link: 'zendesk_faq_link',
  offering: ['offering'],
  multiple_offering_mode: true,
  regular_class_campaign_links: [link, {}],
  course_campaign_links: [link, {}],
  activity_links: [link, {}],
  show_instructor_btn: { course: true, live_topic: true },
  footer_faq: [link, {}],
};
const subject = { id: idOf(1), name: 'name', key: 'key', description: 'description' };
const user = {
  user_id: 'jp/user_id',
  external_id: 'jp/external_id',
  first_name: 'first_name',
  last_name: 'last_name',
  username: 'username',
  email: 'email@campus.example',
  profile_pic_url: picture,
  role: { name: 'student' },
  role_status: 'role_status',
  region: { name: 'jp' },
  login_type: 'login_type',
  is_now_tv_user: true,
  required_fields: ['role'],
  grade_level: named,
  school_type: named,
  ranking: 'top',
  subjects: [subject, {}],
  phone_number: 'phone_number',
  phone_verified: true,
  faq_links: [link, {}],
};
const banner = { id: idOf(2), title: 'title', image_url: picture, mobile_image_url: picture, link_url: '/course' };
const promotion = { id: idOf(3), title: 'title', description: 'description', image_url: picture, link_url: '/course' };

const instructor = {
  id: idOf(6),
  name: 'name',
  profile_pic_url: picture,
  subjects: [subject, {}],
  instructor_hashtags: ['instructor_hashtag'],
  live_topic_count: 7,
  subject_count: 7,
};
const liveTopicSummary = {
  id: idOf(5),
  name: 'name',
  title: 'title',
  frequency: 'frequency',
  hashtag: 'hashtag',
  content_features: ['content_feature'],
  active: true,
  picture: sizes,
  picture_url: picture,
  live_subject: subject,
  grade_level: named,
  instructors: [instructor, named],
  enroll_status: 'active',
  is_enrolled: true,
  enroll_start_at: time,
  is_rateable: true,
  is_rated: true,
  is_semester: true,
  semester_expired_date: time,
  upcoming_lesson_start_at: time,
  upcoming_lesson_end_at: time,
  average_rate: 5,
  rating_count: 7,
  lessons_amount: 7,
  total_lessons_duration: 7,
};
const courseSummary = {
  id: idOf(10),
  title: 'title',
  picture: sizes,
  lessons_amount: 7,
  content_hashtags: ['content_hashtag'],
  total_lessons_duration: 7,
  enroll_status: 'active',
  enroll_start_at: time,
  average_rate: 5,
  rating_count: 7,
  instructors: [instructor, named],
  grade_level: named,
  subject,
  lead_group: named,
  is_semester: true,
  expire_date: time,
  first_previewable_lesson: { id: idOf(11), title: 'title' },
};
const groupPass = { id: idOf(12), name: 'name', picture_url: picture, lessons_amount: 7 };
const paymentMethod = {
  id: 'jp/id',
  platform: 'platform',
  currency: 'currency',
  display_currency: 'display_currency',
  introductory_price: 7,
  price: 7,
  renewable: true,
};
const plan = {
  id: 'jp/id',
  name: 'name',
  long_description: 'long_description',
  description: 'description',
  question_quota: 7,
  designated_question: true,
  is_focus: true,
  highlight: 'highlight',
  plan_type: 'unlimited',
  contract_period: 'contract_period',
  billing_cycle_per_months: 7,
  has_more_plans: true,
  payment_methods: [paymentMethod, {}],
  pre_discount_price: 7,
  expired_at: time,
  last_day: 'last_day',
};
const offeredBundle = { id: idOf(13), name: 'name', course_amount: 7, picture: sizes };
const checkoutCollection = {
  id: idOf(7),
  name: 'name',
  description: 'description',
  picture: sizes,
  kind: 'single',
  collection_type: 'collection_type',
  subscription_type: 'consumable',
  course_id: idOf(8),
  live_topic_id: idOf(9),
  contents: { courses: [courseSummary], live_topics: [liveTopicSummary], group_passes: [groupPass, {}] },
  plans: [plan, {}],
  bundles: [offeredBundle, named],
  required_options_count: 7,
  has_more_plans: true,
  presale_price: 7,
  presale_expired_at: time,
  is_presale_expired: true,
  enroll_status: 'active',
};
const liveTopicCard = { ...liveTopicSummary, checkout_collection: checkoutCollection };
const courseCard = { ...courseSummary, checkout_collection: checkoutCollection };
const bundle = { ...offeredBundle, checkout_collection: checkoutCollection };
const courseGroup = { id: idOf(14), name: 'name', title: 'title', description: 'description' };
const homeContent = {
  regular_classes: [liveTopicCard],
  courses: [courseCard],
  bundles: [bundle],
  course_groups: [courseGroup, {}],
};
const postCard = {
  id: idOf(15),
  title: 'title',
  summary: 'summary',
  content: 'content',
  image_url: picture,
  published_at: time,
};
const post = { ...postCard, related_posts: [postCard] };
const marquee = { id: idOf(16), text: 'text', link_url: '/course' };
const upsellBanner = { id: idOf(17), title: 'title', image_url: picture, link_url: '/course' };
const subjectCategory = { id: idOf(18), name: 'name', subjects: [subject, {}] };
const caption = { lang: 'lang', label: 'label', url: '/course' };
const chapter = { seconds: 7, description: 'description' };
const material = {
  id: idOf(20),
  name: 'name',
  material_types: ['material_type'],
  url: '/course',
  owner_type: 'topic',
  lesson_name: 'lesson_name',
};
const courseLesson = {
  id: idOf(19),
  title: 'title',
  content: 'content',
  detail_info: 'detail_info',
  coming_soon: true,
  estimated_upload_date: time,
  duration: 7,
  video_id: 'jp/video_id',
  video_source: 'hls',
  captions: [caption, {}],
  video_timestamps: [chapter, {}],
  materials: [material, {}],
  preview: true,
  is_trailer: true,
  is_rated: true,
  status: 'not_started',
  progress_duration: 7,
  learning_progress: 1,
  is_completed: true,
};
const faq = { id: idOf(21), title: 'title', description: 'description' };
const rating = { username: 'username', star: 5, comment: 'comment' };
const notebook = {
  id: idOf(22),
  title: 'title',
  description: ['description'],
  picture_url: picture,
  connection_url: '/course',
};
const highlight = { icon_url: picture, content: 'content', description: 'description' };
const announcement = { id: idOf(23), title: 'title', content: 'content', published_at: time };
const course = {
  ...courseCard,
  description: 'description',
  detail_info: 'detail_info',
  meta_title: 'meta_title',
  meta_description: 'meta_description',
  banner_image_url: picture,
  lessons: [courseLesson, {}],
  learning_progress: 1,
  video_id: 'jp/video_id',
  video_source: 'hls',
  video_duration: 7,
  faq: [faq, {}],
  feedbacks: [rating, {}],
  ratings: [rating, {}],
  materials: [material, {}],
  notebook,
  content: { highlights: [highlight, {}] },
  relative_courses: [courseCard],
  announcement_list: { announcements: [announcement], current_page: 1, total_pages: 1 },
  collection_type: 'collection_type',
  plan,
  has_more_plans: true,
  required_options_count: 7,
  presale_price: 7,
  presale_expired_at: time,
  is_presale_expired: true,
  review_days: 7,
  is_rated: true,
};
const freeLiveTopic = {
  id: idOf(24),
  name: 'name',
  first_free_live_lesson: {
    id: idOf(25),
    name: 'name',
    live_topic_id: idOf(26),
    live_topic_name: 'live_topic_name',
    live_picture_url: picture,
  },
};
const syllabusLesson = {
  id: idOf(28),
  title: 'title',
  description: 'description',
  duration: 7,
  materials: [material, {}],
  live_lesson_id: idOf(29),
  video_id: 'jp/video_id',
  video_source: 'hls',
  preview: true,
};
const syllabus = { id: idOf(27), title: 'title', description: 'description', lessons: [syllabusLesson, {}] };
const liveLessonWithId = {
  id: idOf(30),
  name: 'name',
  start_at: time,
  end_at: time,
  status: 'upcoming',
  live_topic_id: idOf(31),
  live_topic_name: 'live_topic_name',
  live_topic_hashtag: 'live_topic_hashtag',
  live_subject_id: idOf(32),
  live_subject_name: 'live_subject_name',
  live_subject: subject,
  live_picture_url: picture,
  preview_image_url: picture,
  instructors: [instructor, named],
  materials: [material, {}],
  chat_room_type: 'chat_room_type',
  chat_room_url: picture,
  url: '/course',
  video_id: 'jp/video_id',
  video_source: 'hls',
  captions: [caption, {}],
  offline_video_duration: 7,
  watch_enabled: true,
  watch_expired_at: time,
  is_topic_enrolled: true,
  is_saved: true,
  is_rateable: true,
  is_rated: true,
  is_semester: true,
  semester_expired_date: time,
  progress_duration: 7,
  learning_progress: 1,
};
const liveLesson = { ...liveLessonWithId, name: 'name' };
const liveTopic = {
  ...liveTopicCard,
  description: 'description',
  meta_description: 'meta_description',
  detail_info: 'detail_info',
  schedule_url: picture,
  ratings: [rating, {}],
  faqs: [faq, {}],
  materials: [material, {}],
  syllabuses: [syllabus, {}],
  lessons: [liveLesson],
  scheduled_lessons: [liveLesson],
  free_lesson_list: [liveLesson],
  finished_lessons: [liveLesson],
};
const bundleOption = {
  id: idOf(33),
  type: 'course',
  name: 'name',
  frequency: 'frequency',
  price: 7,
  display_price: 'display_price',
  lesson_count: 7,
  total_lessons_duration_time: 7,
  thumbnail_url: picture,
};
const order = { id: 'jp/id', status: 'pending', payment_url: picture };
const learningCourse = {
  id: idOf(34),
  title: 'title',
  learning_progress: 1,
  picture: sizes,
  last_read_lesson: { id: idOf(35), title: 'title' },
  lessons_amount: 7,
  instructors: [instructor, named],
  enroll_status: 'active',
  subject,
};
const nextCourseLesson = { ...courseLesson, course_id: idOf(36), course_title: 'course_title' };
const courseLessonWithId = { ...courseLesson, id: idOf(39) };
const userContent = {
  type: 'course_lesson',
  course: { id: idOf(37), title: 'title', picture: sizes, enroll_status: 'active', subject },
  live_topic: { id: idOf(38), name: 'name', title: 'title', picture_url: picture, picture: sizes },
  lesson: courseLessonWithId,
  learning_progress: 1,
  last_watched_at: time,
};

/** Data of a call in Japan, and in Korea. */
const answers: Readonly<Record<string, readonly [every: Json, required: Json]>> = {
  'POST /v2/app_launch': [{ server_time: time, user }, { server_time: time }],
  'GET /v2/web/guest/site_info': [siteInfo, { show_instructor_btn: {} }],
  'GET /v2/users/me': [{ user }, { user: {} }],
  'GET /v3/regions/{region}/banners': [{ banners: [banner] }, { banners: [{}] }],
  'GET /v3/web/hero_sections': [{ hero_sections: [promotion] }, { hero_sections: [{}] }],
  'GET /v3/browsing/pages/home_{region}': [{ id: idOf(4) }, { id: idOf(0) }],
  'GET /v3/browsing/pages/{homePageId}/contents': [homeContent, { bundles: [named] }],
  'GET /v3/browsing/specific_posts': [{ posts: [postCard] }, { posts: [titled] }],
  'GET /v3/browsing/posts/{id}': [{ post }, { post: titled }],
  'GET /v2/web/web_marquee/{page}': [{ marquee }, { marquee: {} }],
  'GET /v2/upsell_banner': [{ upsell_banner: upsellBanner }, { upsell_banner: {} }],
  'GET /v3/web/course_promotion': [{ promotion }, {}],
  'GET /v3/web/live_promotion': [{ promotion }, {}],
  'GET /v3/regions/{region}/grade_levels': [{ grade_levels: [named] }, { grade_levels: [{}] }],
  'GET /v4/regions/{region}/live_grade_levels': [{ grade_levels: [named] }, { grade_levels: [{}] }],
  'GET /v2/school_types': [{ school_types: [named] }, { school_types: [{}] }],
  'GET /v2/students/subject_categories': [{ subject_categories: [subjectCategory] }, { subject_categories: [{}] }],
  'GET /v3/courses': [
    { courses: [courseCard], lead_groups: [named], course_group: courseGroup, ...pages },
    { courses: [titled] },
  ],
  'GET /v3/courses/free': [{ free_courses: [courseCard] }, { free_courses: [titled] }],
  'GET /v3/courses/free_recommend': [
    { free_recommend_courses: [courseCard], ...pages },
    { free_recommend_courses: [titled] },
  ],
  'GET /v3/courses/{id}': [
    { course },
    { course: { id: idOf(0), title: 'title', notebook: {}, content: {}, announcement_list: {} } },
  ],
  'GET /v3/courses/{id}/announcements': [{ announcements: [announcement], ...pages }, { announcements: [{}] }],
  'GET /v3/regions/{region}/courses': [{ courses: [courseCard], ...pages }, { courses: [titled] }],
  'GET /v3/course_groups/{groupId}/courses': [
    { courses: [courseCard], course_group: courseGroup, ...pages },
    { courses: [titled] },
  ],
  'GET /v4/regions/{region}/live_topics': [{ live_topics: [liveTopicCard], ...pages }, { live_topics: [named] }],
  'GET /v4/live_topics/free': [
    { free_live_topics: [freeLiveTopic] },
    { free_live_topics: [{ first_free_live_lesson: named }] },
  ],
  'GET /v4/live_topics/{topicId}': [{ live_topic: liveTopic }, { live_topic: named }],
  'GET /v4/regions/{region}/live_lessons/upcoming': [
    { live_lessons: [liveLesson], ...pages },
    { live_lessons: [named] },
  ],
  'GET /v3/instructors': [{ instructors: [instructor], ...pages }, { instructors: [named] }],
  'GET /v3/instructors/{id}': [{ instructor, about: 'about' }, { instructor: named }],
  'GET /v3/instructors/{id}/courses': [{ courses: [courseCard], ...pages }, { courses: [titled] }],
  'GET /v3/instructors/{id}/live_topics': [{ live_topics: [liveTopicCard], ...pages }, { live_topics: [named] }],
  'GET /v4/live_topics/{topicId}/checkout_collection': [
    { checkout_collection: checkoutCollection },
    { checkout_collection: {} },
  ],
  'GET /v4/checkout_collections': [{ checkout_collections: [checkoutCollection] }, { checkout_collections: [{}] }],
  'GET /v5/checkout_collections/{id}': [
    { checkout_collection: checkoutCollection },
    { checkout_collection: { contents: {}, picture: {} } },
  ],
  'GET /v4/checkout_collections/{id}/bundle': [
    { bundle_options: [bundleOption] },
    { bundle_options: [{ id: idOf(0), type: 'course', name: 'title' }] },
  ],
  'GET /v5/orders': [{ order }, {}],
  'GET /v5/orders/{id}': [{ order }, { order: { id: 'title' } }],
  'GET /v3/students/courses/learning_progress': [
    { courses: [learningCourse, titled], ...pages },
    { courses: [{ id: idOf(0), title: 'title', last_read_lesson: { id: idOf(0) } }] },
  ],
  'GET /v3/students/courses': [{ courses: [courseCard], ...pages }, { courses: [titled] }],
  'GET /v4/students/regular_classes/schedule/upcoming': [
    { live_lessons: [liveLesson], ...pages },
    { live_lessons: [named] },
  ],
  'GET /v4/students/regular_classes/schedule/past': [
    { live_lessons: [liveLesson], ...pages },
    { live_lessons: [named] },
  ],
  'GET /v4/students/regular_classes': [{ live_topics: [liveTopicCard], ...pages }, { live_topics: [named] }],
  'GET /v3/students/contents/up_next': [
    { course_lesson: nextCourseLesson, live_lesson: liveLesson },
    { course_lesson: {} },
  ],
  'GET /v3/students/contents/continue_watching': [
    { user_contents: [userContent, { lesson: { id: idOf(0), is_saved: true } }, {}], ...pages },
    { user_contents: [{ lesson: { id: idOf(0) } }] },
  ],
};

/** Returns the data that one of the two regions sends for a call; undefined for another region or call. */
export const dataOfKeyRegion = (region: string, line: string): Json | undefined =>
  answers[line]?.[['jp', 'kr'].indexOf(region)];
