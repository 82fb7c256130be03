/** Course, course card and course in "My learning": which screen shows each of their fields. */
import type { Data, Exemptions, Json, Proofs, ProofTable, Screen } from './harness/proof';

const student = 'student@lantern.example';

/** HK$480 instead of HK$640 each month, and the plan's own texts. */
const plan = {
  id: 'plan-1',
  name: 'One course',
  isFocus: true,
  paymentMethods: [{ id: 'm-1', platform: 'web', currency: 'HKD', displayCurrency: 'HKD', price: 480 }],
  preDiscountPrice: 640,
};

const collection = { id: 3901, name: 'Course alone', kind: 'single', courseId: 901, plans: [plan] };

export const lesson = {
  id: 91,
  title: 'First lesson here',
  duration: 1500,
  status: 'not_started',
  videoId: '/media/video/lesson.mp4',
  videoSource: 'mp4',
};

const course: Data = {
  id: 901,
  title: 'Waves from the start',
  description: '<p>What the course is about</p>',
  detailInfo: '<p>All of it in detail</p>',
  lessons: [lesson],
  lessonsAmount: 17,
  picture: { largeUrl: '/media/large-of-course.svg' },
  enrollStatus: null,
  faq: [{ id: 1, title: 'Is it hard?', description: 'Not with us' }],
  feedbacks: [{ username: 'Mrs Ho', star: 4, comment: 'He likes it' }],
  instructors: [
    {
      id: 71,
      name: 'Karen Lau',
      subjects: [{ id: 4, name: 'Physics of waves', description: 'Draws what she says' }],
      instructorHashtags: ['calm'],
    },
  ],
  leadGroup: { id: 8, name: 'Exam year' },
  materials: [{ id: 61, name: 'Formula sheet', materialTypes: ['digital'], url: '/media/f.svg', ownerType: 'topic' }],
  notebook: {
    id: 51,
    title: 'Wave notebook',
    description: ['Squared paper'],
    pictureUrl: '/media/notebook.svg',
    connectionUrl: 'https://shop.example/notebook',
  },
  relativeCourses: [{ id: 902, title: 'Sound after waves' }],
  metaTitle: 'Waves online',
  metaDescription: 'Learn waves at home',
  ratings: [{ username: 'Mr Tse', star: 5, comment: 'Very clear' }],
  averageRate: 4.3,
  ratingCount: 37,
  announcementList: {
    announcements: [
      { id: 41, title: 'Lesson two is out', content: '<p>Have a look</p>', publishedAt: '2026-11-02T10:00:00+08:00' },
    ],
    currentPage: 2,
    totalPages: 3,
  },
  contentHashtags: ['one', 'two', 'three', 'four'],
  content: { highlights: [{ iconUrl: '/media/icon.svg', content: 'Read a wave', description: 'From its picture' }] },
  isSemester: true,
  totalLessonsDuration: 22_800,
  expireDate: '2027-03-31T23:59:00+08:00',
  reviewDays: 45,
};

interface More {
  as?: string;
  /** The collections that sell it; without any, nothing is shown. */
  collections?: readonly Json[];
}

/** Returns the page of the course with other values. */
export const coursePage = (query: string, changes: Data = {}, { as, collections = [] }: More = {}): Screen => ({
  at: `/en-hk/course/901${query}`,
  ...(as ? { as } : {}),
  responses: {
    course: { course: { ...course, ...changes } },
    contentCheckouts: { checkoutCollections: collections },
  },
});

export const about = coursePage('');
const materials = coursePage('?tab=materials');
const teachers = coursePage('?tab=instructor');
const questions = coursePage('?tab=questions');
const reviewList = coursePage('?tab=review');
const keyPoints = coursePage('?tab=keyPoint');
const sold = { plan, collectionType: 'single' };
const presale = { presalePrice: 400, presaleExpiredAt: '2026-12-01T20:00:00+08:00' };
const early = coursePage('', { ...sold, ...presale });
const filmed = coursePage('', { videoId: '/media/video/lesson.mp4', videoSource: 'mp4', videoDuration: 83 });
const inSet = coursePage('', { plan, collectionType: 'bundle', requiredOptionsCount: 3 });
const twoPlans = [plan, { ...plan, id: 'plan-2', name: 'Two courses', isFocus: false }];

