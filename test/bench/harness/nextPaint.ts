/** The time from an input to the first paint that shows its result. */
import type { Page } from '@playwright/test';

/** The expected content: at least `count` elements of a selector, the first with `text`. */
export interface Wanted {
  selector: string;
  count?: number;
  text?: string;
}

export type Input = 'click' | 'keydown' | 'back';

/**
 * Runs in the page: returns the promise of milliseconds in an object, so that it can be awaited later. A click or a key counts from the moment of the input itself, so that the time
 * until the page has attended to it is included.
 */
function timeToPaint({ input, wanted }: { input: Input; wanted: Wanted }): { time: Promise<number> } {
  const isShown = () => {
    // Pages that are kept for Back have this style. Asking for visibility would lay out what the browser has skipped.
    const found = [...document.querySelectorAll(wanted.selector)].filter(
      (element) => !element.closest('[style*="display: none"]'),
    );
    return found.length >= (wanted.count ?? 1) && (found[0]?.textContent ?? '').includes(wanted.text ?? '');
  };
  if (isShown()) throw new Error(`Shown before the input: ${wanted.selector}`);
  const time = new Promise<number>((done, fail) => {
    const watch = (began: number) => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => done(performance.now() - began);
      const look = () => {
        // This frame is painted before the message arrives.
        if (isShown()) painted.port2.postMessage(null);
        else if (performance.now() - began > 30_000) fail(new Error(`Not shown after 30 seconds: ${wanted.selector}`));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    if (input === 'back') {
      watch(performance.now());
      history.back();
    } else window.addEventListener(input, ({ timeStamp }) => watch(timeStamp), { capture: true, once: true });
  });
  return { time };
}

/** Returns the milliseconds from an input to the paint of its result. `act` clicks or presses a key; Back needs nothing. */
export async function measurePaint(
  page: Page,
  wanted: Wanted,
  input: Input,
  act?: () => Promise<void>,
): Promise<number> {
  // The page listens before the input comes.
  const watch = await page.evaluateHandle(timeToPaint, { input, wanted });
  await act?.();
  return watch.evaluate(({ time }) => time);
}
