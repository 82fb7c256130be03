import { describe, expect, it } from 'vitest';
import {
  type LiveLesson,
  type LiveLessonStatus,
  liveLessonSchema,
  liveLessonStatuses,
} from '@/shared/entities/liveLesson';
import { createParser } from '@/shared/entities/parser';
import {
  computeLessonAvailability,
  computeLiveLessonState,
  computeLiveStatus,
  isLessonDisabled,
  type LiveLessonState,
  lockReasonOf,
} from './lessonState';

const names: Readonly<Record<string, LiveLessonState>> = {
  L: 'LOCKED',
  W: 'REPLAY_PENDING',
  N: 'NOT_OPEN',
  X: 'EXTERNAL_ROOM',
  P: 'PLAYER',
  R: 'READY',
  D: 'DISABLED',
};

/**
 * All 128 combinations. The columns: nothing, external, chat, chat and external, video, video and external, video and
 * chat, all three.
 */
const table = [
  // enrolled, watchable, status, states
  ['-', '-', 'upcoming', 'L L L L L L L L'],
  ['-', '-', 'live    ', 'L L L L L L L L'],
  ['-', '-', 'finished', 'L L L L L L L L'],
  ['-', '-', 'free    ', 'L L L L L L L L'],
  ['-', 'w', 'upcoming', 'N N X X P X X X'],
  ['-', 'w', 'live    ', 'R X X X P X X X'],
  ['-', 'w', 'finished', 'W X W X R X X X'],
  ['-', 'w', 'free    ', 'D X X X P X X X'],
  ['e', '-', 'upcoming', 'N N N N N N N N'],
  ['e', '-', 'live    ', 'N N N N N N N N'],
  ['e', '-', 'finished', 'N N N N N N N N'],
  ['e', '-', 'free    ', 'N N N N N N N N'],
  ['e', 'w', 'upcoming', 'N N X X P X X X'],
  ['e', 'w', 'live    ', 'R X X X P X X X'],
  ['e', 'w', 'finished', 'W X W X R X X X'],
  ['e', 'w', 'free    ', 'D X X X P X X X'],
] as const;

const cases = table.flatMap(([enrolled, watchable, status, row]) =>
  row.split(' ').map((letter, column) => ({
    facts: {
      isEnrolled: enrolled === 'e',
      isWatchable: watchable === 'w',
      status: status.trim() as LiveLessonStatus,
      hasVideo: (column & 4) > 0,
      hasChatRoom: (column & 2) > 0,
      isExternal: (column & 1) > 0,
    },
    state: names[letter],
  })),
);

describe('the state of a live lesson', () => {
  it('is asked for every combination once', () =>
    expect(new Set(cases.map(({ facts }) => JSON.stringify(facts))).size).toBe(128));

  it.each(cases)('$state: $facts', ({ facts, state }) => expect(computeLiveLessonState(facts)).toBe(state));

  it('is disabled exactly when it is not live, not finished and without a video', () => {
    for (const { facts } of cases) {
      const { status, hasVideo } = facts;
      expect(isLessonDisabled(facts)).toBe((status === 'upcoming' || status === 'free') && !hasVideo);
    }
  });
});

describe('why a lesson does not open', () => {
  it.each([
    ['LOCKED', 'upcoming', 'locked'],
    ['REPLAY_PENDING', 'finished', 'video_replay_soon'],
    ['NOT_OPEN', 'upcoming', 'upcoming'],
    ['EXTERNAL_ROOM', 'live', 'external_source'],
    ['PLAYER', 'live', 'video_player'],
    ['READY', 'finished', 'video_player'],
    ['READY', 'live', 'wrong_real_live'],
    ['DISABLED', 'free', 'video_not_uploaded'],
  ] as const)('%s, %s: %s', (state, status, reason) => expect(lockReasonOf(state, status, false)).toBe(reason));

  it('is a video that was not uploaded once the replay is late', () =>
    expect(lockReasonOf('REPLAY_PENDING', 'finished', true)).toBe('video_not_uploaded'));
});

const startAt = '2026-11-20T19:30:00+08:00';
const endAt = '2026-11-20T20:45:00+08:00';
const at = (time: string, day = 20) => Date.parse(`2026-11-${day}T${time}+08:00`);

describe('the status at a moment', () => {
  it.each([
    ['upcoming', '19:00:00', '19:29:59', 'upcoming'],
    ['upcoming', '19:00:00', '19:30:00', 'live'],
    ['upcoming', '19:00:00', '20:45:00', 'finished'],
    ['live', '19:40:00', '20:44:59', 'live'],
    ['live', '19:40:00', '20:45:00', 'finished'],
    // A status that the server sent after the instant wins: the class started later or earlier, or continues.
    ['upcoming', '19:30:00', '19:50:00', 'upcoming'],
    ['live', '19:10:00', '19:20:00', 'live'],
    ['live', '20:45:00', '20:50:00', 'live'],
    ['finished', '19:00:00', '19:50:00', 'finished'],
    ['free', '19:00:00', '20:50:00', 'free'],
  ] as const)('%s, answered at %s, is at %s: %s', (status, answered, now, expected) =>
    expect(computeLiveStatus({ status, startAt, endAt }, at(now), at(answered))).toBe(expected),
  );

  it('stays as answered while it is not known when that was', () => {
    for (const status of liveLessonStatuses)
      expect(computeLiveStatus({ status, startAt, endAt }, at('23:00:00'), null)).toBe(status);
  });
});