const courseProofs: Proofs = {
  id: [about, 'href="/en-hk/course/901/lesson/91"'],
  title: [about, '<h1>Waves from the start</h1>'],
  description: [about, 'What the course is about'],
  detailInfo: [coursePage('?tab=summary'), 'All of it in detail'],
  lessons: [about, 'First lesson here'],
  lessonsAmount: [about, '17 lessons'],
  'picture.largeUrl': [about, 'src="/media/large-of-course.svg"'],
  bannerImageUrl: [
    coursePage('', { picture: null, bannerImageUrl: '/media/banner-of-course.svg' }),
    'src="/media/banner-of-course.svg"',
  ],
  enrollStatus: [coursePage('', { enrollStatus: 'active' }, { as: student }), 'Yours until 31 Mar 2027'],
  enrollStartAt: [
    coursePage('', { enrollStatus: 'preorder', enrollStartAt: '2026-12-07T19:00:00+08:00' }),
    'The course starts 7 Dec 2026.',
  ],
  'faq.title': [questions, 'Is it hard?'],
  'faq.description': [questions, 'Not with us'],
  'feedbacks.username': [reviewList, 'Mrs Ho'],
  'feedbacks.star': [reviewList, '4 out of 5 stars'],
  'feedbacks.comment': [reviewList, 'He likes it'],
  'instructors.name': [teachers, 'Karen Lau'],
  'instructors.subjects': [teachers, 'Physics of waves'],
  'instructors.instructorHashtags': [teachers, 'calm'],
  'leadGroup.name': [about, 'Exam year'],
  learningProgress: [
    coursePage('', { enrollStatus: 'active', learningProgress: 0.4 }, { as: student }),
    'aria-valuenow="40"',
  ],
  'materials.name': [materials, 'Formula sheet'],
  'materials.url': [materials, 'href="/media/f.svg"'],
  // Two notebooks may have the same title; only React uses the id.
  'notebook.title': [materials, 'Wave notebook</h2>'],
  'notebook.description': [materials, 'Squared paper'],
  'notebook.pictureUrl': [materials, 'src="/media/notebook.svg"'],
  'notebook.connectionUrl': [materials, 'href="https://shop.example/notebook"'],
  relativeCourses: [about, 'Sound after waves'],
  videoId: [filmed, 'Trailer'],
  videoSource: [filmed, 'Trailer'],
  videoDuration: [filmed, 'Trailer 1:23'],
  metaTitle: [about, '<title>Waves online</title>'],
  metaDescription: [about, '<meta name="description" content="Learn waves at home">'],
  'ratings.username': [reviewList, 'Mr Tse'],
  'ratings.star': [reviewList, '5 out of 5 stars'],
  'ratings.comment': [reviewList, 'Very clear'],
  averageRate: [about, '>4.3<'],
  ratingCount: [reviewList, '37 ratings'],
  checkoutCollection: [coursePage('', { checkoutCollection: collection }), 'HK$480'],
  hasMorePlans: [
    coursePage('', { hasMorePlans: true }, { collections: [{ ...collection, plans: twoPlans }] }),
    'See all plans',
  ],
  contentHashtags: [about, /one · two · three(?! · four)/],
  'content.highlights.iconUrl': [keyPoints, 'src="/media/icon.svg"'],
  'content.highlights.content': [keyPoints, 'Read a wave'],
  'content.highlights.description': [keyPoints, 'From its picture'],
  collectionType: [inSet, 'Only available in the bundle'],
  plan: [coursePage('', sold), 'HK$480'],
  isSemester: [about, 'Term ends 31 Mar 2027'],
  totalLessonsDuration: [about, '6 h 20 min'],
  expireDate: [about, 'Available until 31 Mar 2027'],
  reviewDays: [about, 'Watch and rewatch for 45 days'],
  isPresaleExpired: [coursePage('', { ...sold, ...presale, isPresaleExpired: true }), />HK\$480<(?!.*>HK\$400<)/s],
  presaleExpiredAt: [early, 'Early-bird price until Tue, 1 Dec, 8:00 PM.'],
  presalePrice: [early, '>HK$400<'],
  requiredOptionsCount: [inSet, 'Choose any 3'],
};

const card: Data = {
  id: 903,
  title: 'Chemistry of salt',
  picture: { mediumUrl: '/media/medium-of-card.svg' },
  lessonsAmount: 23,
  checkoutCollection: { ...collection, courseId: 903 },
  contentHashtags: ['salt', 'acid', 'base', 'ion'],
  totalLessonsDuration: 9000,
  averageRate: 3.9,
  instructors: [{ id: 61, name: 'Vera Lam' }],
  firstPreviewableLesson: { id: 95, title: 'Why salt melts ice' },
};

const cards = (changes: Data = {}): Screen => ({
  at: '/en-hk/course/group/22',
  responses: { courseGroup: { courses: [{ ...card, ...changes }] } },
});

