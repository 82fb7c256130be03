import { expect, type Page } from '@playwright/test';

export interface Player {
  play(): Promise<void>;
  pause(): Promise<void>;
  /** A button of the control bar, which hides while the video plays and the pointer rests. */
  press(name: string): Promise<void>;
  /** Seconds. */
  time(): Promise<number>;
  /** Returns when the position has passed this second; what is heard and seen is the video's own clock. */
  reaches(seconds: number): Promise<void>;
  /** The video stands still, within half a second of this one; it says where. */
  standsNear(seconds: number): Promise<void>;
  read<T>(what: (video: HTMLVideoElement) => T): Promise<T>;
}

/** Hands for the lesson player of a page, through its real controls; what it plays is read from the video itself. */
export function playerOf(page: Page): Player {
  const video = page.locator('video');
  const read = <T>(what: (video: HTMLVideoElement) => T) => video.evaluate(what as (element: Element) => T);
  const time = () => read((element) => element.currentTime);
  const isPaused = () => read((element) => element.paused);
  return {
    read,
    time,
    async play() {
      const start = page.getByRole('button', { name: /^(Play video|Continue from|播放影片|由 .* 繼續|從 .* 繼續)/ });
      await expect(start).toBeVisible();
      await start.click();
      await expect.poll(isPaused).toBe(false);
    },
    async pause() {
      // The key works whether the controls are shown or not.
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
    standsNear: (seconds) => expect.poll(async () => Math.abs((await time()) - seconds)).toBeLessThanOrEqual(1),
  };
}
