import { afterEach, expect, it, vi } from 'vitest';
import { createClock, createSteadyNow } from './clock';

afterEach(() => void vi.useRealTimers());

it('runs with the device and is set by the server', () => {
  let device = Date.parse('2026-05-13T12:00:00Z');
  const clock = createClock(() => device);
  expect(clock.now()).toBe(device);
  clock.setServerTime('soon');
  expect(clock.hasServerTime()).toBe(false);
  clock.setServerTime('2026-05-13T20:05:00+08:00');
  expect(clock.hasServerTime()).toBe(true);
  expect(clock.now()).toBe(Date.parse('2026-05-13T12:05:00Z'));
  device += 1000;
  expect(clock.now()).toBe(Date.parse('2026-05-13T12:05:01Z'));
  clock.setServerTime('soon');
  expect(clock.now()).toBe(Date.parse('2026-05-13T12:05:01Z'));
  clock.setServerTime('2026-05-13T12:00:00Z');
  expect(clock.now()).toBe(Date.parse('2026-05-13T12:00:00Z'));
});

it('is carried by a clock that a correction of the device’s time does not move', () => {
  let [device, elapsed] = [Date.parse('2026-05-13T12:00:00Z'), 100.25];
  const now = createSteadyNow(
    () => device,
    () => elapsed,
  );
  expect(now()).toBe(device);
  device -= 3 * 3_600_000;
  elapsed += 1000.5;
  expect(now()).toBe(Date.parse('2026-05-13T12:00:01Z'));
});

it('needs the server’s time when that is old, or the clocks of the device have moved apart', () => {
  let [device, steady] = [50_000, 50_000];
  const clock = createClock(
    () => steady,
    undefined,
    () => device,
  );
  const needs = () => [60_000, Number.POSITIVE_INFINITY].map((age) => clock.needsServerTime(age));
  expect(needs()).toEqual([true, false]);
  clock.setServerTime('2026-05-13T12:00:00Z');
  expect(needs()).toEqual([false, false]);
  device += 60_001;
  steady += 60_001;
  expect(needs()).toEqual([true, false]);
  // Corrected back, then asleep with a clock that rests meanwhile.
  for (const jump of [-3 * 3_600_000, 3_600_000]) {
    clock.setServerTime('2026-05-13T12:00:00Z');
    expect(needs()).toEqual([false, false]);
    device += jump;
    expect(needs()).toEqual([true, true]);
    expect(clock.now()).toBe(Date.parse('2026-05-13T12:00:00Z'));
  }
});

it('keeps one offset per clock', () => {
  const [one, other] = [createClock(() => 0), createClock(() => 0)];
  one.setServerTime('2026-05-13T12:00:00Z');
  expect(other.now()).toBe(0);
});

it('tells when it jumps: set by the server, or by hand where that is possible', () => {
  let setByHand = () => {};
  const clock = createClock(
    () => 0,
    (onJump) => {
      setByHand = onJump;
      return () => undefined;
    },
  );
  const heard: number[] = [];
  const stop = clock.subscribe(() => heard.push(clock.now()));
  clock.setServerTime('1970-01-01T00:00:01Z');
  clock.setServerTime('soon');
  setByHand();
  stop();
  setByHand();
  expect(heard).toEqual([1000, 1000]);
});

it('steps for all listeners of a step in one timer, and at once when it jumps', () => {
  vi.useFakeTimers({ now: 50_000 });
  const clock = createClock();
  const heard: string[] = [];
  const stop = ['a', 'b'].map((name) => clock.subscribeToSteps(60_000, () => heard.push(`${name} ${clock.now()}`)));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(heard.splice(0)).toEqual(['a 60000', 'b 60000']);
  clock.setServerTime('1970-01-01T00:01:30Z');
  expect(heard.splice(0)).toEqual(['a 90000', 'b 90000']);
  vi.advanceTimersByTime(30_000);
  expect(heard.splice(0)).toEqual(['a 120000', 'b 120000']);
  stop[0]?.();
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(['b 180000']);
  stop[1]?.();
  expect(vi.getTimerCount()).toBe(0);
});
