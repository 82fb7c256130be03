import { describe, expect, it, vi } from 'vitest';
import {
  cardCollection,
  collection,
  faq,
  instructor,
  liveLesson,
  material,
  pricedCollection,
  review,
  syllabus,
  topicSummary,
  topicSummaryDefaults,
} from './fixtures.test-support';
import { readLiveLessonsResponse } from './liveLesson';
import {
  freeLiveTopicSchema,
  isOngoing,
  liveTopicCardSchema,
  liveTopicSchema,
  readFreeLiveTopicsResponse,
  readLiveTopicResponse,
  readLiveTopicsResponse,
  regularClassSchema,
} from './liveTopic';
import { createParser } from './parser';
import { describeTolerance } from './tolerance.test-support';

const required = ['id', 'name'];
const derived = { title: topicSummary.name, isEnrolled: true };

describeTolerance('live topic card', liveTopicCardSchema, {
  input: { ...topicSummary, checkoutCollection: cardCollection },
  changed: derived,
  defaults: { ...topicSummaryDefaults, checkoutCollection: null },
  required,
});

describeTolerance('live topic', liveTopicSchema, {
  input: {
    ...topicSummary,
    instructors: [instructor],
    description: '<p>About</p>',
    metaDescription: 'About',
    detailInfo: '<p>More</p>',
    scheduleUrl: '/schedule.svg',
    ratings: [review],
    faqs: [faq],
    materials: [material],
    syllabuses: [syllabus],
    lessons: [liveLesson],
    scheduledLessons: [liveLesson],
    freeLessonList: [liveLesson],
    finishedLessons: [liveLesson],
    checkoutCollection: collection,
  },
  changed: derived,
  defaults: {
    ...topicSummaryDefaults,
    description: '',
    metaDescription: null,
    detailInfo: '',
    scheduleUrl: null,
    ratings: [],
    faqs: [],
    materials: [],
    syllabuses: [],
    lessons: [],
    scheduledLessons: [],
    freeLessonList: [],
    finishedLessons: [],
    checkoutCollection: null,
  },
  required,
});

describeTolerance('regular class', regularClassSchema, {
  input: { id: 21, name: 'Mechanics', frequency: 'Weekly', pictureUrl: '/t.svg', checkoutCollection: pricedCollection },
  defaults: { frequency: '', pictureUrl: null, checkoutCollection: null },
  required,
});

const freeLesson = { id: 41, name: 'Forces', liveTopicId: 21, liveTopicName: 'Mechanics', livePictureUrl: '/l.svg' };
describeTolerance('free live topic', freeLiveTopicSchema, {
  input: { firstFreeLiveLesson: freeLesson },
  defaults: {},
  required: ['firstFreeLiveLesson'],
});

describe('a live topic', () => {
  const named = (fields: object) => {
    const { name, title } = createParser(liveTopicCardSchema)({ id: 1, ...fields });
    return [name, title];
  };

  it('goes by its name, else by its title', () => {
    expect(named({ name: 'A', title: 'B' })).toEqual(['A', 'B']);
    expect(named({ name: 'A' })).toEqual(['A', 'A']);
    expect(named({ title: 'B' })).toEqual(['B', 'B']);
    expect(named({ name: '', title: 'B' })).toEqual(['B', 'B']);
    expect(named({ name: 7, title: 'B' })).toEqual(['B', 'B']);
    expect(() => named({ name: ' ', title: null })).toThrow('Unusable');
  });

  it('is enrolled by its enrollStatus alone', () => {
    const enrolled = (fields: object) => createParser(liveTopicCardSchema)({ id: 1, name: 'A', ...fields }).isEnrolled;
    expect([{ enrollStatus: 'enrolled' }, { enrollStatus: 'active' }, { isEnrolled: true }].map(enrolled)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is ongoing while an upcoming lesson time exists', () => {
    expect([topicSummary, { upcomingLessonStartAt: null }].map(isOngoing)).toEqual([true, false]);
  });
});

describe('responses with live topics and lessons', () => {
  it('drops what is unusable and keeps the rest, inside a topic too', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const items = [{ id: 1, name: 'A' }, { id: 2 }, { name: 'C' }, null];
    expect(readLiveTopicsResponse({ liveTopics: items, currentPage: 1, totalPages: 4 })).toMatchObject({
      liveTopics: [{ id: 1 }],
      currentPage: 1,
      totalPages: 4,
    });
    expect(readLiveLessonsResponse({ liveLessons: items, totalPages: 1 }).liveLessons).toHaveLength(1);
    const { liveTopic } = readLiveTopicResponse({
      liveTopic: { id: 1, name: 'A', lessons: items, instructors: items },
    });
    expect([liveTopic.lessons.length, liveTopic.instructors.length]).toEqual([1, 1]);
    expect(liveTopic.instructors[0]).toMatchObject({ id: 1, name: 'A' });
    const free = [{ firstFreeLiveLesson: freeLesson }, { firstFreeLiveLesson: { id: 1 } }, {}];
    expect(readFreeLiveTopicsResponse({ freeLiveTopics: free }).freeLiveTopics).toEqual([free[0]]);
  });

  it.each([
    ['liveTopic', readLiveTopicResponse],
    ['liveTopics', readLiveTopicsResponse],
    ['freeLiveTopics', readFreeLiveTopicsResponse],
  ])('throws without the root %s', (root, reader) => {
    for (const data of [undefined, null, {}, 'x', { [root]: null }, { [root]: 7 }])
      expect(() => reader(data)).toThrow('Unusable');
  });
});
