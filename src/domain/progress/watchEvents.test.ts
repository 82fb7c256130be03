import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStartState, readStart } from './lessonStart';
import { createWatchEvents, type WatchEvents } from './watchEvents';

let told: unknown[];
let watch: WatchEvents;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  watch = createWatchEvents({
    watched: (event, seconds) => told.push([event, seconds]),
    left: () => told.push('left'),
    time: () => {},
    ended: () => told.push('over'),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what a player tells', () => {
  it('is each event once, the end also as such', () => {
    const { events } = watch;
    events.onPlay?.(1);
    events.onHeartbeat?.(16);
    events.onPause?.(20);
    events.onEnded?.(75);
    expect(told).toEqual([['play', 1], ['heartbeat', 16], ['pause', 20], ['end', 75], 'over']);
  });

  it('is one jump for a key that is held, to where it led', () => {
    for (let to = 15; to <= 150; to += 15) {
      watch.events.onSeek?.(to - 15, to);
      vi.advanceTimersByTime(100);
    }
    expect(told).toEqual([]);
    vi.advanceTimersByTime(400);
    expect(told).toEqual([['seek', 150]]);
    watch.events.onSeek?.(150, 30);
    vi.advanceTimersByTime(400);
    expect(told).toEqual([
      ['seek', 150],
      ['seek', 30],
    ]);
  });

  it('keeps the order: a jump comes before what follows it, and is not told again', () => {
    watch.events.onSeek?.(10, 40);
    watch.events.onPause?.(41);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual([
      ['seek', 40],
      ['pause', 41],
    ]);
  });

  it('loses no jump when the player goes away', () => {
    watch.events.onSeek?.(10, 40);
    watch.settle();
    watch.settle();
    expect(told).toEqual([['seek', 40]]);
  });
});

describe('a page that is hidden', () => {
  it('says where the student is, unless that is known', () => {
    watch.leave();
    expect(told).toEqual([]);
    watch.events.onPlay?.(10);
    watch.events.onTime?.(14.2);
    watch.leave();
    watch.leave();
    expect(told).toEqual([['play', 10], ['heartbeat', 14.2], 'left', 'left']);
  });

  it('says nothing of a lesson that was only opened', () => {
    watch.events.onReady?.(75);
    watch.events.onTime?.(20);
    watch.leave();
    expect(told).toEqual([]);
  });

  it('counts a jump that was just made', () => {
    watch.events.onTime?.(10);
    watch.events.onSeek?.(10, 40);
    watch.events.onTime?.(40);
    watch.leave();
    expect(told).toEqual([['seek', 40], 'left']);
    watch.events.onSeek?.(40, 50);
    watch.events.onTime?.(52);
    watch.leave();
    expect(told.slice(2)).toEqual([['seek', 50], ['heartbeat', 52], 'left']);
  });
});

describe('the start of a lesson', () => {
  it('is automatic after the countdown, at once after its button, and quiet otherwise', () => {
    expect(readStart(createStartState(true), true)).toEqual({ autoPlay: true, isAutoPlay: true });
    expect(readStart(createStartState(false), true)).toEqual({ autoPlay: true, isAutoPlay: false });
    for (const state of [null, undefined, 'countdown', {}, { autoPlay: true }, { autoPlay: 'else' }]) {
      expect(readStart(state, true)).toEqual({ autoPlay: false, isAutoPlay: false });
    }
  });

  it('is quiet when the page is shown again, by Back or a reload', () => {
    expect(readStart(createStartState(true), false)).toEqual({ autoPlay: false, isAutoPlay: false });
  });
});
