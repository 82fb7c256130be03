import { describe, expect, it } from 'vitest';
import type { Course } from '@/shared/entities/course';
import type { CourseLesson } from '@/shared/entities/courseLesson';
import { keptAccess, keptUntil, lessonToKeep, readRecord } from './lesson';
import { stream } from './testing/lessons';

const day = 86_400_000;
const now = Date.parse('2026-11-20T10:00:00Z');

describe('how long a lesson is kept', () => {
  it('is 30 days, or until the access ends', () => {
    expect(keptUntil({ accessUntil: null }, now)).toBe(now + 30 * day);
    expect(keptUntil({ accessUntil: now + 60 * day }, now)).toBe(now + 30 * day);
    expect(keptUntil({ accessUntil: now + day }, now)).toBe(now + day);
  });

  const kept = { keptAt: now, until: now + 30 * day };
  it.each<[string, number, boolean, string]>([
    ['within its time', now + day, false, 'open'],
    ['after its time', now + 31 * day, true, 'over'],
    ['after its time, by a clock that may be wrong', now + 31 * day, false, 'unsure'],
    ['with a clock that was set back', now - 5 * day, false, 'unsure'],
    ['kept by a clock that was ahead', now - 5 * day, true, 'open'],
  ])('%s', (_, at, isServerTime, expected) => {
    expect(keptAccess(kept, at, isServerTime)).toBe(expected);
  });
});

describe('what can be kept', () => {
  const course = {
    id: 101,
    title: 'Quadratics',
    enrollStatus: 'ongoing',
    expireDate: '2026-12-01T00:00:00Z',
  } as Course;
  const lesson = {
    id: 10101,
    title: 'The vertex',
    duration: 30,
    videoId: '/film/master.m3u8',
    videoSource: 'hls',
    captions: [
      { lang: 'en', label: 'English', url: '/lesson.en.vtt' },
      { lang: 'ja', label: '日本語', url: 'https://elsewhere.test/ja.vtt' },
    ],
    materials: [{ id: 7, url: '/sheet.pdf' }],
  } as CourseLesson;
  const keep = (change: Partial<CourseLesson>, of = course) =>
    lessonToKeep('hk', of, { ...lesson, ...change }, stream.path);

  it('is a stream or a file of the deployment’s own media, with what comes along', () => {
    expect(keep({})).toEqual({ ...stream, accessUntil: Date.parse('2026-12-01T00:00:00Z') });
    expect(keep({ videoSource: 'mp4' })?.kind).toBe('mp4');
  });

  it.each<[string, Partial<CourseLesson>]>([
    ['a provider’s film', { videoSource: 'youtube', videoId: 'M7lc1UVf-VE' }],
    ['a film of another host', { videoId: 'https://elsewhere.test/master.m3u8' }],
    ['a lesson without a film', { videoId: null }],
    ['a lesson to come', { comingSoon: true }],
  ])('is not %s', (_, change) => {
    expect(keep(change)).toBeNull();
  });

  it('is not a lesson that is locked', () => {
    expect(keep({}, { ...course, enrollStatus: null })).toBeNull();
  });
});

it('reads no record from what is none', () => {
  expect(readRecord({ lesson: stream, keptAt: 'now' })).toBeNull();
});
