import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ServicesContext } from '@/platform/services/ServicesContext';
import type { Services } from '@/platform/services/services';
import { createClock } from '@/shared/lib/clock';
import { remainingMinutes } from '@/shared/lib/duration';
import { useNowTowards } from './useNowTowards';

afterEach(() => vi.useRealTimers());

const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);
let renders = 0;

function Left({ startAt }: { startAt: string }) {
  const nowTowards = useNowTowards();
  renders += 1;
  return <p>{remainingMinutes(startAt, nowTowards(startAt, null))}</p>;
}

function start(startAt: string) {
  renders = 0;
  vi.useFakeTimers({ now: at('10:00:50') });
  const clock = createClock();
  render(
    <ServicesContext value={{ clock } as Services}>
      <Left startAt={startAt} />
    </ServicesContext>,
  );
  return { clock, left: () => Number(screen.getByRole('paragraph').textContent) };
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('counts the minutes that are left, rounded up, also until an instant within a minute', async () => {
  const { left } = start('2026-11-20T10:03:30.5Z');
  expect(left()).toBe(3);
  await pass(40.4);
  expect(left()).toBe(3);
  await pass(0.2);
  expect(left()).toBe(2);
  await pass(59.8);
  expect(left()).toBe(2);
  await pass(0.2);
  expect(left()).toBe(1);
  await pass(60);
  expect(left()).toBe(0);
});

it('renders once a minute, not more often', async () => {
  const { left } = start('2026-11-20T10:03:00Z');
  expect(left()).toBe(3);
  await pass(120);
  expect(left()).toBe(1);
  expect(renders).toBe(3);
});

it('follows a clock that is corrected within the minute', async () => {
  const { clock, left } = start('2026-11-20T10:03:30Z');
  act(() => clock.setServerTime('2026-11-20T10:00:20Z'));
  expect(left()).toBe(4);
  act(() => clock.setServerTime('2026-11-20T10:00:40Z'));
  expect(left()).toBe(3);
});
