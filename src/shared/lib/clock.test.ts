import { expect, it } from 'vitest';
import { createClock } from './clock';

it('runs with the device and is set by the server', () => {
  let device = Date.parse('2026-05-13T12:00:00Z');
  const clock = createClock(() => device);
  expect(clock.now()).toBe(device);
  clock.setServerTime('2026-05-13T20:05:00+08:00');
  expect(clock.now()).toBe(Date.parse('2026-05-13T12:05:00Z'));
  device += 1000;
  expect(clock.now()).toBe(Date.parse('2026-05-13T12:05:01Z'));
  clock.setServerTime('soon');
  expect(clock.now()).toBe(Date.parse('2026-05-13T12:05:01Z'));
  clock.setServerTime('2026-05-13T12:00:00Z');
  expect(clock.now()).toBe(Date.parse('2026-05-13T12:00:00Z'));
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
