/** Complete small responses that several tables nest in larger ones. Imported by tests only. */

export const picture = { smallUrl: '/s.svg', mediumUrl: '/m.svg', largeUrl: '/l.svg' };
export const noPicture = { smallUrl: null, mediumUrl: null, largeUrl: null };
export const instant = '2026-05-13T19:00:00+08:00';
export const subject = { id: 3, name: 'Maths', key: 'maths', description: 'Numbers' };
export const instructor = {
  id: 5,
  name: 'Ms Chan',
  profilePicUrl: '/p.svg',
  subjects: [subject],
  instructorHashtags: ['kind'],
  liveTopicCount: 2,
  subjectCount: 1,
};
/** An instructor on a card. */
export const instructorName = { id: 5, name: 'Ms Chan' };
export const material = {
  id: 8,
  name: 'Notes',
  materialTypes: ['digital'],
  url: '/notes.pdf',
  ownerType: 'lesson',
  lessonName: 'Limits',
};
export const caption = { lang: 'en', label: 'English', url: '/en.vtt' };
export const faq = { id: 1, title: 'Why?', description: '<p>Because</p>' };
export const review = { username: 'Kit', star: 4.5, comment: 'Good' };
export const named = { id: 9, name: 'Form 4' };
export const paymentMethod = {
  id: 'pm1',
  platform: 'web',
  currency: 'HKD',
  displayCurrency: 'HK$',
  introductoryPrice: 0,
  price: 300,
  renewable: true,
};
export const plan = {
  id: 'plan1',
  name: 'Monthly',
  longDescription: '<b>All</b>',
  description: 'All classes',
  questionQuota: 10,
  designatedQuestion: true,
  isFocus: true,
  highlight: 'Best',
  planType: 'special_pass',
  contractPeriod: '12 months',
  billingCyclePerMonths: 1,
  hasMorePlans: true,
  paymentMethods: [paymentMethod],
  preDiscountPrice: 400,
  expiredAt: instant,
  lastDay: '30 June',
};

export const courseSummary = {
  id: 11,
  title: 'Calculus',
  picture,
  lessonsAmount: 12,
  contentHashtags: ['a', 'b', 'c'],
  totalLessonsDuration: 3600,
  enrollStatus: 'active',
  enrollStartAt: instant,
  averageRate: 4.5,
  ratingCount: 20,
  instructors: [instructorName],
  subject,
  leadGroup: named,
  isSemester: true,
  expireDate: instant,
  firstPreviewableLesson: { id: 2, title: 'Hello' },
};
export const courseSummaryDefaults = {
  picture: noPicture,
  lessonsAmount: 0,
  contentHashtags: [],
  totalLessonsDuration: 0,
  enrollStatus: null,
  enrollStartAt: null,
  averageRate: 0,
  ratingCount: 0,
  instructors: [],
  subject: null,
  leadGroup: null,
  isSemester: false,
  expireDate: null,
  firstPreviewableLesson: null,
};

/** `title` is left out: it is the alias of `name`, and has tests of its own. */
export const topicSummary = {
  id: 21,
  name: 'Mechanics',
  frequency: 'Every Tuesday',
  hashtag: 'physics',
  contentFeatures: ['Replay'],
  active: false,
  picture,
  pictureUrl: '/t.svg',
  liveSubject: subject,
  instructors: [instructorName],
  enrollStatus: 'enrolled',
  enrollStartAt: instant,
  isRateable: true,
  isRated: true,
  isSemester: true,
  semesterExpiredDate: instant,
  upcomingLessonStartAt: instant,
  upcomingLessonEndAt: instant,
  averageRate: 4,
  ratingCount: 2,
  totalLessonsDuration: 600,
};
export const topicSummaryDefaults = {
  title: topicSummary.name,
  frequency: '',
  hashtag: null,
  contentFeatures: [],
  active: true,
  picture: noPicture,
  pictureUrl: null,
  liveSubject: null,
  instructors: [],
  enrollStatus: null,
  enrollStartAt: null,
  isRateable: false,
  isRated: false,
  isSemester: false,
  semesterExpiredDate: null,
  upcomingLessonStartAt: null,
  upcomingLessonEndAt: null,
  averageRate: 0,
  ratingCount: 0,
  totalLessonsDuration: 0,
  isEnrolled: false,
};

export const offeredBundle = { id: 70, name: 'Duo', courseAmount: 2, picture };
export const groupPass = { id: 71, name: 'Pass', pictureUrl: '/g.svg', lessonsAmount: 4 };
export const collection = {
  id: 31,
  name: 'Single',
  description: 'One course',
  picture,
  kind: 'bundle',
  subscriptionType: 'renewable',
  courseId: 11,
  liveTopicId: 21,
  contents: { courses: [courseSummary], liveTopics: [], groupPasses: [groupPass] },
  plans: [plan],
  bundles: [offeredBundle],
  requiredOptionsCount: 3,
  hasMorePlans: true,
  presalePrice: 250,
  presaleExpiredAt: instant,
  isPresaleExpired: true,
  enrollStatus: 'preorder',
};
/** What cards of bundles keep of a collection. */
export const pricedCollection = {
  ...collection,
  description: '',
  picture: noPicture,
  bundles: [],
  plans: [{ ...plan, description: '', longDescription: '' }],
};
/** The fields of a collection that cards of courses and classes keep. */
export const cardCollection = {
  ...pricedCollection,
  contents: { courses: [], liveTopics: [], groupPasses: [] },
};

export const liveLesson = {
  id: 41,
  name: 'Forces',
  startAt: instant,
  endAt: '2026-05-13T20:30:00+08:00',
  status: 'live',
  liveTopicId: 21,
  liveTopicName: 'Mechanics',
  liveTopicHashtag: 'physics',
  liveSubjectId: 3,
  liveSubjectName: 'Physics',
  liveSubject: subject,
  livePictureUrl: '/live.svg',
  previewImageUrl: '/preview.svg',
  instructors: [instructor],
  materials: [material],
  chatRoomType: 'class_room',
  chatRoomUrl: 'https://chat.example/1',
  url: 'https://zoom.example/j/1',
  videoId: 'https://cdn.example/v.mp4',
  videoSource: 'mp4',
  captions: [caption],
  offlineVideoDuration: 75,
  watchEnabled: true,
  watchExpiredAt: instant,
  isTopicEnrolled: true,
  isSaved: true,
  isRateable: true,
  isRated: true,
  isSemester: true,
  semesterExpiredDate: instant,
  progressDuration: 30,
  learningProgress: 0.4,
};

export const syllabusLesson = {
  id: 1,
  title: 'Vectors',
  description: 'Arrows',
  duration: 600,
  materials: [material],
  liveLessonId: 41,
  videoId: 'v',
  videoSource: 'vimeo',
  preview: true,
};
export const syllabus = { id: 1, title: 'Part 1', description: 'Basics', lessons: [syllabusLesson] };

export const bundleOption = {
  id: 11,
  type: 'live_topic',
  name: 'Mechanics',
  frequency: 'Weekly',
  price: 300,
  displayPrice: 'HK$300',
  lessonCount: 8,
  totalLessonsDurationTime: 3600,
  thumbnailUrl: '/t.svg',
};

export const postCard = {
  id: 1,
  title: 'How to',
  summary: 'Short',
  content: '<p>x</p>',
  imageUrl: '/p.svg',
  publishedAt: instant,
};

export const link = { title: 'Help', url: 'https://help.example' };
