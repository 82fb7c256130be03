import { describe, expect, it } from 'vitest';
import { type LiveLesson, liveLessonSchema } from '@/shared/entities/liveLesson';
import { createParser } from '@/shared/entities/parser';
import { computeNextRefresh } from './nextRefresh';

const startAt = '2026-11-20T19:30:00+08:00';
const endAt = '2026-11-20T20:45:00+08:00';
const at = (time: string, day = 20) => Date.parse(`2026-11-${day}T${time}+08:00`);
const lessonOf = (fields: Partial<LiveLesson>): LiveLesson => ({
  ...createParser(liveLessonSchema)({ id: 1, name: 'Quadratics', startAt, endAt }),
  isTopicEnrolled: true,
  watchEnabled: true,
  ...fields,
});

describe('when the server is asked again', () => {
  it.each([
    ['at the start', {}, '18:00:00', '19:30:00'],
    ['at the end', { status: 'live' }, '19:30:00', '20:45:00'],
    [
      'when it expires',
      { status: 'finished', videoId: 'x', watchExpiredAt: '2026-11-20T22:00:00+08:00' },
      '21:00:00',
      '22:00:00',
    ],
    ['each minute for a replay', { status: 'finished' }, '21:00:00', '21:01:00'],
    ['each minute for the replay of a meeting', { status: 'finished', videoSource: 'zoom' }, '21:00:00', '21:01:00'],
    ['soon, while the server is behind the clock', {}, '19:30:00', '19:30:05'],
    ['soon, while the server does not say that it ended', { status: 'live' }, '20:45:00', '20:45:05'],
    ['at the end of a meeting that is live', { status: 'live', videoSource: 'zoom' }, '19:40:00', '20:45:00'],
    ['each minute, once it stays so', {}, '19:31:00', '19:32:00'],
    ['each minute while a class continues beyond its end', { status: 'live' }, '20:50:00', '20:51:00'],
  ] as const)('%s', (_, fields, asked, next) => expect(computeNextRefresh(lessonOf(fields), at(asked))).toBe(at(next)));

  it.each([
    ['the replay is there', { status: 'finished', videoId: 'x', videoSource: 'hls' }, at('21:00:00')],
    ['the replay of a meeting no longer comes', { status: 'finished', videoSource: 'zoom' }, at('20:45:00', 22)],
    [
      'the lesson is not one’s own',
      { status: 'finished', isTopicEnrolled: false, watchEnabled: false },
      at('21:00:00'),
    ],
    ['it has no time', { startAt: null, endAt: null }, at('21:00:00')],
  ] as const)('never, when %s', (_, fields, asked) => expect(computeNextRefresh(lessonOf(fields), asked)).toBeNull());
});
