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
  topicSummary,
  topicSummaryDefaults,
} from './fixtures.test-support';
import { isLiveLessonCompleted, liveLessonSchema, readLiveLessonsResponse } from './liveLesson';
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
import { topicSummarySchema } from './summary';
import { syllabusLessonSchema, syllabusSchema } from './syllabus';
import { describeTolerance } from './tolerance.test-support';

const required = ['id', 'name'];
const derived = { title: topicSummary.name, isEnrolled: true };

describeTolerance('live lesson', liveLessonSchema, {
  input: liveLesson,
  defaults: {
    startAt: null,
    endAt: null,
    status: 'upcoming',
    liveTopicId: null,
    liveTopicName: '',
    liveTopicHashtag: null,
    liveSubjectId: null,
    liveSubjectName: '',
    liveSubject: null,
    livePictureUrl: null,
    previewImageUrl: null,
    instructors: [],
    materials: [],
    chatRoomType: null,
    chatRoomUrl: null,
    url: null,
    videoId: null,
    videoSource: null,
    captions: [],
    offlineVideoDuration: null,
    watchEnabled: false,
    watchExpiredAt: null,
    isTopicEnrolled: false,
    isSaved: false,
    isRateable: false,
    isRated: false,
    isSemester: false,
    semesterExpiredDate: null,
    progressDuration: 0,
    learningProgress: 0,
  },
  required,
});

describeTolerance('live topic summary', topicSummarySchema, {
  input: topicSummary,
  changed: derived,
  defaults: topicSummaryDefaults,
  required,
});

describeTolerance('live topic card', liveTopicCardSchema, {
  input: { ...topicSummary, checkoutCollection: cardCollection },
  changed: derived,
  defaults: { ...topicSummaryDefaults, checkoutCollection: null },
  required,
});

const syllabusLesson = {
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
const syllabus = { id: 1, title: 'Part 1', description: 'Basics', lessons: [syllabusLesson] };

describeTolerance('syllabus lesson', syllabusLessonSchema, {
  input: syllabusLesson,
  defaults: {
    id: 0,
    title: '',
    description: '',
    duration: 0,
    materials: [],
    liveLessonId: null,
    videoId: null,
    videoSource: null,
    preview: false,
  },
});
describeTolerance('syllabus', syllabusSchema, {
  input: syllabus,
  defaults: { id: 0, title: '', description: '', lessons: [] },
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

it('completes a live lesson at progress 1', () => {
  expect([1, 0.99, 0].map((learningProgress) => isLiveLessonCompleted({ learningProgress }))).toEqual([
    true,
    false,
    false,
  ]);
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
    ['liveLessons', readLiveLessonsResponse],
  ])('throws without the root %s', (root, reader) => {
    for (const data of [undefined, null, {}, 'x', { [root]: null }, { [root]: 7 }])
      expect(() => reader(data)).toThrow('Unusable');
  });
});
