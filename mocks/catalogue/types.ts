/**
 * What the catalogue of one region holds in one language, in camelCase; the handlers turn it into the snake_case of the
 * wire and add what depends on the visitor (enrolment, progress, hidden videos of locked lessons).
 * Durations are whole seconds, prices numbers in the major unit, instants epoch milliseconds (`…Ms`) until they are sent.
 */
export type SubjectKey =
  | 'maths'
  | 'english'
  | 'chinese'
  | 'physics'
  | 'chemistry'
  | 'biology'
  | 'economics'
  | 'history'
  | 'geography'
  | 'computing'
  | 'music'
  | 'arts'
  | 'language'
  | 'science';

export interface Named {
  id: number;
  name: string;
}

export interface Subject extends Named {
  key: SubjectKey;
}

export interface Faq {
  id: number;
  title: string;
  description: string;
}

export interface Rating {
  username: string;
  star: number;
  comment: string;
}

export interface Material {
  id: number;
  name: string;
  materialTypes: string[];
  url: string;
  ownerType: 'topic' | 'lesson';
  lessonName: string | null;
}

export interface Caption {
  lang: string;
  label: string;
  url: string;
}

export type VideoSource = 'hls' | 'mp4' | 'youtube' | 'vimeo' | 'zoom' | 'google_meet';

export interface CourseLesson {
  id: number;
  title: string;
  content: string;
  detailInfo: string;
  /** The video's own length; equal to the length of the media file that plays. */
  duration: number;
  videoId: string | null;
  videoSource: VideoSource | null;
  captions: Caption[];
  videoTimestamps: { seconds: number; description: string }[];
  materials: Material[];
  preview: boolean;
  isTrailer: boolean;
  comingSoon: boolean;
  estimatedUploadMs: number | null;
}

export interface Instructor {
  id: number;
  name: string;
  profilePicUrl: string;
  subjects: (Subject & { description: string })[];
  instructorHashtags: string[];
  about: string;
}

export interface Course {
  id: number;
  title: string;
  description: string;
  detailInfo: string;
  metaTitle: string;
  metaDescription: string;
  gradeLevelId: number;
  subject: Subject;
  leadGroup: Named;
  courseGroupIds: number[];
  instructorIds: number[];
  lessons: CourseLesson[];
  trailer: { videoId: string; videoSource: VideoSource; videoDuration: number } | null;
  pictureUrl: string;
  bannerImageUrl: string;
  faq: Faq[];
  feedbacks: Rating[];
  ratings: Rating[];
  averageRate: number;
  ratingCount: number;
  materials: Material[];
  notebook: { id: number; title: string; description: string[]; pictureUrl: string; connectionUrl: string } | null;
  relativeCourseIds: number[];
  announcements: { id: number; title: string; content: string; publishedMs: number }[];
  contentHashtags: string[];
  highlights: { iconUrl: string; content: string; description: string }[];
  isSemester: boolean;
  expireMs: number | null;
  reviewDays: number | null;
  enrollStartMs: number | null;
  /** What a visitor without enrolment sees. */
  openStatus: 'free' | 'preorder' | null;
  collectionId: number;
  /** The bundle in which alone the course is sold; then its own collection only tells its part of the price. */
  soldInId: number | null;
}

export interface Recording {
  videoId: string;
  videoSource: VideoSource;
  captions: Caption[];
  /** Seconds. */
  duration: number;
}

export interface LiveLesson {
  id: number;
  name: string;
  startMs: number;
  endMs: number;
  isFree: boolean;
  chatRoomType: string | null;
  chatRoomUrl: string | null;
  url: string | null;
  videoId: string | null;
  videoSource: VideoSource | null;
  captions: Caption[];
  offlineVideoDuration: number | null;
  /** What a class that is still to come will leave behind, some time after it. */
  recording: Recording | null;
  watchExpiredMs: number | null;
  materials: Material[];
  instructorIds: number[];
}

