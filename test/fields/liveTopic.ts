/** Live topic, its cards, and regular class: which screen shows each of their fields. */
import { topics } from '@/features/regular-class/lists/state';
import type { Data, Exemptions, Proofs, ProofTable, Screen } from './harness/proof';

const student = 'student@lantern.example';

const plan = {
  id: 'plan-1',
  name: 'One class',
  isFocus: true,
  paymentMethods: [{ id: 'm-1', platform: 'web', currency: 'HKD', displayCurrency: 'HKD', price: 1280 }],
};

const collection = { id: 3970, name: 'Class alone', kind: 'single', liveTopicId: 970, plans: [plan] };

/** Next Friday, an hour and a quarter long. */
export const lesson = {
  id: 97,
  name: 'Standing waves',
  startAt: '2026-11-27T19:30:00+08:00',
  endAt: '2026-11-27T20:45:00+08:00',
  status: 'upcoming',
  liveTopicId: 970,
};

export const finished = {
  ...lesson,
  status: 'finished',
  startAt: '2026-11-13T19:30:00+08:00',
  endAt: '2026-11-13T20:45:00+08:00',
};

const syllabusLesson = {
  id: 501,
  title: 'Pulses',
  description: '<p>In a slinky</p>',
  duration: 1740,
  preview: true,
  videoId: '/media/video/lesson.mp4',
  videoSource: 'mp4',
  materials: [{ id: 3, name: 'Slinky sheet', materialTypes: ['digital'], url: '/media/s.svg' }],
};

const topic: Data = {
  id: 970,
  name: 'Physics every Friday',
  description: '<p>What the class is about</p>',
  metaDescription: 'Physics live at home',
  detailInfo: '<p>How a lesson goes</p>',
  active: true,
  contentFeatures: ['Replays of every lesson'],
  instructors: [{ id: 72, name: 'Daniel Cheung' }],
  hashtag: 'mechanics',
  frequency: 'Every Friday evening',
  isSemester: true,
  semesterExpiredDate: '2027-06-30T23:59:00+08:00',
  picture: { largeUrl: '/media/large-of-topic.svg' },
  scheduleUrl: '/media/week.svg',
  upcomingLessonStartAt: '2026-11-27T19:30:00+08:00',
  averageRate: 4.7,
  ratingCount: 53,
  ratings: [{ username: 'Wing', star: 5, comment: 'I ask, he responses' }],
  faqs: [{ id: 1, title: 'May I join late?', description: '<p>Any week</p>' }],
  materials: [
    { id: 1, name: 'Yearly plan', materialTypes: ['digital'], url: '/media/y.svg', ownerType: 'topic' },
    {
      id: 2,
      name: 'Graph paper',
      materialTypes: ['digital'],
      url: '/media/g.svg',
      ownerType: 'lesson',
      lessonName: 'Week three',
    },
  ],
  syllabuses: [
    {
      id: 5,
      title: 'Unit of waves',
      description: '<p>Pulses first</p>',
      lessons: [syllabusLesson],
    },
  ],
  lessons: [finished, { ...lesson, id: 98 }, { ...lesson, id: 99 }],
  totalLessonsDuration: 13_500,
  liveSubject: { id: 4, name: 'Physics', key: 'physics' },
  scheduledLessons: [{ ...lesson, id: 98, name: 'Waves in a pipe' }],
  freeLessonList: [{ ...finished, id: 95, name: 'Free to see', status: 'free' }],
  finishedLessons: [{ ...finished, id: 96, name: 'Over and recorded' }],
};

/** Returns the page of the class with other values. */
export const topicPage = (query = '', changes: Data = {}, as?: string): Screen => ({
  at: `/en-hk/regular-class/topics/970${query}`,
  ...(as ? { as } : {}),
  responses: { liveTopic: { liveTopic: { ...topic, ...changes } } },
});

const overview = topicPage();
const lessons = topicPage('?tab=lessons');
const materials = topicPage('?tab=materials');
const questions = topicPage('?tab=faq');
const reviews = topicPage('?tab=ratings');
const mine = (changes: Data) => topicPage('', { enrollStatus: 'enrolled', ...changes }, student);