const freeCards: Screen = { at: '/en-hk', responses: { freeCourses: { freeCourses: [card] } } };
const list = cards();

const cardProofs = {
  id: [list, 'href="/en-hk/course/903"'],
  title: [list, 'Chemistry of salt'],
  'picture.mediumUrl': [list, 'src="/media/medium-of-card.svg"'],
  lessonsAmount: [list, '23 lessons'],
  checkoutCollection: [list, 'HK$480'],
  contentHashtags: [list, /salt · acid<\/span><span[^>]*> · base<\/span>/],
  totalLessonsDuration: [list, '2 h 30 min'],
  enrollStatus: [cards({ enrollStatus: 'enroll_pending' }), 'Booked'],
  averageRate: [list, '>3.9<'],
  'instructors.name': [list, 'Vera Lam'],
  firstPreviewableLesson: [list, 'Free lesson<'],
} satisfies Proofs;

const semesterEnds = '2027-06-30T23:59:00+08:00';
const semester = (enrollStatus: string): Screen => cards({ enrollStatus, isSemester: true, expireDate: semesterEnds });
const both = (state: string) => new RegExp(`>${state}<.*Term ends 30 Jun 2027`, 's');

/** A semester is shown also when the card has another badge. */
const semesterCards: Readonly<Record<string, readonly [Screen, RegExp]>> = {
  enrolled: [semester('active'), both('Enrolled')],
  booked: [semester('enroll_pending'), both('Booked')],
  'open for pre-order': [semester('preorder'), both('Pre-order')],
};

const freeCardProofs: Proofs = {
  'firstPreviewableLesson.id': [freeCards, 'href="/en-hk/course/903/lesson/95"'],
  'firstPreviewableLesson.title': [freeCards, 'Why salt melts ice'],
};

const learned: Screen = {
  at: '/en-hk/my-learning',
  as: student,
  responses: {
    learningCourses: {
      courses: [
        {
          id: 911,
          title: 'Tides and moons',
          learningProgress: 0.37,
          picture: { mediumUrl: '/media/course-911.svg' },
          lastReadLesson: { id: 91107, title: 'Why there are two' },
          lessonsAmount: 23,
          instructors: [{ id: 77, name: 'Iris Mok' }],
        },
      ],
      currentPage: 1,
      totalPages: 3,
    },
  },
};

const learningCourseProofs: Proofs = {
  id: [learned, 'href="/en-hk/course/learning/911'],
  title: [learned, 'Tides and moons'],
  learningProgress: [learned, '37% watched'],
  picture: [learned, 'src="/media/course-911.svg"'],
  'lastReadLesson.id': [learned, '/lesson/91107"'],
  'lastReadLesson.title': [learned, 'Last watched: Why there are two'],
  lessonsAmount: [learned, '23 lessons'],
  instructors: [learned, 'Iris Mok'],
};

/** Page numbers: the current one, and the others. */
const learningPageProofs: Proofs = { totalPages: [learned, 'aria-label="Page 3"'] };

export const tables: readonly ProofTable[] = [
  {
    name: 'Course',
    from: ['course', 'course'],
    proofs: courseProofs,
    schemas: {
      courseSchema: '',
      faqSchema: 'faq',
      highlightSchema: 'content.highlights',
      materialSchema: 'materials',
      notebookSchema: 'notebook',
      pictureField: 'picture',
      reviewSchema: 'ratings',
    },
  },
  {
    name: 'Course card',
    from: ['courseGroup', 'courses'],
    proofs: cardProofs,
    schemas: { courseCardSchema: '', instructorNameSchema: 'instructors', pictureField: 'picture' },
  },
  {
    name: 'Course card of a free course',
    from: ['freeCourses', 'freeCourses'],
    proofs: freeCardProofs,
    schemas: { courseCardSchema: '' },
  },
  {
    name: 'Course in my-learning',
    from: ['learningCourses', 'courses'],
    proofs: learningCourseProofs,
    schemas: { learningCourseSchema: '' },
  },
  { name: 'Learning courses page', from: ['learningCourses', ''], proofs: learningPageProofs },
  { name: 'Semester on a course card', proofs: semesterCards },
  { name: 'Card of the type', proofs: { course: cardProofs.title } },
];

export const exemptions: Exemptions = [
  [
    'courseCardSchema',
    'shown by the course page: `courseProofs`; the semester on a card: `semesterCards`',
    'enrollStartAt expireDate isSemester leadGroup ratingCount subject',
  ],
  ['courseSchema', 'a button, and the colour of the page', 'firstPreviewableLesson isRated subject'],
];
