/** Live lesson: which screen shows each of its fields. */
import type { Data, Exemptions, Json, Proofs, ProofTable, Screen } from './harness/proof';
import { finished, lesson, topicPage } from './liveTopic';

const student = 'student@lantern.example';

const on = (changes: Data, as?: string): Screen => ({
  ...topicPage(
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

const lessonProofs: Proofs = {
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

const listedProofs: Proofs = {
  liveSubjectId: [listed({ liveSubjectId: 8 }), 'data-hue="335"'],
  liveTopicId: [listed({}), 'href="/en-hk/regular-class/topics/970/lesson/97"'],
  liveTopicName: [listed({}), 'Physics every Friday'],
};

const over = { ...finished, endAt: '2026-11-19T20:45:00+08:00' };

/** Texts that say why a lesson is locked, or how it opens. */
const lockReasons: Readonly<Record<string, readonly [Screen, string]>> = {
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
const derivedProofs: Readonly<Record<string, readonly [Screen, string | RegExp]>> = {
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

const savedLesson = (id: number, startAt: string, name: string) => ({
  id,
  name,
  startAt,
  isSaved: true,
  liveTopicId: 975,
});

const saved: readonly Json[] = [
  savedLesson(1, '2026-11-23T19:00:00+08:00', 'Case endings'),
  savedLesson(2, '2026-11-23T21:00:00+08:00', 'Verbs that deceive'),
  savedLesson(3, '2026-11-25T19:00:00+08:00', 'Word order'),
];

const schedule: Screen = {
  at: '/en-hk/regular-class/schedule',
  as: student,
  responses: { scheduleUpcoming: { liveLessons: saved, totalPages: 1 } },
};

/** The dates with their lessons below them. */
const byDate: readonly [Screen, RegExp] = [
  schedule,
  /Mon, 23 Nov<.*Case endings.*Verbs that deceive.*Wed, 25 Nov<.*Word order/s,
];

export const tables: readonly ProofTable[] = [
  {
    name: 'Live lesson',
    from: ['liveTopic', 'liveTopic.lessons'],
    proofs: lessonProofs,
    schemas: { liveLessonSchema: '' },
  },
  {
    name: 'Live lesson of a list',
    from: ['upcomingLessons', 'liveLessons'],
    proofs: listedProofs,
    schemas: { liveLessonSchema: '' },
  },
  { name: 'Live lesson, derived', proofs: derivedProofs, schemas: { liveLessonSchema: '' } },
  { name: 'Lock reason', proofs: lockReasons },
  { name: 'Live lessons by date', proofs: { 'liveLessonByDate, allDates, allLiveLessons': byDate } },
];

export const exemptions: Exemptions = [
  [
    'liveLessonSchema',
    'the film of the replay and where it starts, a button, and the colour of the page',
    'captions isRated liveSubject progressDuration',
  ],
];