const topicProofs: Proofs = {
  id: [overview, 'href="/en-hk/regular-class/topics/970/lesson/98"'],
  name: [overview, '<h1>Physics every Friday</h1>'],
  title: [topicPage('', { name: null, title: 'Physics by its title' }), '<h1>Physics by its title</h1>'],
  description: [overview, 'What the class is about'],
  metaDescription: [overview, '<meta name="description" content="Physics live at home">'],
  detailInfo: [overview, 'How a lesson goes'],
  active: [topicPage('', { active: false }), 'Enrolment is closed'],
  contentFeatures: [overview, 'Replays of every lesson'],
  enrollStatus: [topicPage('', { enrollStatus: 'preorder' }, student), "You've pre-ordered this class"],
  enrollStartAt: [topicPage('', { enrollStartAt: '2026-12-11T19:30:00+08:00' }), 'The class starts 11 Dec 2026.'],
  'instructors.id': [overview, 'href="/en-hk/instructors/72"'],
  'instructors.name': [overview, 'Daniel Cheung'],
  hashtag: [overview, 'mechanics'],
  frequency: [overview, 'Every Friday evening'],
  isRateable: [mine({ isRateable: true }), '>Rate<'],
  isSemester: [overview, /_badge_[^>]*>(<span[^>]*>)?Term ends 30 Jun 2027/],
  semesterExpiredDate: [overview, 'ends 30 Jun 2027'],
  'picture.largeUrl': [overview, 'src="/media/large-of-topic.svg"'],
  pictureUrl: [topicPage('', { picture: null, pictureUrl: '/media/lit.svg' }), 'src="/media/lit.svg"'],
  scheduleUrl: [overview, 'src="/media/week.svg"'],
  upcomingLessonStartAt: [
    topicPage('', { scheduledLessons: [], upcomingLessonStartAt: '2026-11-28T10:30:00+08:00' }),
    'Next: Sat, 28 Nov, 10:30 AM',
  ],
  averageRate: [reviews, '4.7 out of 5 stars'],
  ratingCount: [reviews, '53 ratings'],
  'ratings.comment': [reviews, 'I ask, he responses'],
  'faqs.title': [questions, 'May I join late?'],
  'faqs.description': [questions, 'Any week'],
  lessons: [overview, '3 sessions'],
  totalLessonsDuration: [overview, '3 h 45 min'],
  checkoutCollection: [topicPage('', { checkoutCollection: collection }), 'HK$1,280'],
  'liveSubject.name': [overview, 'Physics<'],
  scheduledLessons: [topicPage('?tab=scheduledLessons'), 'Waves in a pipe'],
  freeLessonList: [lessons, 'Free to see'],
  finishedLessons: [lessons, 'Over and recorded'],
  isRated: [mine({ isRated: true }), 'You rated this'],
  materials: [materials, 'Yearly plan'],
  'materials.ownerType': [materials, /For every session.*Yearly plan.*Week three.*Graph paper/s],
  'materials.lessonName': [materials, '>Week three</h3>'],
};

const topicCard = { id: 973, name: 'Optics live', isSemester: true, semesterExpiredDate: '2027-06-30T23:59:00+08:00' };

const topicsWith = (changes: Data, query = ''): Screen => ({
  at: `/en-hk/regular-class/topics${query}`,
  as: student,
  responses: { liveTopics: { liveTopics: [{ ...topicCard, ...changes }] } },
});

const fullCard = topicsWith({
  averageRate: 4.1,
  ratingCount: 53,
  checkoutCollection: { ...collection, liveTopicId: 973 },
  enrollStartAt: '2026-12-11T19:30:00+08:00',
  instructors: [{ id: 72, name: 'Daniel Cheung' }],
  liveSubject: { id: 4, name: 'Physics of light', key: 'physics' },
  picture: { mediumUrl: '/media/medium-of-topic.svg' },
  upcomingLessonStartAt: '2026-11-27T19:30:00+08:00',
});

const topicCardProofs: Proofs = {
  id: [fullCard, 'href="/en-hk/regular-class/topics/973"'],
  name: [fullCard, 'Optics live'],
  title: [topicsWith({ name: null, title: 'Optics by its title' }), 'Optics by its title'],
  averageRate: [fullCard, '>4.1<'],
  ratingCount: [fullCard, '(53)'],
  checkoutCollection: [fullCard, 'HK$1,280'],
  enrollStartAt: [fullCard, /_badge_[^>]*_preorder_/],
  enrollStatus: [topicsWith({ enrollStatus: 'enrolled' }), '>Enrolled<'],
  'instructors.name': [fullCard, 'Daniel Cheung'],
  isSemester: [fullCard, 'Term ends 30 Jun 2027'],
  semesterExpiredDate: [fullCard, 'Term ends 30 Jun 2027'],
  'liveSubject.name': [fullCard, '<span>Physics of light</span>'],
  'picture.mediumUrl': [fullCard, 'src="/media/medium-of-topic.svg"'],
  pictureUrl: [topicsWith({ pictureUrl: '/media/lit-973.svg' }), 'src="/media/lit-973.svg"'],
  upcomingLessonStartAt: [fullCard, 'Starts Fri, 27 Nov, 7:30 PM'],
};

const ownTopics = (changes: Data): Screen => ({
  at: '/en-hk/regular-class/subscribed',
  as: student,
  responses: { subscribedTopics: { liveTopics: [{ ...topicCard, enrollStatus: 'enrolled', ...changes }] } },
});

