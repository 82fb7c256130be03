/** A student who cannot see the screen: does what a line of a journey says, and hears what a screen reader says then. */
import { act, fireEvent, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { App } from '@/app/createApp';
import { memoryStorage } from '@/platform/services/storage';
import { settleOrder } from '~mocks/handlers/orders';
import { backend, loginAs } from '~mocks/node';
import type { RenderOptions } from '~test/renderApp';
import { type Line, readAloud, shortenWords, startListening } from './reader';

interface Page {
  app: App;
  stop(): Promise<void>;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A part without its data, and a player without its film. */
const loading = 'main [aria-busy=true], [data-loading=true]';

/** Resolves when the page has loaded all that it loads by itself. */
async function settle(app: App): Promise<void> {
  let isChanged = true;
  const observer = new MutationObserver(() => {
    isChanged = true;
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  while (isChanged || app.services.http.openCalls() > 0 || document.querySelector(loading)) {
    isChanged = false;
    await act(async () => {
      await vi.dynamicImportSettled();
      await pause(5);
    });
  }
  observer.disconnect();
}

/** Returns a part by its role and name, as a line says it: `region, Courses`. Dialogs are those that are open. */
function findPart(words: string): HTMLElement {
  const [, role = '', name] = /^(\w+)(?:, (.+))?$/.exec(words) ?? [];
  const isNamed = { name: (text: string) => shortenWords(text) === name };
  const parts = within(document.body).getAllByRole(role, { hidden: true, ...(name && isNamed) });
  const part = parts.find((one) => !one.matches('dialog:not([open])'));
  if (!part) throw new Error(`There is no ${words}`);
  return part;
}

export function createStudent(voice: string, open: (url: string, options: RenderOptions) => Promise<Page>) {
  const storage = memoryStorage();
  let token: string | undefined;
  let page: Page | null = null;
  let ears: Awaited<ReturnType<typeof startListening>> | null = null;
  let lines: Line[] = [];

  async function show(url: string): Promise<string[]> {
    await ears?.stop();
    await page?.stop();
    page = await open(url, { storage, ...(token ? { token } : {}) });
    page.app.services.navigation.leave = () => undefined;
    await settle(page.app);
    ears = await startListening(voice);
    return [];
  }
  async function read(place: string, most = Number.POSITIVE_INFINITY): Promise<string[]> {
    lines = (await readAloud(findPart(place), voice)).slice(0, most);
    return lines.map(({ words }) => words);
  }
  async function readHeadings(most: number): Promise<string[]> {
    const headings = [...findPart('main').querySelectorAll('h1, h2, h3')].slice(0, most);
    lines = (await Promise.all(headings.map((heading) => readAloud(heading, voice)))).flat();
    return lines.map(({ words }) => words);
  }
  async function hear(): Promise<string[]> {
    if (page) await settle(page.app);
    return (await ears?.takeHeard()) ?? [];
  }
  /** Returns what was read as these words, else what has this role and name. */
  const elementOf = (words: string) =>
    (lines.findLast((line) => line.words === words)?.element as HTMLElement | undefined) ?? findPart(words);
  const press = (words: string) => act(async () => void fireEvent.click(elementOf(words)));
  const type = (text: string, words: string) =>
    act(async () => void fireEvent.change(elementOf(words), { target: { value: text } }));

  const acts: [RegExp, (...words: string[]) => Promise<string[]>][] = [
    [/^open (\S+)$/, (url = '') => show(url)],
    [
      /^open (\S+) as (\S+)$/,
      (url = '', account = '') => {
        token = loginAs(`${account}@lantern.example`);
        return show(url);
      },
    ],
    [/^read (\d+) headings$/, (most) => readHeadings(Number(most))],
    [/^read (\d+) lines of (.+)$/, (most, place = '') => read(place, Number(most))],
    [/^read (.+)$/, (place = '') => read(place)],
    [
      /^press (.+)$/,
      async (words = '') => {
        await press(words);
        return hear();
      },
    ],
    [
      // A search is announced when the typing pauses.
      /^type (.+) into (.+), and wait$/,
      async (text = '', words = '') => {
        await type(text, words);
        let heard = await hear();
        for (let turn = 0; heard.length === 0 && turn < 200; turn += 1) {
          await act(() => pause(20));
          heard = await hear();
        }
        return heard;
      },
    ],
    [
      /^type (.+?) into (.+)$/,
      async (text = '', words = '') => {
        await type(text, words);
        return hear();
      },
    ],
    [
      /^pay and return to (\S+)$/,
      (url = '') => {
        const { id = '' } = backend.db.read().orders.at(-1) ?? {};
        settleOrder(backend, id, 'paid');
        return show(`${url}?order=${id}`);
      },
    ],
  ];

  return {
    /** Returns what is heard. */
    async perform(line: string): Promise<string[]> {
      for (const [shape, perform] of acts) {
        const words = shape.exec(line);
        if (words) return perform(...words.slice(1));
      }
      throw new Error(`Nobody knows how to ${line}`);
    },
    stop: async () => ears?.stop(),
  };
}
