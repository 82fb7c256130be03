import type { Page } from '@playwright/test';
import { replaceLeaves } from '../hostile/fieldPaths';
import { routeRows } from '../routeTable';
import { fetchResponse } from './harness/fetchResponse';
import { expect, test } from './harness/fixtures';
import { apiUrl } from './harness/servers';

/** A word and a sentence that are wider than any window. */
const word = 'Donaudampfschifffahrt'.repeat(8);
const long = `${word} ${'with very many words '.repeat(8)}`;

/** Texts written by people: with a capital letter or a space, and no address, instant, code, or name of a region. */
const isWritten = (text: string, path: string) =>
  /[A-Z ]/.test(text) &&
  !/^(\/|https?:|data:|\d{4}-\d\d-\d\dT|[A-Z\d_]+$)/.test(text) &&
  !/\.(region\.name|device|time_zone|token)$/.test(path);

function lengthen(leaf: unknown, path: string): unknown {
  if (typeof leaf !== 'string') return leaf;
  if (/^\S+@\S+$/.test(leaf)) return `${word}.${leaf}`;
  return isWritten(leaf, path) ? `${leaf} ${long}` : leaf;
}

const lengthenResponses = (page: Page) =>
  page.route(`${apiUrl}/api/**`, async (route) => {
    const response = await fetchResponse(route);
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    return route.fulfill({ response, json: replaceLeaves(await response.json(), lengthen) });
  });

/** Returns what is wider than the window or than its box where neither scrolls, and each label that is broken inside a word. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.trim().slice(0, 30)}`;
    const isForReaders = (box: Element | null): boolean =>
      box !== null &&
      ((box.getBoundingClientRect().width <= 1 && getComputedStyle(box).clipPath !== 'none') ||
        isForReaders(box.parentElement));
    const beyond = document.documentElement.scrollWidth - window.innerWidth;
    if (beyond > 0) faults.push(`the page is ${beyond} px too wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = new Set<Element>();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, textContent } = node;
      const text = textContent?.trim();
      if (!text || !parent?.checkVisibility({ visibilityProperty: true }) || isForReaders(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      if (!text.includes('Donau') && lines > text.split(/[\s\p{Pd}/]+/u).length)
        faults.push(`broken: ${nameOf(parent)}`);
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { display, overflowX, textOverflow, position, marginLeft } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // A text may scroll, or end in three dots.
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') break;
        if (display === 'inline' || display === 'contents') continue;
        const outside = Math.round(Math.max(right - edge.right, edge.left - left));
        if (outside > 1 && !seen.has(box)) faults.push(`${outside} px out of ${nameOf(box)}: ${nameOf(parent)}`);
        if (outside > 1) seen.add(box);
        // An element with a negative margin reaches out of its parent on purpose.
        if (outside > 1 || position === 'fixed' || Number.parseFloat(marginLeft) < 0) break;
      }
    }
    return faults;
  });

async function look(page: Page, name: string, faults: Set<string>): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    for (const fault of await findFaults(page)) faults.add(`${name} at ${width}: ${fault}`);
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main:not(:has([aria-busy="true"]))').getByRole('heading', { level: 1 })).toBeVisible();
  // The parts that are far from the window are laid out too.
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
}

const addressOf = ({ address }: { address: string }) => `/en-hk${address === '/' ? '' : address}`;
const ofEntrance = ['/en-hk/login', '/en-hk/signup'];

for (const visitor of ['guest', 'student'] as const)
  test(`no text is wider than the window or its box, however long: ${visitor}`, {
    tag: '@wide',
  }, async ({ page, login }) => {
    if (visitor === 'student') await login('student@lantern.example');
    await lengthenResponses(page);
    const paths = routeRows
      .filter(({ access }) => visitor === 'student' || access === 'public')
      .map(addressOf)
      .filter((path) => visitor === 'guest' || !ofEntrance.includes(path));
    const faults = new Set<string>();
    for (const path of [...paths, `/en-hk/search?q=${word}`]) {
      await open(page, path);
      await look(page, `${visitor} ${path}`, faults);
    }
    expect([...faults]).toEqual([]);
  });

/** Overlays: the visitor, the page, and the pressed button. */
const layers: readonly [name: string, path: string, ...pressed: RegExp[]][] = [
  ['languages', '/en-hk/tutors', /Hong Kong/],
  ['account menu', '/en-hk/tutors', /^Account/],
  ['report', '/en-hk/tutors', /^Report a problem$/],
  ['plans', '/en-hk/course/104', /^See all plans/],
  ['terms', '/en-hk/purchase/single/3103', /^Read the terms$/],
  ['cart', '/en-hk/bundle/6001', /^Choose: /, /^Your bundle, 1/],
  ['message', '/en-hk/tutors', /^Your bundle, 1/, /^Remove /],
  ['rating', '/en-hk/course/learning/401', /^Rate$/],
  ['chapters of the player', '/en-hk/course/learning/401', /^Chapter:/],
  ['captions of the player', '/en-hk/course/learning/401', /^Captions$/],
  ['shortcuts', '/en-hk/course/learning/401', /^Settings$/, /^Keyboard shortcuts$/],
  ['help', '/en-hk/tutors', /^Help and contact$/],
];

test('no text is wider than the menu, the dialog or the message that it is in', { tag: '@wide' }, async ({
  page,
  login,
}) => {
  await login('student@lantern.example');
  await lengthenResponses(page);
  const faults = new Set<string>();
  for (const [name, path, ...pressed] of layers) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, path);
    for (const button of pressed)
      await page
        .getByRole('button', { name: button })
        .or(page.getByRole('menuitem', { name: button }))
        .filter({ visible: true })
        .first()
        .click();
    await look(page, name, faults);
  }
  expect([...faults]).toEqual([]);
});
