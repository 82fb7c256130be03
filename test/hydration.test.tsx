import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppView } from '@/app/AppView';
import { startApp } from '@/app/start';
import { collectState, renderPage } from '@/entry-server';
import { browserCookies } from '@/platform/session/browserCookies';
import type { LocaleFiles } from '@/shared/i18n/createI18n';
import type { Locale } from '@/shared/i18n/locales';
import { setupBackend } from '~test/setupApp';

/**
 * Hydrates pages with the development React, which reports every difference of text and attributes: HTML of the build,
 * with and without content, opened weeks later by guests and members.
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
  browserCookies('').remove('token');
  document.body.replaceChildren();
  vi.useRealTimers();
});

async function takeOver(locale: Locale, path: string, { content = false, member = false }) {
  const make = { apiUrl: '', origin };
  const { state, dropped } = content ? await collectState(locale, path, 8000, make) : { state: {}, dropped: [] };
  expect(dropped).toEqual([]);
  const { html } = await renderPage(locale, path, { ...make, at, state });

  vi.setSystemTime(at + weeks);
  if (member) browserCookies('').set('token', 'somebody');
  const url = path === '/' ? `/${locale}` : `/${locale}${path}`;
  window.history.pushState(null, '', url);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const heading = container.querySelector('h1');
  const block = { locale, path: url, at, state: JSON.parse(JSON.stringify(state)) as typeof state };
  const { app, serverState } = await startApp(files, block);
  stop = app.stop;
  expect(serverState).not.toBeNull();
  await act(async () => {
    const view = (
      <BrowserRouter>
        <AppView app={app} serverState={serverState} />
      </BrowserRouter>
    );
    root = hydrateRoot(container, view, { onRecoverableError: (error) => void problems.push(error) });
  });
  return { container, heading };
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
    await takeOver('en-hk', path, { content, member: true });
    expect(problems).toEqual([]);
  });
});