const soon = { upcomingLessonStartAt: '2026-11-20T19:10:00+08:00', upcomingLessonEndAt: '2026-11-20T20:10:00+08:00' };
const both = (state: string) => new RegExp(`>${state}<.*Term ends 30 Jun 2027`, 's');

/** A semester is shown also when the card has another badge. */
const semesterTopics: Readonly<Record<string, readonly [Screen, RegExp]>> = {
  enrolled: [topicsWith({ enrollStatus: 'enrolled' }), both('Enrolled')],
  'pre-ordered': [topicsWith({ enrollStatus: 'preorder' }), both('Pre-order')],
  finished: [topicsWith({}, '?status=completed'), both('Finished')],
  'beginning soon': [topicsWith(soon), both('Starts in \\d+ min')],
  'my finished class': [ownTopics({}), both('Finished')],
  'my pre-ordered class': [ownTopics({ enrollStatus: 'preorder' }), both('Pre-ordered')],
  'my class that begins soon': [ownTopics(soon), both('Starts in \\d+ min')],
};

const freeTopics: Screen = {
  at: '/en-hk',
  responses: {
    freeLiveTopics: {
      freeLiveTopics: [
        {
          firstFreeLiveLesson: {
            id: 94,
            name: 'First hour of optics',
            liveTopicName: 'Optics on Mondays',
            liveTopicId: 971,
            livePictureUrl: '/media/live-94.svg',
          },
        },
      ],
    },
  },
};

const freeTopicProofs: Proofs = {
  id: [freeTopics, 'topics/971/lesson/94"'],
  name: [freeTopics, 'First hour of optics'],
  liveTopicName: [freeTopics, 'Optics on Mondays'],
  liveTopicId: [freeTopics, 'href="/en-hk/regular-class/topics/971/'],
  livePictureUrl: [freeTopics, 'src="/media/live-94.svg"'],
};

const weekly: Screen = {
  at: '/en-hk',
  responses: {
    homeContent: {
      regularClasses: [
        {
          id: 972,
          name: 'Chemistry on Tuesdays',
          frequency: 'Every Tuesday at six',
          pictureUrl: '/media/class-972.svg',
          checkoutCollection: { id: 3972, name: 'Class alone', plans: [plan] },
        },
      ],
    },
  },
};

const regularClassProofs: Proofs = {
  id: [weekly, 'href="/en-hk/regular-class/topics/972"'],
  name: [weekly, 'Chemistry on Tuesdays'],
  frequency: [weekly, 'Every Tuesday at six'],
  pictureUrl: [weekly, 'src="/media/class-972.svg"'],
  checkoutCollection: [weekly, 'HK$1,280'],
};

/** After two automatic pages, further pages load at a press. */
const topicList = (totalPages: number): Screen => ({
  at: '/en-hk/regular-class/topics',
  responses: { liveTopics: { liveTopics: [{ id: 975, name: 'Latin live' }], totalPages } },
  act: ({ dispatch }) => dispatch(topics.more()),
});
const hasMorePage: readonly [more: Screen, sees: string, last: Screen] = [topicList(3), 'Show more', topicList(2)];

export const tables: readonly ProofTable[] = [
  {
    name: 'Live topic',
    from: ['liveTopic', 'liveTopic'],
    proofs: topicProofs,
    schemas: { liveTopicSchema: '', materialSchema: 'materials' },
  },
  {
    name: 'Card of a live topic',
    from: ['liveTopics', 'liveTopics'],
    proofs: topicCardProofs,
    schemas: { liveTopicCardSchema: '', instructorNameSchema: 'instructors' },
  },
  { name: 'Free live topic', from: ['freeLiveTopics', 'freeLiveTopics.firstFreeLiveLesson'], proofs: freeTopicProofs },
  {
    name: 'Regular class',
    from: ['homeContent', 'regularClasses'],
    proofs: regularClassProofs,
    schemas: { regularClassSchema: '' },
  },
  { name: 'Semester on a card of a class', proofs: semesterTopics },
  { name: 'Card of the type', proofs: { live_topic: hasMorePage } },
  { name: 'Paging info', proofs: { 'hasMorePage, totalPages': hasMorePage } },
];

export const exemptions: Exemptions = [
  ['freeLiveTopicSchema', 'the root of `freeTopicProofs`', 'firstFreeLiveLesson'],
  [
    'liveTopicCardSchema',
    'entries that the page of the class shows: `topicProofs`',
    'active contentFeatures frequency hashtag isRateable isRated totalLessonsDuration',
  ],
  ['liveTopicCardSchema', 'the end of the next lesson: `semesterTopics`', 'upcomingLessonEndAt'],
  ['liveTopicSchema', 'as on the card', 'upcomingLessonEndAt'],
];
