/** The filter, course groups, lead groups, free topics, regular classes and other content of the home pages. */
import type { Data, Proofs, Screen } from './proof';

const levels: Data = { gradeLevels: [{ id: 41, name: 'Form forty-one' }] };
const subjects: Data = {
  subjectCategories: [{ id: 1, name: 'Sciences', subjects: [{ id: 31, name: 'Astronomy', key: 'physics' }] }],
};
const groups: Data = { courseGroups: [{ id: 21, title: 'Exam courses' }], regularClasses: [] };
const filterAt = (query: string): Screen => ({
  at: `/en-hk${query}`,
  responses: { gradeLevels: levels, subjectCategories: subjects, homeContent: groups },
});
const free = filterAt('');

export const categoryProofs: Proofs = {
  'subjects.name': [free, 'Astronomy'],
};

export const filterProofs: Readonly<Record<string, readonly [Screen, string | RegExp, Screen]>> = {
  gradeLevels: [
    free,
    'Form forty-one',
    { ...free, responses: { ...free.responses, gradeLevels: { gradeLevels: [] } } },
  ],
  courseGroups: [
    free,
    'Exam courses',
    { ...free, responses: { ...free.responses, homeContent: { regularClasses: [] } } },
  ],
  selectedLevel: [filterAt('?grade=41'), /aria-pressed="true"[^>]*>(?:(?!<\/button>).)*Form forty-one/s, free],
  selectedSubject: [filterAt('?subject=31'), /<option[^>]*selected=""[^>]*>Astronomy/, free],
  selectedCourseGroup: [filterAt('?group=21'), /<option[^>]*selected=""[^>]*>Exam courses/, free],
};

const groupPage: Screen = {
  at: '/en-hk/course/group/22',
  responses: {
    courseGroup: {
      courses: [{ id: 904, title: 'Past papers' }],
      courseGroup: { id: 22, title: 'Before the exam', description: '<p>Six weeks to go</p>' },
      currentPage: 1,
      totalPages: 2,
    },
  },
};

export const groupProofs: Proofs = {
  'courseGroup.id': [groupPage, '<h1>Before the exam</h1>'],
  'courseGroup.title': [groupPage, '<h1>Before the exam</h1>'],
  'courseGroup.description': [groupPage, 'Six weeks to go'],
  courses: [groupPage, 'Past papers'],
};

const leadGroups: Screen = {
  at: '/en-hk/course',
  responses: {
    courses: {
      courses: [{ id: 905, title: 'Cells', leadGroup: { id: 11, name: 'Begin here' } }],
      leadGroups: [
        { id: 11, name: 'Begin here' },
        { id: 12, name: 'Then go deeper' },
      ],
    },
  },
};

export const leadGroupProofs: Proofs = { 'leadGroups.name': [leadGroups, 'Then go deeper'] };
/** One id for both, so the list has one part. */
export const leadGroupIds: readonly [Screen, RegExp] = [leadGroups, /id="[^"]*11"[^>]*>Begin here/];

const news: Screen = {
  at: '/en-hk',
  responses: {
    banners: {
      banners: [
        {
          id: 1,
          title: 'Open day',
          imageUrl: '/media/open-day.svg',
          mobileImageUrl: '/media/open-day-small.svg',
          linkUrl: '/course/99901',
        },
      ],
    },
    heroSections: {
      heroSections: [
        {
          id: 1,
          title: 'Summer of proofs',
          description: 'Four weeks',
          imageUrl: '/media/summer.svg',
          linkUrl: '/course/99902',
        },
      ],
    },
    upsellBanner: {
      upsellBanner: { id: 1, title: 'Add a class', imageUrl: '/media/up.svg', linkUrl: '/course/99903' },
    },
    academyPosts: {
      posts: [
        {
          id: 81,
          title: 'How to revise',
          summary: 'In three steps',
          imageUrl: '/media/post.svg',
          publishedAt: '2026-11-05T09:00:00+08:00',
        },
      ],
    },
  },
};

export const bannerProofs: Proofs = {
  title: [news, 'Open day'],
  imageUrl: [news, 'src="/media/open-day.svg"'],
  mobileImageUrl: [news, 'src="/media/open-day-small.svg"'],
  linkUrl: [news, 'href="/en-hk/course/99901"'],
};

export const promotionProofs: Proofs = {
  title: [news, 'Summer of proofs'],
  description: [news, 'Four weeks'],
  imageUrl: [news, 'src="/media/summer.svg"'],
  linkUrl: [news, 'href="/en-hk/course/99902"'],
};

export const upsellProofs: Proofs = {
  title: [news, 'Add a class'],
  imageUrl: [news, 'src="/media/up.svg"'],
  linkUrl: [news, 'href="/en-hk/course/99903"'],
};

export const postProofs: Proofs = {
  id: [news, 'href="/en-hk/POST/81"'],
  title: [news, 'How to revise'],
  summary: [news, 'In three steps'],
  imageUrl: [news, 'src="/media/post.svg"'],
  publishedAt: [news, '5 Nov 2026'],
};

const marquee: Screen = {
  at: '/en-hk/course',
  responses: { marquee: { marquee: { id: 1, text: 'Exams are near', linkUrl: '/course/99904' } } },
};

export const marqueeProofs: Proofs = {
  text: [marquee, 'Exams are near'],
  linkUrl: [marquee, 'href="/en-hk/course/99904"'],
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

export const freeTopicProofs: Proofs = {
  id: [freeTopics, 'topics/971/lesson/94"'],
  name: [freeTopics, 'First hour of optics'],
  liveTopicName: [freeTopics, 'Optics on Mondays'],
  liveTopicId: [freeTopics, 'href="/en-hk/regular-class/topics/971/'],
  livePictureUrl: [freeTopics, 'src="/media/live-94.svg"'],
};

const plan = {
  id: 'plan-1',
  name: 'One class',
  paymentMethods: [{ id: 'm-1', platform: 'web', currency: 'HKD', displayCurrency: 'HKD', price: 1280 }],
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

export const regularClassProofs: Proofs = {
  id: [weekly, 'href="/en-hk/regular-class/topics/972"'],
  name: [weekly, 'Chemistry on Tuesdays'],
  frequency: [weekly, 'Every Tuesday at six'],
  pictureUrl: [weekly, 'src="/media/class-972.svg"'],
  checkoutCollection: [weekly, 'HK$1,280'],
};
