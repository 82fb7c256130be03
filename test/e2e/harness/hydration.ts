import { expect, type Page } from '@playwright/test';

interface Seen {
  /** Nodes of the HTML. */
  nodes: Element[];
  /** When the HTML was complete, in milliseconds of the page. */
  complete: number;
  shifts: { at: number; value: number; nodes: string[] }[];
}

/** An entry of the Layout Instability API. */
interface Shift extends PerformanceEntry {
  value: number;
  sources?: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Runs before the page's own scripts: keeps the header and the main heading of the HTML, and notes layout shifts and when
 * the HTML was complete. HTML that arrives in pieces may be painted in pieces, whatever the app does.
 */
export async function watchTakeOver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { nodes: [], complete: Number.POSITIVE_INFINITY, shifts: [] };
    Object.assign(window, { seen });
    document.addEventListener('readystatechange', ({ timeStamp }) => {
      if (document.readyState !== 'interactive') return;
      // The time of the event is the browser's also where a test sets the page's clock.
      seen.complete = timeStamp;
      // Members do not see the guests' part of a page, which the app removes.
      seen.nodes = [...document.querySelectorAll('header, main h1')].filter((node) => node.checkVisibility());
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const nodes = (entry.sources ?? []).map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent?.slice(0, 40));
          return `${entry.value.toFixed(4)}: x ${from.x} → ${to.x}, y ${from.y} → ${to.y}, width ${from.width} → ${to.width}, height ${from.height} → ${to.height}: ${name}`;
        });
        seen.shifts.push({ at: entry.startTime, value: entry.value, nodes });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns when React has hydrated the page; fails unless its nodes are still those of the HTML. */
export async function expectTakenOver(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.querySelector('header') ?? {}).join()), 'React is there')
    .toContain('__reactFiber');
  const kept = await page.evaluate(() => {
    const { nodes } = (window as unknown as { seen: Seen }).seen;
    return nodes.length > 0 && nodes.every((node) => node.isConnected);
  });
  expect(kept, 'the nodes of the HTML are kept').toBe(true);
}

/** React's greeting, and Playwright's message when it blocks the service worker. */
const notOurs = /React DevTools|Service Worker registration blocked/;

/** Collects all console messages and errors of a page. */
export function messagesOf(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (!notOurs.test(message.text())) said.push(`${message.type()}: ${message.text()} (${page.url()})`);
  });
  page.on('pageerror', (error) => said.push(`${error.message} (${page.url()})`));
  return said;
}

/** Opens pages of the build; each must hydrate without messages, keep its nodes, and move by no more than `most`. */
export async function expectSilent(
  page: Page,
  paths: readonly string[],
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const said = messagesOf(page);
  await watchTakeOver(page);
  for (const path of paths) {
    await page.goto(path);
    await expectTakenOver(page);
    await page.waitForLoadState('networkidle');
    const { shift, shifted } = await readShifts(page);
    expect(shift, `${path}\n${shifted.join('\n')}`).toBeLessThanOrEqual(most);
  }
  expect(said).toEqual([]);
}

/** Returns the layout-shift score and the moved nodes since the HTML was complete. */
export async function readShifts(page: Page): Promise<{ shift: number; shifted: string[] }> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)))),
  );
  return page.evaluate(() => {
    const { complete, shifts } = (window as unknown as { seen: Seen }).seen;
    const later = shifts.filter(({ at }) => at >= complete);
    return { shift: later.reduce((sum, { value }) => sum + value, 0), shifted: later.flatMap(({ nodes }) => nodes) };
  });
}

/** Pages without ids, which the build of the tests has without content. */
export const staticPages = [
  '/en-hk',
  '/zh-hk/login',
  '/ja-jp/course',
  '/th-th/signup',
  '/ko-kr/instructors/live-topic',
  '/vi-vn/tutors',
];
