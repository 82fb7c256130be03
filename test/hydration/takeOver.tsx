/** Hydrates a page of the build with the development React, which reports every difference of text and attributes. */
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { AppView } from '@/app/AppView';
import { makeApp } from '@/app/prerender/makeApp';
import { matchRoute } from '@/app/routing/match';
import { startApp } from '@/app/start';
import { collectState, renderPage } from '@/entry-server';
import { browserCookies } from '@/platform/session/browserCookies';
import { env } from '@/shared/config/env';
import type { LocaleFiles } from '@/shared/i18n/createI18n';
import type { Locale } from '@/shared/i18n/locales';
import { backend } from '~mocks/node';
import { setupBackend, waitForCalls } from '~test/setupApp';
import { forbidden } from '../../build/documents/htmlDocument';

const files = import.meta.glob('/locales/*/*.json', { import: 'default' }) as LocaleFiles;
const at = Date.parse('2026-12-31T19:10:20+08:00');
const weeks = 40 * 24 * 60 * 60 * 1000;
const origin = window.location.origin;

/** What React and the console have reported in the present test. */
export const problems: unknown[] = [];
let root: Root | null = null;
let stop: () => void = () => undefined;

/** Sets up the mock backend and the page of a test. Call once at the top of a test file. */
export function setupHydration(): void {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: at }));
  setupBackend();
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => void problems.push(args));
  });
  afterEach(() => {
    act(() => root?.unmount());
    stop();
    problems.length = 0;
    vi.unstubAllEnvs();
    browserCookies(env).remove('token');
    window.localStorage.clear();
    document.body.replaceChildren();
    vi.useRealTimers();
  });
}

export interface Visit {
  content?: boolean;
  /** Logs the visitor in. */
  token?: () => string;
  zone?: string;
  /** Query and hash of the address. */
  rest?: string;
}

/** Returns the state from which the build renders a page, with the slices of its later parts. */
async function stateOfBuild(locale: Locale, path: string, lazyState: Readonly<Record<string, unknown>>) {
  const match = matchRoute(path);
  if (!match) throw new Error(`No page at ${path}`);
  const app = makeApp(locale, path, { apiUrl: '', origin }, { now: () => at, lazyState });
  await app.pages.load(match.route, locale);
  app.stop();
  return app.store.getState();
}

/** Writes a page as the build does, opens it weeks later, and hydrates it. By then the server's responses have changed. */
export async function takeOver(locale: Locale, path: string, { content = false, token, zone, rest = '' }: Visit = {}) {
  const make = { apiUrl: '', origin, at };
  const { state, dropped } = content ? await collectState(locale, path, 8000, make) : { state: {}, dropped: [] };
  expect(dropped).toEqual([]);
  const { html } = await renderPage(locale, path, { ...make, state });
  expect(forbidden.filter((mark) => html.includes(mark))).toEqual([]);
  const built = await stateOfBuild(locale, path, state);

  vi.setSystemTime(at + weeks);
  backend.clock.advance(weeks);
  if (zone) vi.stubEnv('TZ', zone);
  if (token) browserCookies(env).set('token', token());
  const url = path === '/' ? `/${locale}` : `/${locale}${path}`;
  window.history.pushState(null, '', url + rest);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const heading = container.querySelector('h1');
  const block = { locale, path: url, at, state: JSON.parse(JSON.stringify(state)) as typeof state };
  const { app, hydrates } = await startApp(files, block);
  stop = app.stop;
  expect(hydrates).toBe(true);
  // Only a saga reads the owner.
  expect({ ...built, outbox: { ...built.outbox, owner: null } }).toMatchObject(app.getServerState());
  await act(async () => {
    const view = (
      <BrowserRouter>
        <AppView app={app} hydrates />
      </BrowserRouter>
    );
    root = hydrateRoot(container, view, { onRecoverableError: (error) => void problems.push(error) });
  });
  return { app, container, heading, html };
}

/** Expects that the first render repeats the HTML with content, and that the page then follows the new responses. */
export async function expectFollowing(locale: Locale, path: string, visit: Visit): Promise<void> {
  const { app, container, heading } = await takeOver(locale, path, { content: true, ...visit });
  expect(problems).toEqual([]);
  expect(heading?.textContent).toBeTruthy();
  expect(container.querySelector('h1')).toBe(heading);
  await waitForCalls({ app });
  expect(problems).toEqual([]);
}

/** Expects that the first render of a page with a heading repeats its HTML. */
export async function expectRepeated(locale: Locale, path: string, visit: Visit): Promise<void> {
  const { container, heading } = await takeOver(locale, path, visit);
  expect(problems).toEqual([]);
  expect(heading).not.toBeNull();
  expect(container.querySelector('h1')).toBe(heading);
}
