import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import {
  courseCardSchema,
  courseSchema,
  learningCourseSchema,
  readCourseCardsResponse,
  readCourseGroupResponse,
  readCourseResponse,
  readCoursesResponse,
  readFreeCoursesResponse,
  readFreeRecommendResponse,
  readLearningCoursesResponse,
} from './course';
import {
  cardCollection,
  collection,
  courseSummary,
  courseSummaryDefaults,
  faq,
  instant,
  instructor,
  material,
  named,
  noPicture,
  paymentMethod,
  picture,
  plan,
  review,
} from './fixtures.test-support';
import { describeTolerance } from './tolerance.test-support';

const required = ['id', 'title'];
const card = { ...courseSummary, checkoutCollection: cardCollection };

describeTolerance('course card', courseCardSchema, {
  input: card,
  defaults: { ...courseSummaryDefaults, checkoutCollection: null },
  required,
});

const announcement = { id: 1, title: 'News', content: '<p>Hi</p>', publishedAt: instant };

describe('a course card', () => {
  it('keeps of its collection what a price needs', () => {
    const app = { ...paymentMethod, id: 'app', platform: 'ios', price: 330 };
    const other = { ...plan, id: 'plan0', isFocus: false };
    const plans = [other, { ...plan, paymentMethods: [app, paymentMethod] }];
    expect(v.parse(courseCardSchema, { ...card, checkoutCollection: { ...collection, plans } })).toEqual(card);
  });

  it('keeps of its instructors the names', () => {
    expect(v.parse(courseCardSchema, { ...card, instructors: [instructor] })).toEqual(card);
  });
});

describeTolerance('course', courseSchema, {
  input: {
    ...courseSummary,
    instructors: [instructor],
    checkoutCollection: collection,
    description: '<p>About</p>',
    detailInfo: '<p>More</p>',
    metaTitle: 'Calculus online',
    metaDescription: 'Learn it',
    bannerImageUrl: '/banner.svg',
    lessons: [],
    learningProgress: 0.5,
    videoId: 'trailer',
    videoSource: 'youtube',
    videoDuration: 90,
    faq: [faq],
    feedbacks: [review],
    ratings: [review],
    materials: [material],
    notebook: { id: 1, title: 'Notebook', description: ['One'], pictureUrl: '/n.svg', connectionUrl: '/c' },
    content: { highlights: [{ iconUrl: '/i.svg', content: 'Key', description: 'Point' }] },
    relativeCourses: [card],
    announcementList: { announcements: [announcement], currentPage: 1, totalPages: 2 },
    collectionType: 'course',
    plan,
    hasMorePlans: true,
    requiredOptionsCount: 2,
    presalePrice: 100,
    presaleExpiredAt: instant,
    isPresaleExpired: true,
    reviewDays: 30,
    isRated: true,
  },
  defaults: {
    ...courseSummaryDefaults,
    checkoutCollection: null,
    description: '',
    detailInfo: '',
    metaTitle: null,
    metaDescription: null,
    bannerImageUrl: null,
    lessons: [],
    learningProgress: 0,
    videoId: null,
    videoSource: null,
    videoDuration: 0,
    faq: [],
    feedbacks: [],
    ratings: [],
    materials: [],
    notebook: null,
    content: null,
    relativeCourses: [],
    announcementList: null,
    collectionType: '',
    plan: null,
    hasMorePlans: false,
    requiredOptionsCount: null,
    presalePrice: null,
    presaleExpiredAt: null,
    isPresaleExpired: false,
    reviewDays: null,
    isRated: false,
  },
  required,
});

describeTolerance('course in my learning', learningCourseSchema, {
  input: {
    id: 11,
    title: 'Calculus',
    learningProgress: 0.5,
    picture,
    lastReadLesson: { id: 2, title: 'Hello' },
    lessonsAmount: 3,
    instructors: [instructor],
  },
  defaults: { learningProgress: 0, picture: noPicture, lastReadLesson: null, lessonsAmount: 0, instructors: [] },
  required,
});

describe('responses with courses', () => {
  const list = [
    { id: 1, title: 'One' },
    { title: 'No id' },
    { id: 3 },
    null,
    'x',
    { id: 4, title: ' ' },
    { id: 5, title: 'Five' },
  ];

  it('drops and reports unusable courses, never the list around them', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { courses } = readCourseCardsResponse({ courses: list });
    expect(courses.map(({ id, title }) => `${id} ${title}`)).toEqual(['1 One', '5 Five']);
    expect(warn.mock.calls.map(([message]) => message)).toEqual([
      'A response is not used as it is: dropped list item 1: unusable id; dropped list item 2: unusable title; ' +
        'dropped list item 3: unusable item; dropped list item 4: unusable item; dropped list item 5: unusable title',
    ]);
  });

  it('keeps a course whose related course or collection is unusable', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { course } = readCourseResponse({
      course: { id: 1, title: 'One', relativeCourses: [{ id: 2 }], checkoutCollection: 'none', enrollStatus: 'sold' },
    });
    expect(course).toMatchObject({ relativeCourses: [], checkoutCollection: null, enrollStatus: null });
  });

  it('reads groups beside the list', () => {
    const group = { id: 4, name: 'Exam', title: 'Exam course', description: 'Soon' };
    expect(readCoursesResponse({ courses: [], leadGroups: [named], courseGroup: group, totalPages: 0 })).toEqual({
      courses: [],
      leadGroups: [named],
      courseGroup: group,
      currentPage: null,
      totalPages: 0,
    });
    expect(readCoursesResponse({ courses: [] })).toMatchObject({ leadGroups: [], courseGroup: null, totalPages: null });
    expect(readCourseGroupResponse({ courses: [], courseGroup: null, currentPage: 2 })).toMatchObject({
      courseGroup: null,
      currentPage: 2,
    });
  });

  it.each([
    ['course', readCourseResponse],
    ['courses', readCourseCardsResponse],
    ['courses', readCoursesResponse],
    ['courses', readCourseGroupResponse],
    ['courses', readLearningCoursesResponse],
    ['freeRecommendCourses', readFreeRecommendResponse],
    ['freeCourses', readFreeCoursesResponse],
  ])('throws without the root %s', (root, reader) => {
    for (const data of [
      undefined,
      null,
      {},
      [],
      '<html>',
      7,
      { [root]: null },
      { [root]: 'x' },
      { [root]: { id: 'x' } },
    ])
      expect(() => reader(data)).toThrow('Unusable response');
  });

  it('throws when the course itself has no id', () => {
    expect(() => readCourseResponse({ course: { title: 'One' } })).toThrow('Unusable response: course.id');
  });
});