export interface Topic {
  id: number;
  name: string;
  description: string;
  detailInfo: string;
  metaDescription: string;
  active: boolean;
  contentFeatures: string[];
  gradeLevelId: number;
  liveSubject: Subject;
  hashtag: string;
  frequency: string;
  instructorIds: number[];
  pictureUrl: string;
  scheduleUrl: string | null;
  averageRate: number;
  ratingCount: number;
  ratings: Rating[];
  faqs: Faq[];
  materials: Material[];
  isSemester: boolean;
  semesterExpiredMs: number | null;
  enrollStartMs: number | null;
  openStatus: 'preorder' | null;
  lessons: LiveLesson[];
  syllabuses: {
    id: number;
    title: string;
    description: string;
    lessons: {
      id: number;
      title: string;
      description: string;
      duration: number;
      materials: Material[];
      liveLessonId: number | null;
      videoId: string | null;
      videoSource: VideoSource | null;
      preview: boolean;
    }[];
  }[];
  collectionId: number;
}

export interface PaymentMethod {
  id: string;
  platform: 'web' | 'ios' | 'android';
  currency: string;
  displayCurrency: string;
  price: number;
  introductoryPrice: number | null;
  renewable: boolean;
}

export interface Plan {
  id: string;
  name: string;
  description: string;
  longDescription: string;
  planType: 'unlimited' | 'special_pass';
  questionQuota: number | null;
  designatedQuestion: boolean;
  isFocus: boolean;
  highlight: string | null;
  contractPeriod: string | null;
  lastDay: string | null;
  billingCyclePerMonths: number;
  hasMorePlans: boolean;
  paymentMethods: PaymentMethod[];
  preDiscountPrice: number | null;
  expiredMs: number | null;
}

export interface CheckoutCollection {
  id: number;
  name: string;
  description: string;
  pictureUrl: string;
  kind: 'single' | 'bundle' | 'bundles' | 'prepack';
  collectionType: string;
  subscriptionType: 'consumable' | 'renewable' | 'nonRenewable' | 'prepack';
  courseId: number | null;
  liveTopicId: number | null;
  courseIds: number[];
  liveTopicIds: number[];
  groupPasses: { id: number; name: string; pictureUrl: string; lessonsAmount: number }[];
  plans: Plan[];
  bundleIds: number[];
  requiredOptionsCount: number | null;
  presalePrice: number | null;
  presaleExpiredMs: number | null;
}

export interface Post {
  id: number;
  title: string;
  summary: string;
  content: string;
  imageUrl: string;
  publishedMs: number;
  relatedPostIds: number[];
}

export interface Catalogue {
  region: string;
  /** Locale of the text, e.g. zh-hk. Ids, times, prices and order are the same in every language of a region. */
  locale: string;
  gradeLevels: Named[];
  subjects: Subject[];
  /** Which subjects a grade level teaches. */
  subjectIdsByGrade: Record<number, number[]>;
  subjectCategories: (Named & { subjectIds: number[] })[];
  schoolTypes: Named[];
  leadGroups: Named[];
  /** What all courses together are called. */
  library: { title: string; description: string };
  courseGroups: (Named & { title: string; description: string })[];
  instructors: Instructor[];
  courses: Course[];
  topics: Topic[];
  collections: CheckoutCollection[];
  posts: Post[];
  banners: {
    id: number;
    title: string;
    imageUrl: string;
    mobileImageUrl: string;
    linkUrl: string | null;
    section: 'home' | 'regular_class' | 'course';
    gradeLevelId: number | null;
  }[];
  heroSections: { id: number; title: string; description: string; imageUrl: string; linkUrl: string | null }[];
  marquees: Record<'home' | 'regular_class' | 'course', { id: number; text: string; linkUrl: string | null } | null>;
  upsellBanners: Record<
    'home' | 'regular_class' | 'course',
    { id: number; title: string; imageUrl: string; linkUrl: string } | null
  >;
  promotions: Record<
    'course' | 'live',
    { id: number; title: string; description: string; imageUrl: string; linkUrl: string } | null
  >;
  homePageId: number;
  siteInfo: {
    faq: string;
    offering: string[];
    multipleOfferingMode: boolean;
    regularClassCampaignLinks: { title: string; url: string }[];
    courseCampaignLinks: { title: string; url: string }[];
    activityLinks: { title: string; url: string }[];
    showInstructorBtn: { course: boolean; liveTopic: boolean };
    footerFaq: { title: string; url: string }[];
  };
}
