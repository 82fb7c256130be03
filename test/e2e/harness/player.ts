import { expect, type Page } from '@playwright/test';

export interface Player {
  play(): Promise<void>;
  pause(): Promise<void>;
  /** Presses a button of the control bar, which hides during playback. */
  press(name: string): Promise<void>;
  /** Returns the position in seconds. */
  time(): Promise<number>;
  /** Returns when the position has passed this second, by the video's own clock. */
  reaches(seconds: number): Promise<void>;
  /** Waits until the video is paused within half a second of this position; returns the position. */
  standsNear(seconds: number): Promise<void>;
  /** Returns when the video is loaded up to a later second than this. */
  buffers(seconds: number): Promise<void>;
  read<T>(what: (video: HTMLVideoElement) => T): Promise<T>;
}

/** Controls the lesson player of a page through its real controls; positions are read from the video itself. */
export function playerOf(page: Page): Player {
  const video = page.locator('video');
  const read = <T>(what: (video: HTMLVideoElement) => T) => video.evaluate(what as (element: Element) => T);
  const time = () => read((element) => element.currentTime);
  const buffered = () => read(({ buffered: ranges }) => (ranges.length > 0 ? ranges.end(ranges.length - 1) : 0));
  const isPaused = () => read((element) => element.paused);
  return {
    read,
    time,
    async play() {
      const start = page.getByRole('button', { name: /^(Play video|Continue from|播放影片|由 .* 繼續|從 .* 繼續)/ });
      // A lesson that was opened by a press on "Watch" already plays.
      await expect(start.or(page.locator('video'))).not.toHaveCount(0);
      await expect.poll(async () => (await start.isVisible()) || !(await isPaused())).toBe(true);
      if (await start.isVisible()) await start.click();
      await expect.poll(isPaused).toBe(false);
      // A press is kept before the film has come.
      await expect.poll(() => read(({ readyState }) => readyState)).toBeGreaterThan(1);
    },
    async pause() {
      // The key works whether the controls are visible or not.
      await page.keyboard.press('k');
      await expect.poll(isPaused).toBe(true);
    },
    async press(name) {
      await page
        .getByRole('main')
        .getByRole('region')
        .first()
        .hover({ position: { x: 40, y: 40 } });
      await page.getByRole('button', { name }).click();
    },
    reaches: (seconds) => expect.poll(time, { timeout: 20_000 }).toBeGreaterThan(seconds),
    buffers: (seconds) => expect.poll(buffered).toBeGreaterThan(seconds),
    standsNear: (seconds) => expect.poll(async () => Math.abs((await time()) - seconds)).toBeLessThanOrEqual(1),
  };
}
