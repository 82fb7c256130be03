import { describe, expect, it } from 'vitest';
import {
  courseLessonProgressSchema,
  liveLessonProgressSchema,
  readCourseProgressResponse,
  readLiveProgressResponse,
} from './lessonProgress';
import { describeTolerance } from './tolerance.test-support';

const ofCourse = {
  comingSoon: false,
  isCompleted: false,
  status: 'not_started',
  progressDuration: 0,
  learningProgress: 0,
};

describeTolerance('saved position of a course lesson', courseLessonProgressSchema, {
  input: { ...ofCourse, id: 2, status: 'in_progress', progressDuration: 30, learningProgress: 0.4 },
  defaults: ofCourse,
  required: ['id'],
});

describeTolerance('saved position of a live lesson', liveLessonProgressSchema, {
  input: { id: 41, progressDuration: 30, learningProgress: 0.4 },
  defaults: { progressDuration: 0, learningProgress: 0 },
  required: ['id'],
});

describe('the response to a saved position', () => {
  it('needs no other part of the lesson', () => {
    const { lesson } = readCourseProgressResponse({ lesson: { id: 2, learningProgress: 1 } });
    expect(lesson).toEqual({ ...ofCourse, id: 2, learningProgress: 1, isCompleted: true });
    const { liveLesson } = readLiveProgressResponse({ liveLesson: { id: 41, learningProgress: 3 } });
    expect(liveLesson).toEqual({ id: 41, progressDuration: 0, learningProgress: 1 });
  });

  it('throws without its root or the id in it', () => {
    expect(() => readCourseProgressResponse({ lesson: {} })).toThrow('lesson.id');
    for (const read of [readCourseProgressResponse, readLiveProgressResponse])
      for (const data of [undefined, null, {}, 'x', { lesson: null, liveLesson: 7 }])
        expect(() => read(data)).toThrow('Unusable');
  });
});