const lessonOf = (fields: Partial<LiveLesson>): LiveLesson => ({
  ...createParser(liveLessonSchema)({ id: 1, name: 'Quadratics', startAt, endAt }),
  isTopicEnrolled: true,
  watchEnabled: true,
  ...fields,
});

describe('where a lesson stands', () => {
  it('counts the minutes to the start, then to the end, rounded up and never below 0', () => {
    const lesson = lessonOf({ videoSource: 'zoom', url: 'https://rooms.example/1' });
    const minutes = (time: string) => computeLessonAvailability(lesson, at(time), at('08:00:00')).remainingMinutes;
    expect(minutes('19:17:30')).toBe(13);
    expect(minutes('19:30:00')).toBe(75);
    expect(minutes('20:44:59')).toBe(1);
    expect(minutes('20:45:00')).toBe(0);
  });

  it.each(['finished', 'free'] as const)('has no minutes left to a start when it is %s', (status) =>
    expect(computeLessonAvailability(lessonOf({ status }), at('19:00:00')).remainingMinutes).toBe(0),
  );

  it('counts nothing without a start', () =>
    expect(computeLessonAvailability(lessonOf({ startAt: null }), at('19:00:00')).remainingMinutes).toBe(0));

  it.each([
    [{ videoSource: 'zoom' }, 'EXTERNAL_ROOM'],
    [{ videoSource: 'google_meet' }, 'EXTERNAL_ROOM'],
    [{ chatRoomUrl: 'https://chat.example/1' }, 'EXTERNAL_ROOM'],
    [{ videoSource: 'hls' }, 'READY'],
  ] as const)('of %j, while it is live, is %s', (fields, state) =>
    expect(computeLessonAvailability(lessonOf({ status: 'live', ...fields }), at('19:40:00')).state).toBe(state),
  );

  it('expires at its instant: what was open is closed', () => {
    const lesson = lessonOf({ status: 'finished', videoId: 'x', videoSource: 'hls', watchExpiredAt: endAt });
    const before = computeLessonAvailability(lesson, at('20:44:00'));
    expect(before).toMatchObject({
      state: 'READY',
      isExpired: false,
      canReplay: true,
      expiry: { unit: 'minutes', count: 1 },
    });
    expect(computeLessonAvailability(lesson, at('20:45:00'))).toMatchObject({
      state: 'NOT_OPEN',
      isExpired: true,
      canReplay: false,
    });
  });

  it('says how many days and hours are left', () => {
    const lesson = lessonOf({ watchExpiredAt: '2026-11-22T23:00:00+08:00' });
    expect(computeLessonAvailability(lesson, at('20:00:00')).expiry).toMatchObject({
      expiredDays: 2,
      expiredHours: 51,
      unit: 'days',
    });
    expect(computeLessonAvailability(lesson, at('20:00:00', 22)).expiry).toMatchObject({
      expiredHours: 3,
      unit: 'hours',
      count: 3,
    });
  });

  it('waits 48 hours for a replay', () => {
    const lesson = lessonOf({ status: 'finished' });
    expect(computeLessonAvailability(lesson, at('20:44:59', 22)).lockReason).toBe('video_replay_soon');
    expect(computeLessonAvailability(lesson, at('20:45:00', 22)).lockReason).toBe('video_not_uploaded');
  });

  it.each([
    ['upcoming', false],
    ['live', false],
    ['finished', true],
    ['free', true],
  ] as const)('of %s with a video can be replayed: %s', (status, canReplay) => {
    const lesson = lessonOf({ status, videoId: 'x', videoSource: 'hls' });
    expect(computeLessonAvailability(lesson, at('19:40:00')).canReplay).toBe(canReplay);
  });

  it('offers the replay of a finished lesson whatever its room was', () => {
    const lesson = lessonOf({ status: 'finished', videoId: 'x', videoSource: 'zoom', url: 'https://rooms.example/1' });
    expect(computeLessonAvailability(lesson, at('21:00:00'))).toMatchObject({
      state: 'EXTERNAL_ROOM',
      canReplay: true,
    });
    expect(computeLessonAvailability({ ...lesson, videoId: null }, at('21:00:00'))).toMatchObject({
      state: 'EXTERNAL_ROOM',
      canReplay: false,
    });
  });
});
