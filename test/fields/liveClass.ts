/** Live topic and live lesson: which screen shows each of their fields. */
import type { Data, Proofs, Screen } from './proof';

const student = 'student@lantern.example';

const plan = {
  id: 'plan-1',
  name: 'One class',
  isFocus: true,
  paymentMethods: [{ id: 'm-1', platform: 'web', currency: 'HKD', displayCurrency: 'HKD', price: 1280 }],
};
const collection = { id: 3970, name: 'Class alone', kind: 'single', liveTopicId: 970, plans: [plan] };

/** Next Friday, an hour and a quarter long. */
const lesson = {
  id: 97,
  name: 'Standing waves',
  startAt: '2026-11-27T19:30:00+08:00',
  endAt: '2026-11-27T20:45:00+08:00',
  status: 'upcoming',
  liveTopicId: 970,
};
const finished = {
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

const page = (query = '', changes: Data = {}, as?: string): Screen => ({
  at: `/en-hk/regular-class/topics/970${query}`,
  ...(as ? { as } : {}),
  responses: { liveTopic: { liveTopic: { ...topic, ...changes } } },
});

const overview = page();
const lessons = page('?tab=lessons');
const syllabus = page('?tab=syllabus');
const materials = page('?tab=materials');
const questions = page('?tab=faq');
const reviews = page('?tab=ratings');
const planned: Screen = { ...page(), at: '/en-hk/regular-class/topics/970/syllabus-lesson/501' };
const mine = (changes: Data) => page('', { enrollStatus: 'enrolled', ...changes }, student);

export const topicProofs = {
  id: [overview, 'href="/en-hk/regular-class/topics/970/lesson/98"'],
  name: [overview, '<h1>Physics every Friday</h1>'],
  title: [page('', { name: null, title: 'Physics by its title' }), '<h1>Physics by its title</h1>'],
  description: [overview, 'What the class is about'],
  metaDescription: [overview, '<meta name="description" content="Physics live at home">'],
  detailInfo: [overview, 'How a lesson goes'],
  active: [page('', { active: false }), 'Enrolment is closed'],
  contentFeatures: [overview, 'Replays of every lesson'],
  enrollStatus: [page('', { enrollStatus: 'preorder' }, student), "You've pre-ordered this class"],
  enrollStartAt: [page('', { enrollStartAt: '2026-12-11T19:30:00+08:00' }), 'The class starts 11 Dec 2026.'],
  'instructors.id': [overview, 'href="/en-hk/instructors/72"'],
  'instructors.name': [overview, 'Daniel Cheung'],
  hashtag: [overview, 'mechanics'],
  frequency: [overview, 'Every Friday evening'],
  isRateable: [mine({ isRateable: true }), '>Rate<'],
  isSemester: [overview, /_badge_[^>]*>(<span[^>]*>)?Term ends 30 Jun 2027/],
  semesterExpiredDate: [overview, 'ends 30 Jun 2027'],
  'picture.largeUrl': [overview, 'src="/media/large-of-topic.svg"'],
  pictureUrl: [page('', { picture: null, pictureUrl: '/media/lit.svg' }), 'src="/media/lit.svg"'],
  scheduleUrl: [overview, 'src="/media/week.svg"'],
  upcomingLessonStartAt: [
    page('', { scheduledLessons: [], upcomingLessonStartAt: '2026-11-28T10:30:00+08:00' }),
    'Next: Sat, 28 Nov, 10:30 AM',
  ],
  averageRate: [reviews, '4.7 out of 5 stars'],
  ratingCount: [reviews, '53 ratings'],
  'ratings.comment': [reviews, 'I ask, he responses'],
  'faqs.title': [questions, 'May I join late?'],
  'faqs.description': [questions, 'Any week'],
  'syllabuses.title': [syllabus, 'Unit of waves'],
  'syllabuses.description': [syllabus, 'Pulses first'],
  'syllabuses.lessons.id': [syllabus, '/syllabus-lesson/501"'],
  'syllabuses.lessons.title': [syllabus, '>Pulses<'],
  'syllabuses.lessons.description': [planned, '<p>In a slinky</p>'],
  'syllabuses.lessons.duration': [syllabus, '29 min'],
  'syllabuses.lessons.preview': [planned, 'aria-busy="true"'],
  'syllabuses.lessons.videoId': [planned, 'aria-busy="true"'],
  'syllabuses.lessons.materials': [planned, 'Slinky sheet'],
  lessons: [overview, '3 sessions'],
  totalLessonsDuration: [overview, '3 h 45 min'],
  checkoutCollection: [page('', { checkoutCollection: collection }), 'HK$1,280'],
  'liveSubject.name': [overview, 'Physics<'],
  scheduledLessons: [page('?tab=scheduledLessons'), 'Waves in a pipe'],
  freeLessonList: [lessons, 'Free to see'],
  finishedLessons: [lessons, 'Over and recorded'],
  isRated: [mine({ isRated: true }), 'You rated this'],
  materials: [materials, 'Yearly plan'],
  'materials.ownerType': [materials, /For every session.*Yearly plan.*Week three.*Graph paper/s],
  'materials.lessonName': [materials, '>Week three</h3>'],
} satisfies Proofs;

const on = (changes: Data, as?: string): Screen => ({
  ...page(
    '',
    { lessons: [{ ...lesson, ...changes }], scheduledLessons: [], freeLessonList: [], finishedLessons: [] },
    as,
  ),
  at: '/en-hk/regular-class/topics/970/lesson/97',
});
const enrolled = { isTopicEnrolled: true, watchEnabled: true };
const mineAt = (changes: Data) => on({ ...enrolled, ...changes }, student);
const live = { status: 'live', startAt: '2026-11-20T18:00:00+08:00', endAt: '2026-11-20T19:15:00+08:00' };
const replay = { ...finished, videoId: '/media/video/lesson.mp4', videoSource: 'mp4' };
const chat = { chatRoomType: 'line', chatRoomUrl: 'https://line.me/room' };
const room = { videoSource: 'zoom', url: 'https://zoom.us/j/5' };

/** Upcoming lessons of all classes. */
const listed = (changes: Data): Screen => ({
  at: '/en-hk/regular-class/upcoming',
  responses: { upcomingLessons: { liveLessons: [{ ...lesson, liveTopicName: 'Physics every Friday', ...changes }] } },
});

export const lessonProofs: Proofs = {
  chatRoomType: [mineAt({ ...live, ...chat }), 'Join on LINE'],
  chatRoomUrl: [mineAt({ ...live, ...chat }), 'href="https://line.me/room"'],
  startAt: [mineAt({}), 'Starts Fri, 27 Nov at 7:30 PM'],
  endAt: [mineAt({}), '7:30 PM – 8:45 PM'],
  id: [mineAt({}), '<h1>Standing waves</h1>'],
  instructors: [mineAt({ instructors: [{ id: 73, name: 'Mei Wong' }] }), 'Mei Wong'],
  isRateable: [mineAt({ ...finished, isRateable: true }), 'Rate this session'],
  isSaved: [mineAt({ isSaved: true }), 'On your schedule'],
  isTopicEnrolled: [on({ isTopicEnrolled: true }, student), /^(?!.*Enrol in the class to open this session)/s],
  learningProgress: [mineAt({ ...replay, learningProgress: 1 }), 'Watched to the end'],
  livePictureUrl: [mineAt({ livePictureUrl: '/media/live-97.svg' }), 'src="/media/live-97.svg"'],
  liveSubjectName: [mineAt({ liveSubjectName: 'Astronomy' }), 'Astronomy'],
  liveTopicHashtag: [mineAt({ liveTopicHashtag: 'optics' }), '#optics'],
  materials: [mineAt({ materials: [{ id: 3, name: 'Slinky sheet', url: '/media/s.svg' }] }), 'Slinky sheet'],
  name: [mineAt({}), '<h1>Standing waves</h1>'],
  offlineVideoDuration: [mineAt({ ...replay, offlineVideoDuration: 4260 }), 'Replay, 1 h 11 min'],
  previewImageUrl: [mineAt({ previewImageUrl: '/media/preview-97.svg' }), 'src="/media/preview-97.svg"'],
  isSemester: [mineAt({ isSemester: true }), 'Term ends 30 Jun 2027'],
  semesterExpiredDate: [
    mineAt({ isSemester: true, semesterExpiredDate: '2027-01-31T23:59:00+08:00' }),
    'Term ends 31 Jan 2027',
  ],
  status: [mineAt({ ...live, ...chat }), 'The session has started. Join any time.'],
  url: [mineAt({ ...live, ...room }), 'href="https://zoom.us/j/5"'],
  videoId: [mineAt(replay), 'Watch the replay'],
  videoSource: [mineAt({ ...live, ...room }), 'Join on Zoom'],
  watchEnabled: [mineAt(replay), 'Watch the replay'],
  watchExpiredAt: [
    mineAt({ ...replay, watchExpiredAt: '2026-11-22T21:30:00+08:00' }),
    'You can watch it for another 2 days 3 hours',
  ],
};

export const listedProofs: Proofs = {
  liveSubjectId: [listed({ liveSubjectId: 8 }), 'data-hue="335"'],
  liveTopicId: [listed({}), 'href="/en-hk/regular-class/topics/970/lesson/97"'],
  liveTopicName: [listed({}), 'Physics every Friday'],
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
export const topicCardProofs = {
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
} satisfies Proofs;

const ownTopics = (changes: Data): Screen => ({
  at: '/en-hk/regular-class/subscribed',
  as: student,
  responses: { subscribedTopics: { liveTopics: [{ ...topicCard, enrollStatus: 'enrolled', ...changes }] } },
});
const soon = { upcomingLessonStartAt: '2026-11-20T19:10:00+08:00', upcomingLessonEndAt: '2026-11-20T20:10:00+08:00' };
const both = (state: string) => new RegExp(`>${state}<.*Term ends 30 Jun 2027`, 's');
/** A semester is shown also when the card has another badge. */
export const semesterTopics: Readonly<Record<string, readonly [Screen, RegExp]>> = {
  enrolled: [topicsWith({ enrollStatus: 'enrolled' }), both('Enrolled')],
  'pre-ordered': [topicsWith({ enrollStatus: 'preorder' }), both('Pre-order')],
  finished: [topicsWith({}, '?status=completed'), both('Finished')],
  'beginning soon': [topicsWith(soon), both('Starts in \\d+ min')],
  'my finished class': [ownTopics({}), both('Finished')],
  'my pre-ordered class': [ownTopics({ enrollStatus: 'preorder' }), both('Pre-ordered')],
  'my class that begins soon': [ownTopics(soon), both('Starts in \\d+ min')],
};

const over = { ...finished, endAt: '2026-11-19T20:45:00+08:00' };
/** Texts that say why a lesson is locked, or how it opens. */
export const lockReasons: Readonly<Record<string, readonly [Screen, string]>> = {
  locked: [on({}), 'Enrol in the class to open this session'],
  upcoming: [mineAt({}), 'Starts Fri, 27 Nov at 7:30 PM'],
  'upcoming, access ended': [
    mineAt({ ...replay, watchExpiredAt: '2026-11-19T21:30:00+08:00' }),
    'Your access to this session has ended',
  ],
  video_not_uploaded: [mineAt({ ...finished }), "There's no replay yet"],
  'video_not_uploaded, never': [mineAt({ status: 'free' }), "There's no video for this session"],
  external_source: [mineAt({ ...live, ...room }), 'Join on Zoom'],
  video_player: [mineAt({ ...live, videoId: '/media/video/lesson.mp4', videoSource: 'mp4' }), 'Watch it on this page.'],
  video_replay_soon: [mineAt(over), 'The replay is on its way'],
  wrong_real_live: [mineAt(live), "The room isn't open yet"],
};

/** What the app derives from these fields. */
export const derivedProofs: Readonly<Record<string, readonly [Screen, string | RegExp]>> = {
  expiredDays: [mineAt({ ...replay, watchExpiredAt: '2026-11-23T19:00:00+08:00' }), '3 days'],
  expiredHours: [mineAt({ ...replay, watchExpiredAt: '2026-11-20T23:40:00+08:00' }), '5 hours'],
  'remaining minutes': [mineAt({ ...live, ...room }), '45 min left'],
  'time display: date': [mineAt({}), 'Fri, 27 Nov'],
  'time display: today': [mineAt({ startAt: '2026-11-20T21:00:00+08:00' }), 'Starts today at 9:00 PM'],
  'time display: tomorrow': [mineAt({ startAt: '2026-11-21T09:00:00+08:00' }), 'Starts tomorrow at 9:00 AM'],
  'time display: time range': [mineAt({}), '7:30 PM – 8:45 PM'],
  'state: not enrolled and not watchable': [on({}), 'Enrol in the class to open this session'],
  'state: finished and watchable, no video, no room': [
    mineAt({ ...finished, endAt: '2026-11-19T20:45:00+08:00' }),
    'The replay is on its way',
  ],
  'state: enrolled but not watchable': [
    mineAt({ watchEnabled: false, status: 'live' }),
    "This session isn't open for you yet",
  ],
  'state: room elsewhere': [mineAt({ ...live, ...room }), 'Join on Zoom'],
  'state: unfinished with a video': [
    mineAt({ ...live, videoId: '/media/video/lesson.mp4', videoSource: 'mp4' }),
    'Watch it on this page.',
  ],
  'state: ready': [mineAt(live), "The room isn't open yet"],
  isDisabled: [mineAt({ status: 'free' }), "There's no video for this session"],
};
