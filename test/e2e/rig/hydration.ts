import { expect, type Page } from '@playwright/test';

interface Seen {
  header: Element | null;
  shift: number;
  shifted: string[];
}

/**
 * Runs before the page's own scripts: keeps a node of the HTML, and sums layout shifts since the HTML was complete. HTML
 * that arrives in pieces may be painted in pieces, whatever the app does.
 */
export async function watchTakeOver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { header: null, shift: 0, shifted: [] };
    Object.assign(window, { seen });
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') seen.header = document.querySelector('header');
    });
    new PerformanceObserver((list) => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const complete = navigation?.domInteractive || Number.POSITIVE_INFINITY;
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources?: { node?: Node }[] })[]) {
        if (entry.startTime < complete) continue;
        seen.shift += entry.value;
        for (const { node } of entry.sources ?? [])
          seen.shifted.push(node instanceof Element ? node.outerHTML.slice(0, 200) : '');
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns when React has hydrated the page; fails unless its nodes are still those of the HTML. */
export async function expectTakenOver(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.querySelector('header') ?? {}).join()), 'React is there')
    .toContain('__reactFiber');
  const kept = await page.evaluate(
    () => (window as unknown as { seen: Seen }).seen.header === document.querySelector('header'),
  );
  expect(kept, 'the nodes of the HTML are kept').toBe(true);
}

/** Returns the layout-shift score and the moved nodes since the HTML was complete. */
export async function shifts(page: Page): Promise<Pick<Seen, 'shift' | 'shifted'>> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)))),
  );
  return page.evaluate(() => {
    const { shift, shifted } = (window as unknown as { seen: Seen }).seen;
    return { shift, shifted };
  });
}
