import { act, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppView } from '@/app/AppView';
import { makeApp } from '@/app/prerender/makeApp';
import { matchRoute } from '@/app/routing/match';
import { startApp } from '@/app/start';
import { selectCartCount } from '@/domain/cart/state';
import { collectState, renderPage } from '@/entry-server';
import { browserStorage } from '@/platform/services/storage';
import { browserCookies } from '@/platform/session/browserCookies';
import { draftKey } from '@/platform/session/drafts';
import { env } from '@/shared/config/env';
import type { LocaleFiles } from '@/shared/i18n/createI18n';
import type { Locale } from '@/shared/i18n/locales';
import { backend, loginAs } from '~mocks/node';
import { setupBackend, waitForCalls } from '~test/setupApp';
import { forbidden } from '../build/documents/htmlDocument';

/**
 * Hydrates pages with the development React, which reports every difference of text and attributes: HTML of the build,
 * with and without content, opened weeks later by guests and members, and in another time zone. By then the server's
 * responses have changed.
 */
const files = import.meta.glob('/locales/*/*.json', { import: 'default' }) as LocaleFiles;
const at = Date.parse('2026-12-31T19:10:20+08:00');
const weeks = 40 * 24 * 60 * 60 * 1000;
const origin = window.location.origin;

const problems: unknown[] = [];
let root: Root | null = null;
let stop: () => void = () => undefined;

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

interface Visit {
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

async function takeOver(locale: Locale, path: string, { content = false, token, zone, rest = '' }: Visit) {
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

describe('HTML of the build', () => {
  it.each<[Locale, string]>([
    ['en-hk', '/'],
    ['ko-kr', '/'],
    ['zh-tw', '/login'],
    ['th-th', '/signup'],
    ['ko-kr', '/instructors/live-topic'],
  ])('%s %s is what a guest renders first', async (locale, path) => {
    const { container, heading } = await takeOver(locale, path, {});
    expect(problems).toEqual([]);
    expect(heading).not.toBeNull();
    expect(container.querySelector('h1')).toBe(heading);
  });

  it.each<[Locale, string]>([
    ['en-hk', '/'],
    ['ja-jp', '/'],
    ['en-hk', '/regular-class'],
    ['ja-jp', '/regular-class/upcoming'],
    ['th-th', '/regular-class/topics'],
    ['zh-hk', '/instructors/all'],
    ['vi-vn', '/instructors/course'],
    ['en-hk', '/tutors'],
  ])('%s %s with content is, too, whenever that was', async (locale, path) => {
    const { container, heading } = await takeOver(locale, path, { content: true });
    expect(problems).toEqual([]);
    expect(container.querySelector('h1')).toBe(heading);
  });

  it.each([
    ['/', true],
    ['/', false],
    ['/regular-class', true],
  ])('%s is what a member renders first; with content: %s', async (path, content) => {
    await takeOver('en-hk', path, { content, token: () => 'somebody' });
    expect(problems).toEqual([]);
  });

  const token = () => loginAs('student@lantern.example');
  const zone = 'America/New_York';
  it.each<[Locale, string, Visit]>([
    ['zh-hk', '/course/101', {}],
    ['zh-hk', '/course/101', { rest: '?utm_source=chat&tab=reviews#lessons' }],
    ['en-hk', '/course/201', { token }],
    ['th-th', '/course/50101', { zone }],
    ['ja-jp', '/course/30101/lesson/3010101', {}],
    ['zh-hk', '/course/201/lesson/20102', { zone }],
    ['en-hk', '/course/301/lesson/30103', { token }],
    ['th-th', '/course/group/50001', {}],
    ['zh-hk', '/course/group/2', { token }],
    ['th-th', '/regular-class/topics/50001', {}],
    ['th-th', '/regular-class/topics/50001', { rest: '?tab=scheduledLessons' }],
    ['en-hk', '/regular-class/topics/1', { rest: '?tab=lessons', token }],
    ['ja-jp', '/regular-class/topics/30002', { zone }],
    ['en-hk', '/regular-class/topics/1', { token }],
    ['zh-hk', '/regular-class/topics/1/lesson/101', {}],
    ['ja-jp', '/regular-class/topics/30003/lesson/3000303', { zone }],
    ['en-hk', '/regular-class/topics/5/lesson/503', { token }],
    ['th-th', '/regular-class/topics/50001/syllabus-lesson/50001001', { zone }],
    ['en-hk', '/regular-class/topics/1/syllabus-lesson/1010', { token }],
    ['ja-jp', '/bundle/36001', { zone }],
    ['en-hk', '/bundle/7001', { token }],
    ['zh-hk', '/prepack/8001', { zone }],
    ['th-th', '/instructors/50001', { token }],
    ['ja-jp', '/instructors/30001/course', {}],
    ['zh-hk', '/instructors/2/live-topic', { zone }],
    ['ja-jp', '/POST/30001', { zone }],
    ['th-th', '/POST/50002', { token }],
  ])('%s %s is what everybody renders first, and follows the new responses: %o', async (locale, path, visit) => {
    const { app, container, heading } = await takeOver(locale, path, { content: true, ...visit });
    expect(problems).toEqual([]);
    expect(heading?.textContent).toBeTruthy();
    expect(container.querySelector('h1')).toBe(heading);
    await waitForCalls({ app });
    expect(problems).toEqual([]);
  });

  it('has nothing of the visitor: neither their session nor their cart', async () => {
    const item = { id: 1, type: 'course', name: 'Waves', price: 480 };
    const cart = { info: { bundleId: 7001 }, items: [item] };
    browserStorage(() => window.localStorage).set(draftKey('guest', 'cart.hk'), cart);
    const { app, container } = await takeOver('en-hk', '/', { token });
    expect(problems).toEqual([]);
    const [first, now] = [app.getServerState(), app.store.getState()];
    expect([first.session.loggedIn, selectCartCount(first)]).toEqual([false, 0]);
    expect([now.session.loggedIn, selectCartCount(now)]).toEqual([true, 1]);
    await waitFor(() => expect(container.querySelector('[data-cart=true]')).not.toBeNull());
  });

  it('is followed by the query and the hash of the address', async () => {
    const { app, container } = await takeOver('en-hk', '/login', { rest: '?next=%2Fen-hk%2Fcourse%2F101' });
    expect(problems).toEqual([]);
    const signup = '/en-hk/signup?next=%2Fen-hk%2Fcourse%2F101';
    await waitFor(() => expect(container.querySelector(`a[href="${signup}"]`)).not.toBeNull());
    await waitForCalls({ app });
  });

  it('has a picture of a free lesson in place of its player', async () => {
    const { html, container } = await takeOver('en-hk', '/course/101/lesson/10101', { content: true });
    expect(html).toMatch(/aria-busy="true"><div[^>]*><div[^>]*><span[^>]*><img/);
    expect(html).not.toContain('<video');
    await waitFor(() => expect(container.querySelector('video')).not.toBeNull());
    expect(problems).toEqual([]);
  });
});
