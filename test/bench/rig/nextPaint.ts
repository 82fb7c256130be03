/** The time from an input to the first paint that shows its result. */
import type { Page } from '@playwright/test';

/** What the page shows then: at least `count` elements of a selector, the first of which contains `text`. */
export interface Wanted {
  selector: string;
  count?: number;
  text?: string;
}

export type Input = 'click' | 'back';

/**
 * Runs in the page: returns milliseconds. A click counts from the moment of the input itself, so that the time until
 * the page has attended to it is included.
 */
function timeToPaint({ input, wanted }: { input: Input; wanted: Wanted }): Promise<number> {
  const isShown = () => {
    // Pages that are kept for Back have this style. Asking for visibility would lay out what the browser has skipped.
    const found = [...document.querySelectorAll(wanted.selector)].filter(
      (element) => !element.closest('[style*="display: none"]'),
    );
    return found.length >= (wanted.count ?? 1) && (found[0]?.textContent ?? '').includes(wanted.text ?? '');
  };
  if (isShown()) throw new Error(`Shown before the input: ${wanted.selector}`);
  return new Promise((done, fail) => {
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
    } else window.addEventListener('click', ({ timeStamp }) => watch(timeStamp), { capture: true, once: true });
  });
}

/** Returns the milliseconds from an input to the paint of its result. `act` clicks; Back needs nothing. */
export async function measurePaint(page: Page, wanted: Wanted, act?: () => Promise<void>): Promise<number> {
  const [time] = await Promise.all([
    page.evaluate(timeToPaint, { input: act ? 'click' : 'back', wanted } as const),
    act?.(),
  ]);
  return time;
}
