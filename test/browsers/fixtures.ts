import { test as base, expect } from '@playwright/test';
import { type MockControl, mockControl } from '../e2e/harness/mockControl';
import { apiUrl, siteUrl } from '../e2e/harness/servers';
import { type Engine, type EngineName, type KeyName, launchEngine, type Tab } from './engines';

export { expect };

/** A page as a visitor uses it. */
export interface Visitor {
  readonly tab: Tab;
  /** Opens a path of the site, and waits until the app has taken it over. */
  open(path: string): Promise<void>;
  back(): Promise<void>;
  /** Presses what has this role and name; names are texts or labels, patterns as in regular expressions. */
  press(what: string, name: string): Promise<void>;
  /** Fills the field with this label. */
  fill(label: string, text: string): Promise<void>;
  key(...names: KeyName[]): Promise<void>;
  /** Waits until the page has its heading and no part of it is loading. */
  settles(): Promise<void>;
  /** Waits until a text is on the page. */
  sees(text: string): Promise<void>;
  place(): Promise<string>;
  video<T>(field: string): Promise<T>;
  /** Errors of the page since its load. */
  said(): Promise<string[]>;
}

/** Runs in the page: finds a visible element by a selector and its name. */
const findBody = `
  const [selector, name] = [arguments[0], new RegExp(arguments[1], 'u')];
  const nameOf = (element) => {
    const by = element.getAttribute('aria-labelledby');
    const label = element.getAttribute('aria-label') || (by && by.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ')) ||
      [...(element.labels ?? [])].map((one) => one.textContent).join(' ') || element.textContent;
    return (label ?? '').replace(/\\s+/g, ' ').trim();
  };
  const found = [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0 && name.test(nameOf(element)));
`;

export function visitorOf(tab: Tab): Visitor {
  const has = (selector: string, name: string) =>
    tab.run<boolean>(`${findBody} return Boolean(found);`, selector, name);
  const pointOf = async (selector: string, name: string): Promise<[number, number]> => {
    await expect.poll(() => has(selector, name), { message: `${selector} ${name} is there` }).toBe(true);
    const read = () =>
      tab.run<[number, number] | null>(
        `${findBody} if (!found) return null;
         const { left, top, width, height } = found.getBoundingClientRect();
         const [x, y] = [left + width / 2, top + height / 2];
         const at = document.elementFromPoint(x, y);
         if (at && (found.contains(at) || at.contains(found) || found.labels && [...found.labels].some((one) => one.contains(at)))) return [x, y];
         // Again when a list has changed meanwhile, and another element is the first.
         found.scrollIntoView({ block: 'center', behavior: 'instant' });
         return null;`,
        selector,
        name,
      );
    // Visible, above other elements, and at rest: content that has just loaded moves the elements below it.
    const at: { point: [number, number] | null } = { point: null };
    await expect
      .poll(
        async () => {
          const before = at.point;
          at.point = await read();
          return at.point !== null && before?.join() === at.point.join();
        },
        { message: `${selector} ${name} can be pressed` },
      )
      .toBe(true);
    return at.point ?? [0, 0];
  };
  const visitor: Visitor = {
    tab,
    async open(path) {
      await tab.go(`${siteUrl}${path}`);
      await expect
        .poll(() => tab.run(`return Object.keys(document.querySelector('header') ?? {}).join();`), {
          message: `${path} runs`,
        })
        .toContain('__reactFiber');
    },
    // By the page: drivers wait for a load, which Back within the app does not have.
    back: () => tab.run('setTimeout(() => history.back());'),
    async press(selector, name) {
      const [x, y] = await pointOf(selector, name);
      await tab.pressAt(x, y);
    },
    async fill(label, text) {
      const [x, y] = await pointOf('input, textarea', label);
      await tab.pressAt(x, y);
      await tab.type(text);
    },
    async key(...names) {
      for (const name of names) await tab.key(name);
    },
    settles: () =>
      expect
        .poll(
          () =>
            tab.run<boolean>(
              'return Boolean(document.querySelector("main h1")) && !document.querySelector("main [aria-busy=true]");',
            ),
          { message: 'the page is complete' },
        )
        .toBe(true),
    sees: (text) =>
      expect
        .poll(
          () => tab.run<boolean>('return new RegExp(arguments[0], "u").test(document.body?.innerText ?? "");', text),
          {
            message: `the page says ${text}`,
          },
        )
        .toBe(true),
    place: () => tab.run<string>('return location.pathname + location.search + location.hash;'),
    video: (field) =>
      tab.run(`const video = document.querySelector('video'); return video ? video[arguments[0]] : null;`, field),
    said: () => tab.run<string[]>('return window.said ?? ["the watch is missing"];'),
  };
  return visitor;
}

interface Fixtures {
  /** A browser without anything of an earlier test: WebKit's workers outlive their removal for a while. */
  engine: Engine;
  mock: MockControl;
  visitor: Visitor;
  openVisitor: () => Promise<Visitor>;
  /** Makes the site's host drop every connection, or respond again; the mock API stays. */
  setHost: (to: 'away' | 'there') => Promise<void>;
}

interface WorkerFixtures {
  engineName: EngineName;
}

/** The browsers that a run has named. */
const told = new Set<string>();

/** A Wednesday evening shortly before a class. */
export const evening = Date.parse('2026-11-18T19:10:00+08:00');
export const student = { email: 'student@lantern.example', password: 'lantern-demo' };

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await launchEngine(engineName);
      if (!told.has(engine.title)) console.log(engine.title);
      told.add(engine.title);
      await use(engine);
      await engine.close();
    },
    { timeout: 120_000 },
  ],
  mock: [
    async ({ request }, use) => {
      const mock = mockControl(request, apiUrl);
      await mock.reset({ now: evening });
      await use(mock);
    },
    { auto: true },
  ],
  setHost: async ({ request }, use) => {
    await use(async (to) => void (await request.post(`${siteUrl}/host/${to}`)));
    await request.post(`${siteUrl}/host/there`);
  },
  openVisitor: async ({ engine }, use) => {
    const tabs: Tab[] = [];
    await use(async () => {
      const tab = await engine.openTab();
      tabs.push(tab);
      return visitorOf(tab);
    });
    for (const tab of tabs) await tab.close();
  },
  visitor: async ({ openVisitor }, use) => use(await openVisitor()),
});

export async function logIn(visitor: Visitor, next = '/en-hk'): Promise<void> {
  await visitor.open(`/en-hk/login?next=${encodeURIComponent(next)}`);
  await visitor.fill('^Email', student.email);
  await visitor.fill('^Password$', student.password);
  await visitor.press('main button', '^Log in$');
  await expect.poll(() => visitor.place()).toBe(next);
  // Firefox gives up a new address when the page before it is still changing its own.
  await visitor.settles();
}
