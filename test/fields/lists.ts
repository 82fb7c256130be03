/** Lists with their paging and dates, instructors, site info: which screen shows each field. */
import { topics as allTopics } from '@/features/regular-class/lists/state';
import type { Data, Json, Proofs, Screen } from './proof';

const student = 'student@lantern.example';

const listed = (responses: Screen['responses'], at: string, as?: string): Screen => ({
  at,
  ...(as ? { as } : {}),
  responses,
});
/** After two automatic pages, further pages load at a press. */
const topics = (totalPages: number): Screen => ({
  ...listed(
    { liveTopics: { liveTopics: [{ id: 975, name: 'Latin live' }], totalPages } },
    '/en-hk/regular-class/topics',
  ),
  act: ({ dispatch }) => dispatch(allTopics.more()),
});
export const hasMorePage: readonly [more: Screen, sees: string, last: Screen] = [topics(3), 'Show more', topics(2)];

const announced = (page: number): Screen => ({
  at: '/en-hk/course/901',
  responses: {
    course: {
      course: {
        id: 901,
        title: 'Waves',
        announcementList: { announcements: [{ id: 1, title: 'News' }], currentPage: page, totalPages: 4 },
      },
    },
  },
});
export const page: readonly [Screen, string, Screen] = [announced(3), 'aria-current="page">3', announced(2)];

const lesson = (id: number, startAt: string, name: string) => ({ id, name, startAt, isSaved: true, liveTopicId: 975 });
const saved: readonly Json[] = [
  lesson(1, '2026-11-23T19:00:00+08:00', 'Case endings'),
  lesson(2, '2026-11-23T21:00:00+08:00', 'Verbs that deceive'),
  lesson(3, '2026-11-25T19:00:00+08:00', 'Word order'),
];
const schedule = listed(
  { scheduleUpcoming: { liveLessons: saved, totalPages: 1 } },
  '/en-hk/regular-class/schedule',
  student,
);
/** The dates with their lessons below them. */
export const byDate: readonly [Screen, RegExp] = [
  schedule,
  /Mon, 23 Nov<.*Case endings.*Verbs that deceive.*Wed, 25 Nov<.*Word order/s,
];

const teacher = {
  id: 76,
  name: 'Nora Fung',
  subjects: [{ id: 6, name: 'Chemistry of colour', description: 'Burns things' }],
  instructorHashtags: ['fire'],
  liveTopicCount: 4,
  subjectCount: 9,
};
const profile: Screen = {
  at: '/en-hk/instructors/76',
  responses: {
    instructor: { instructor: teacher, about: '<p>Ten years in the laboratory</p>' },
    instructorCourses: { courses: [{ id: 906, title: 'Flames' }] },
    instructorLiveTopics: { liveTopics: [{ id: 976, name: 'Fireworks live' }] },
  },
};

export const instructorProofs: Proofs = {
  about: [profile, 'Ten years in the laboratory'],
  'instructor.name': [profile, '<h1><span>Nora Fung</span></h1>'],
  'instructor.subjects': [profile, 'Chemistry of colour'],
  'instructor.subjects.description': [profile, 'Burns things'],
  'instructor.instructorHashtags': [profile, 'fire'],
  'instructor.liveTopicCount': [profile, '4 live classes'],
  'instructor.subjectCount': [profile, '9 subjects'],
};
export const taughtProofs = { courses: [profile, 'Flames'], liveTopics: [profile, 'Fireworks live'] } as const;

const link = (title: string) => [{ title, url: 'https://lantern.example/more' }];
const site = (at: string, info: Data): Screen => ({ at, responses: { siteInfo: info } });

/** The names are the contract's, which uses `faq` for zendeskFAQLink. */
export const siteProofs: Proofs = {
  faq: [site('/en-hk/login', { faq: 'https://help.lantern.example/faq' }), 'href="https://help.lantern.example/faq"'],
  offering: [
    site('/en-hk', { offering: ['live_topic', 'course'], multipleOfferingMode: true }),
    'aria-label="What we offer"',
  ],
  multipleOfferingMode: [
    site('/en-hk', { offering: ['live_topic', 'course'], multipleOfferingMode: true }),
    'aria-label="What we offer"',
  ],
  'showInstructorBtn.course': [site('/en-hk/course', { showInstructorBtn: { course: true } }), 'Meet our teachers'],
  'showInstructorBtn.liveTopic': [
    site('/en-hk/regular-class', { showInstructorBtn: { liveTopic: true } }),
    'Meet our teachers',
  ],
  regularClassCampaignLinks: [
    site('/en-hk/regular-class', { regularClassCampaignLinks: link('Bring a friend') }),
    'Bring a friend',
  ],
  courseCampaignLinks: [site('/en-hk/course', { courseCampaignLinks: link('Exam fortnight') }), 'Exam fortnight'],
  activityLinks: [site('/en-hk/login', { activityLinks: link('Maths night') }), 'Maths night'],
  footerFaq: [site('/en-hk/login', { footerFaq: link('How to pay') }), 'How to pay'],
};
