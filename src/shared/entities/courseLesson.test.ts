import { describe, expect, it } from 'vitest';
import { computeCourseLessonState, courseLessonSchema, isLessonFree, isLessonLocked } from './courseLesson';
import { caption, instant, material } from './fixtures.test-support';
import { createParser } from './parser';
import { describeTolerance } from './tolerance.test-support';

const progress = {
  comingSoon: false,
  isCompleted: false,
  status: 'in_progress',
  progressDuration: 30,
  learningProgress: 0.4,
};
const progressDefaults = {
  comingSoon: false,
  isCompleted: false,
  status: 'not_started',
  progressDuration: 0,
  learningProgress: 0,
};
const complete = {
  ...progress,
  id: 2,
  title: 'Limits',
  content: 'What limits are',
  detailInfo: '<p>More</p>',
  estimatedUploadDate: instant,
  duration: 75,
  videoId: '/lesson.mp4',
  videoSource: 'mp4',
  captions: [caption],
  videoTimestamps: [{ seconds: 15, description: 'Start' }],
  materials: [material],
  preview: true,
  isTrailer: true,
  isRated: true,
};

describeTolerance('course lesson', courseLessonSchema, {
  input: complete,
  defaults: {
    ...progressDefaults,
    id: 0,
    title: '',
    content: '',
    detailInfo: '',
    estimatedUploadDate: null,
    duration: 0,
    videoId: null,
    videoSource: null,
    captions: [],
    videoTimestamps: [],
    materials: [],
    preview: false,
    isTrailer: false,
    isRated: false,
  },
});

const lesson = createParser(courseLessonSchema)({ id: 2 });

describe('a course lesson', () => {
  it('keeps only digital materials', () => {
    const paper = { ...material, id: 9, materialTypes: ['physical'] };
    expect(
      createParser(courseLessonSchema)({ ...complete, materials: [paper, material, { id: 1 }] }).materials,
    ).toEqual([material]);
  });

  it.each([
    ['nothing done', {}, false],
    ['progress 1', { learningProgress: 1 }, true],
    ['progress beyond 1 is clamped', { learningProgress: 1.5 }, true],
    ['progress below 1', { learningProgress: 0.99 }, false],
    ['status completed', { status: 'completed' }, true],
    ['called completed by a field that the rule does not know', { isCompleted: true }, false],
    ['coming soon with progress 1', { learningProgress: 1, comingSoon: true }, false],
    ['coming soon with status completed', { status: 'completed', comingSoon: true }, false],
  ])('%s: complete %#', (_, fields, expected) => {
    const one = createParser(courseLessonSchema)({ id: 2, ...fields });
    expect([one.isCompleted, computeCourseLessonState(one, true).isComplete]).toEqual([expected, expected]);
  });

  it.each([
    [false, false, false, { free: false, locked: true }],
    [false, false, true, { free: false, locked: false }],
    [true, false, false, { free: true, locked: false }],
    [false, true, false, { free: true, locked: false }],
    [true, true, true, { free: true, locked: false }],
  ])('preview %s, trailer %s, purchased %s', (preview, isTrailer, purchased, expected) => {
    const one = { preview, isTrailer };
    expect({ free: isLessonFree(one), locked: isLessonLocked(one, purchased) }).toEqual(expected);
  });

  it('can be played when it is unlocked, there, and not coming soon', () => {
    const there = { ...lesson, videoId: 'v' };
    expect(computeCourseLessonState(there, true)).toEqual({
      isFree: false,
      isComplete: false,
      isLocked: false,
      isPlayable: true,
    });
    expect(computeCourseLessonState(there, false)).toMatchObject({ isLocked: true, isPlayable: false });
    expect(computeCourseLessonState({ ...there, preview: true }, false)).toMatchObject({
      isFree: true,
      isPlayable: true,
    });
    expect(computeCourseLessonState({ ...there, comingSoon: true }, true).isPlayable).toBe(false);
    expect(computeCourseLessonState(lesson, true).isPlayable).toBe(false);
  });
});
