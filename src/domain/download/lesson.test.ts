import { describe, expect, it } from 'vitest';
import type { Course } from '@/shared/entities/course';
import type { CourseLesson } from '@/shared/entities/courseLesson';
import { downloadedUntil, offlineAccess, readRecord, toDownloadable } from './lesson';
import { stream } from './testing/lessons';

const day = 86_400_000;
const now = Date.parse('2026-11-20T10:00:00Z');

describe('how long a downloaded lesson stays', () => {
  it('is 30 days, or until the access ends', () => {
    expect(downloadedUntil({ accessUntil: null }, now)).toBe(now + 30 * day);
    expect(downloadedUntil({ accessUntil: now + 60 * day }, now)).toBe(now + 30 * day);
    expect(downloadedUntil({ accessUntil: now + day }, now)).toBe(now + day);
  });

  const stored = { keptAt: now, until: now + 30 * day };
  it.each<[string, number, boolean, string]>([
    ['within its time', now + day, false, 'open'],
    ['after its time', now + 31 * day, true, 'over'],
    ['after its time, by a clock that may be wrong', now + 31 * day, false, 'unsure'],
    ['with a clock that was set back', now - 5 * day, false, 'unsure'],
    ['downloaded by a clock that was ahead', now - 5 * day, true, 'open'],
  ])('%s', (_, at, isServerTime, expected) => {
    expect(offlineAccess(stored, at, isServerTime)).toBe(expected);
  });
});

describe('what can be downloaded', () => {
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
  const download = (change: Partial<CourseLesson>, of = course) =>
    toDownloadable('hk', of, { ...lesson, ...change }, stream.path);

  it('is a stream or a file of the deployment’s own media, with what comes along', () => {
    expect(download({})).toEqual({ ...stream, accessUntil: Date.parse('2026-12-01T00:00:00Z') });
    expect(download({ videoSource: 'mp4' })?.kind).toBe('mp4');
  });

  it.each<[string, Partial<CourseLesson>]>([
    ['a provider’s film', { videoSource: 'youtube', videoId: 'M7lc1UVf-VE' }],
    ['a film of another host', { videoId: 'https://elsewhere.test/master.m3u8' }],
    ['a lesson without a film', { videoId: null }],
    ['a lesson to come', { comingSoon: true }],
  ])('is not %s', (_, change) => {
    expect(download(change)).toBeNull();
  });

  it('is not a lesson that is locked', () => {
    expect(download({}, { ...course, enrollStatus: null })).toBeNull();
  });
});

it('reads no record from what is none', () => {
  expect(readRecord({ lesson: stream, keptAt: 'now' })).toBeNull();
});
