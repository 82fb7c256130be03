import { describe, expect, it } from 'vitest';
import { type Course, readCourseResponse } from '@/shared/entities/course';
import { courseProgress, listedLessons, trailerOf } from './lessons';

const course = (fields: object): Course =>
  readCourseResponse({ course: { id: 1, title: 'Quadratics', ...fields } }).course;
const lessons = [
  { id: 1, title: 'Trailer', isTrailer: true, videoId: '/trailer.mp4', videoSource: 'mp4', duration: 30 },
  { id: 2, title: 'One', status: 'completed' },
  { id: 3, title: 'Two' },
];

describe('how far a student is in a course', () => {
  it.each([
    ['as the server counts', { learningProgress: 0.7 }, 0.7],
    ['never less than what is done since', { learningProgress: 0.2 }, 0.5],
    ['all of it when the course is completed', { learningProgress: 0.2, enrollStatus: 'completed' }, 1],
  ])('is %s', (_, fields, ratio) => {
    expect(courseProgress(course({ lessons, ...fields }))).toEqual({ done: 1, total: 2, ratio });
  });
});

describe('how many lessons a course has', () => {
  it.each([
    ['the trailer is counted', { lessons, lessonsAmount: 3 }, 2],
    ['the trailer is not counted', { lessons, lessonsAmount: 2 }, 2],
    ['nothing is counted', { lessons }, 2],
    ['some are not here', { lessons, lessonsAmount: 18 }, 17],
    ['none are here', { lessons: [], lessonsAmount: 18 }, 18],
  ])('leaves the trailer out where %s', (_, fields, count) => {
    expect(course(fields).lessonsAmount).toBe(count);
  });
});

describe('the trailer of a course', () => {
  const own = { videoId: 'abc', videoSource: 'youtube', videoDuration: 80 };

  it('is its own film, else the lesson that is one, which is no lesson of the list', () => {
    expect(trailerOf(course({ lessons, ...own }))).toEqual({ source: { kind: 'youtube', id: 'abc' }, duration: 80 });
    expect(trailerOf(course({ lessons }))).toEqual({ source: { kind: 'mp4', id: '/trailer.mp4' }, duration: 30 });
    expect(listedLessons(course({ lessons })).map(({ id }) => id)).toEqual([2, 3]);
  });

  it('is none where neither plays here', () => {
    expect(trailerOf(course({ lessons: [{ ...lessons[0], comingSoon: true }] }))).toBeNull();
    expect(trailerOf(course({ ...own, videoSource: 'zoom' }))).toBeNull();
  });
});
