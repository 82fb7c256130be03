import { describe, expect, it, vi } from 'vitest';
import { courseLessonSchema } from './courseLesson';
import { instant, liveLesson, noPicture, picture } from './fixtures.test-support';
import { createParser } from './parser';
import { describeTolerance } from './tolerance.test-support';
import {
  readContinueWatchingResponse,
  readUpNextResponse,
  userContentSchema,
  watchedLessonSchema,
} from './userContent';

const watched = { id: 2, title: 'Limits', duration: 75, progressDuration: 30 };
describeTolerance('watched lesson', watchedLessonSchema, {
  input: watched,
  changed: { pictureUrl: null },
  defaults: { title: '', duration: 0, progressDuration: 0, pictureUrl: null },
  required: ['id'],
});

const content = {
  type: 'course_lesson',
  course: { id: 11, title: 'Calculus', picture, enrollStatus: 'active', subject: null },
  liveTopic: { id: 21, name: 'Mechanics', title: 'Mechanics', pictureUrl: '/t.svg', picture },
  lesson: { ...watched, pictureUrl: null },
  learningProgress: 0.4,
  lastWatchedAt: instant,
};

describe('continue watching', () => {
  const reader = createParser(userContentSchema);

  it('reads a complete entry', () => expect(reader({ ...content, lesson: watched })).toEqual(content));

  it('does without what is optional', () => {
    expect(reader({ course: { id: 11, title: 'Calculus' } })).toEqual({
      type: 'course_lesson',
      course: { id: 11, title: 'Calculus', picture: noPicture, enrollStatus: null, subject: null },
      liveTopic: null,
      lesson: null,
      learningProgress: 0,
      lastWatchedAt: null,
    });
    expect(
      reader({ type: 'film', liveTopic: { id: 21, title: 'Mechanics' }, lesson: 'x', learningProgress: '1' }),
    ).toEqual({
      type: 'live_lesson',
      course: null,
      liveTopic: { id: 21, name: 'Mechanics', title: 'Mechanics', pictureUrl: null, picture: noPicture },
      lesson: null,
      learningProgress: 0,
      lastWatchedAt: null,
    });
  });

  it('takes name, replay length and picture of a live lesson', () => {
    expect(reader({ ...content, lesson: liveLesson }).lesson).toEqual({
      id: 41,
      title: 'Forces',
      duration: 75,
      progressDuration: 30,
      pictureUrl: '/preview.svg',
    });
  });

  it('drops an entry that leads nowhere', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const entries = [{ ...content, lesson: watched }, { lesson: watched }, { course: { id: 1 } }];
    expect(readContinueWatchingResponse({ userContents: entries, totalPages: 1 })).toEqual({
      userContents: [content],
      currentPage: null,
      totalPages: 1,
    });
    expect(warn).toHaveBeenCalledTimes(1);
    for (const data of [null, {}, { userContents: {} }])
      expect(() => readContinueWatchingResponse(data)).toThrow('Unusable');
  });
});

it('may have nothing up next', () => {
  expect(
    [{}, { courseLesson: null, liveLesson: null }, { courseLesson: 7, liveLesson: {} }].map(readUpNextResponse),
  ).toEqual(Array(3).fill({ courseLesson: null, liveLesson: null }));
  expect(readUpNextResponse({ liveLesson }).liveLesson).toEqual(liveLesson);
  expect(
    readUpNextResponse({ courseLesson: { id: 2, title: 'Limits', courseId: 11, courseTitle: 'Calculus' } })
      .courseLesson,
  ).toEqual({
    ...createParser(courseLessonSchema)({ id: 2, title: 'Limits' }),
    courseId: 11,
    courseTitle: 'Calculus',
  });
  for (const data of [undefined, null, 'x']) expect(() => readUpNextResponse(data)).toThrow('Unusable');
});
