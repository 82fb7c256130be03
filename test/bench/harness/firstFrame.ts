import type { Page } from '@playwright/test';

/** Selects Play, by its picture: its name depends on the language. */
export const playButton = 'main button:has(svg.lucide-play)';

/** Runs in the page: presses Play; resolves to the milliseconds until the browser shows the first frame of the film. */
function playUntilFrame(selector: string): Promise<number> {
  const play = document.querySelector<HTMLElement>(selector);
  if (!play) throw new Error('There is no film to play');
  const pressedAt = performance.now();
  return new Promise((resolve) => {
    const look = () => {
      const video = document.querySelector('video');
      if (video) video.requestVideoFrameCallback((now) => resolve(now - pressedAt));
      else requestAnimationFrame(look);
    };
    play.click();
    look();
  });
}

/** Plays the lesson of a page that has settled; resolves to the milliseconds from the press to the first frame. */
export const timeFirstFrame = (page: Page): Promise<number> => page.evaluate(playUntilFrame, playButton);
