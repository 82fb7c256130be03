/** When a visitor sees what they came to press, and when it responds to a press. */
import type { Page } from '@playwright/test';

/** Milliseconds since the navigation started. */
export interface Readiness {
  seen: number;
  ready: number;
}

const marks = { seen: 'bench-seen', ready: 'bench-ready' } as const;

/** Runs in the page before its scripts: marks the first frame with the element, and the first in which React handles it. */
function markFrames({ selector, seen, ready }: { selector: string; seen: string; ready: string }): void {
  let isSeen = false;
  const look = () => {
    const element = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
    if (element) {
      if (!isSeen) performance.mark(seen);
      isSeen = true;
      // React gives an element its props when it renders or hydrates it.
      const isHandled = Object.keys(element).some((key) => key.startsWith('__reactProps'));
      if (isHandled && !element.matches(':disabled')) {
        performance.mark(ready);
        return;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Marks the frames of the page's next documents. */
export const watchReadiness = (page: Page, selector: string) => page.addInitScript(markFrames, { selector, ...marks });

/** Returns the times of a page that was watched. Throws when the element never responded. */
export async function readReadiness(page: Page): Promise<Readiness> {
  const times = await page.evaluate(
    (names) => names.map((name) => performance.getEntriesByName(name)[0]?.startTime ?? null),
    [marks.seen, marks.ready],
  );
  const [seen, ready] = times;
  if (typeof seen !== 'number' || typeof ready !== 'number') throw new Error(`Nothing to press at ${page.url()}`);
  return { seen, ready };
}
