import type { Page } from '@playwright/test';
import { expect, test } from './harness/fixtures';

/** One locale per language, with what its region adds to every id. */
const languages = {
  'en-hk': 0,
  'zh-hk': 0,
  'zh-tw': 20_000,
  'zh-my': 80_000,
  'ja-jp': 30_000,
  'ko-kr': 40_000,
  'th-th': 50_000,
  'vi-vn': 60_000,
  'id-id': 70_000,
  'ms-my': 80_000,
} as const;

/** Pages that have, together, each kind of control in each of its states; some only for a student. */
const guestPaths = (base: number) => [
  '',
  `/course/${base + 104}`,
  '/regular-class/topics',
  `/regular-class/topics/${base + 8}?tab=lessons`,
  `/regular-class/topics/${base + 1}/lesson/${base * 100 + 107}`,
  `/regular-class/topics/${base + 1}/lesson/${base * 100 + 101}`,
  `/bundle/${base + 6001}`,
  `/purchase/single/${base + 3104}`,
];
const memberPaths = [
  '',
  '/my-learning',
  '/regular-class/schedule',
  '/regular-class/schedule?view=week',
  '/regular-class/subscribed',
  '/account/setup',
];

/** Returns the labels that are cut off, or reach out of their control or of the window. */
const cutLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Buttons, tabs, links that look like buttons or stand in a bar, and filled labels in one line: badges. */
    const isControl = (element: HTMLElement) => {
      const { display, whiteSpace, backgroundColor } = getComputedStyle(element);
      if (element.matches('button, [role="tab"]')) return true;
      if (!display.endsWith('flex')) return false;
      return element.matches('a') || (whiteSpace === 'nowrap' && backgroundColor !== 'rgba(0, 0, 0, 0)');
    };
    const cut: string[] = [];
    const holds = (outer: DOMRect, inner: DOMRect) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    for (const control of document.querySelectorAll<HTMLElement>('button, [role="tab"], a, span')) {
      if (!isControl(control)) continue;
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || control.closest('.srOnly'))
        continue;
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const rects: DOMRect[] = [];
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        // Texts for screen readers have no place on the screen; a title may be cut after its lines.
        if (!parent || parent.closest('.srOnly') || parent.getBoundingClientRect().width <= 1) continue;
        if (getComputedStyle(parent).webkitLineClamp !== 'none') continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        rects.push(...[...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1));
      }
      const label = control.innerText.trim();
      if (!label || rects.length === 0) continue;
      const box = control.getBoundingClientRect();
      // A name beside a picture may be out of sight as a whole, never by half.
      if (control.querySelector('svg') && rects.every(({ top }) => top >= box.bottom)) continue;
      const fits = () => {
        if (rects.some((rect) => !holds(box, rect) || rect.top < box.top - 2 || rect.bottom > box.bottom + 2))
          return false;
        const parts = [control, ...control.querySelectorAll<HTMLElement>('*')];
        if (
          parts.some(
            (part) => getComputedStyle(part).textOverflow === 'ellipsis' && part.scrollWidth > part.clientWidth,
          )
        )
          return false;
        for (let outer = control.parentElement; outer; outer = outer.parentElement) {
          const { overflowX } = getComputedStyle(outer);
          if (overflowX === 'auto' || overflowX === 'scroll') return true;
          if (overflowX !== 'visible' && !rects.every((rect) => holds(outer.getBoundingClientRect(), rect)))
            return false;
        }
        return rects.every(({ left, right }) => left >= -1 && right <= window.innerWidth + 1);
      };
      if (!fits()) cut.push(label.replace(/\s+/g, ' '));
    }
    return [...new Set(cut)];
  });

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

/** A language without spaces, with long words. */
const hardest = 'th-th';

for (const [locale, base] of Object.entries(languages))
  test(`every label fits its control on a phone of 320 px: ${locale}`, {
    tag: locale === hardest ? [] : '@wide',
  }, async ({ page, scenario }) => {
    const cut: string[] = [];
    const look = async (path: string) => {
      await page.goto(`/${locale}${path}`);
      await expect(page.locator('main:not(:has([aria-busy="true"]))').getByRole('heading', { level: 1 })).toBeVisible();
      cut.push(...(await cutLabels(page)).map((label) => `${path}: ${label}`));
    };
    for (const path of guestPaths(base)) await look(path);
    await scenario('account:student');
    for (const path of memberPaths) await look(path);
    expect(cut).toEqual([]);
  });
