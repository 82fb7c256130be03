// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextPaint } from './nextPaint';

let frames: (() => void)[] = [];
beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns whether it has resolved. */
async function startWait() {
  const seen = { painted: false };
  void nextPaint().then(() => {
    seen.painted = true;
  });
  await Promise.resolve();
  return seen;
}

it('comes in the task after the next frame', async () => {
  const seen = await startWait();
  expect(frames).toHaveLength(1);
  for (const frame of frames) frame();
  await Promise.resolve();
  expect(seen.painted).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.painted).toBe(true);
});

it('is not waited for in a hidden tab', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect((await startWait()).painted).toBe(true);
  expect(frames).toEqual([]);
});

it('is waited for at most 200 ms, since a tab that is hidden meanwhile paints no frame', async () => {
  const seen = await startWait();
  await vi.advanceTimersByTimeAsync(199);
  expect(seen.painted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.painted).toBe(true);
});
