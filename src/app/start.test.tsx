import { act, cleanup, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectLocale } from '@/platform/locale/state';
import { browserCookies } from '@/platform/session/browserCookies';
import { env } from '@/shared/config/env';
import type { LocaleFiles } from '@/shared/i18n/createI18n';
import { setupBackend } from '~test/setupApp';
import { loadedPages, stubPages } from '~test/stubPages';
import { AppView } from './AppView';
import { startApp } from './start';
import { showStartFailure } from './startFailure';

stubPages();

const files = import.meta.glob('/locales/*/*.json', { import: 'default' }) as LocaleFiles;
const stops: (() => void)[] = [];

setupBackend();
beforeEach(() => {
  for (const name of ['lang', 'device_id', 'token']) browserCookies(env).remove(name);
});
afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
});

async function start(url: string, own: LocaleFiles = files) {
  window.history.pushState(null, '', url);
  const { app } = await startApp(own, null);
  stops.push(app.stop);
  await act(async () => {
    render(
      <BrowserRouter>
        <AppView app={app} />
      </BrowserRouter>,
    );
  });
  return app;
}

const address = () => window.location.pathname + window.location.search + window.location.hash;
const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

describe('the start in a browser', () => {
  it('shows the page of the address, and remembers language and device', async () => {
    const app = await start('/zh-hk/course/7');
    expect(screen.getByRole('heading', { level: 1, name: 'course 7' })).toBeVisible();
    expect(selectLocale(app.store.getState())).toBe('zh-hk');
    expect(cookie('lang')).toBe('zh-hk');
    expect(cookie('device_id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['/EN_HK/course/7/?tab=a#x', '/en-hk/course/7?tab=a#x'],
    ['/course/7?tab=a#x', '/zh-tw/course/7?tab=a#x'],
    ['/', '/zh-tw'],
  ])('%s is %s before anything is rendered, without a further entry in the history', async (url, canonical) => {
    browserCookies(env).set('lang', 'zh-tw');
    const entries = window.history.length;
    await start(url);
    expect(address()).toBe(canonical);
    expect(window.history.length).toBeLessThanOrEqual(entries + 1);
  });

  it('asks for no chunk but the login page’s for a guest on a private page', async () => {
    await start('/en-hk/my-learning/continue');
    await screen.findByRole('heading', { level: 1, name: 'login' });
    expect(loadedPages).toEqual(['login']);
    expect(address()).toBe('/en-hk/login?next=%2Fen-hk%2Fmy-learning%2Fcontinue');
  });

  it('is never a blank page: without its texts it is reloaded once, then offers to', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = { ...files, '/locales/en/common.json': () => Promise.reject(new TypeError('offline')) };
    const root = document.body.appendChild(document.createElement('div'));
    const fail = () => start('/en-hk', broken).catch((reason: unknown) => showStartFailure(root, reason));
    await fail();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalled();
    expect(root).toBeEmptyDOMElement();
    await fail();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("We couldn't open this page");
    screen.getByRole('button', { name: 'Reload' }).click();
    expect(reload).toHaveBeenCalledTimes(2);
    root.remove();
  });
});
