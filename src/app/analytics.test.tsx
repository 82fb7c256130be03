import { act, cleanup, render } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { contactActions } from '@/platform/contact/state';
import { browserCookies } from '@/platform/session/browserCookies';
import { env } from '@/shared/config/env';
import type { LocaleFiles } from '@/shared/i18n/createI18n';
import { loginAs, server } from '~mocks/node';
import { setupBackend } from '~test/setupApp';
import { stubPages } from '~test/stubPages';
import { AppView } from './AppView';
import { startApp } from './start';

stubPages();
vi.mock('@/shared/config/env', async (original) => {
  const { env } = await original<typeof import('@/shared/config/env')>();
  return { env: { ...env, analyticsUrl: 'https://events.example/collect' } };
});

const files = import.meta.glob('/locales/*/*.json', { import: 'default' }) as LocaleFiles;
const email = 'student@lantern.example';

setupBackend();
afterEach(() => {
  cleanup();
  for (const name of ['lang', 'device_id', 'token']) browserCookies(env).remove(name);
});

it('gets every page view and every use of the help widget where a deployment configures its address', async () => {
  const posted: { headers: string[]; event: Record<string, unknown> }[] = [];
  server.use(
    http.post('https://events.example/collect', async ({ request }) => {
      posted.push({ headers: [...request.headers.keys()], event: JSON.parse(await request.text()) });
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const token = loginAs(email);
  browserCookies(env).set('token', token);
  window.history.pushState(null, '', '/en-hk?token=secret#secret');
  const { app } = await startApp(files, null);
  await act(async () => {
    render(
      <BrowserRouter>
        <AppView app={app} />
      </BrowserRouter>,
    );
  });
  const uses = ['toggle', 'showQr', 'pressLink', 'close', 'open', 'openFromFreeTrial'] as const;
  for (const use of uses) await act(async () => void app.store.dispatch(contactActions[use]()));
  const names = ['page/viewed', ...uses.map((use) => contactActions[use].type)];
  const got = () => posted.map(({ event }) => event);
  await vi.waitFor(() => expect(got().map(({ name }) => name)).toHaveLength(names.length));
  app.stop();

  expect(
    got()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(names.toSorted());
  expect(got()).toContainEqual({ name: 'page/viewed', page: 'home', path: '/', locale: 'en-hk' });
  expect(got()).toContainEqual({
    name: 'contact/toggled',
    open: true,
    link_type: 'default',
    channel: 'whatsapp',
    region: 'hk',
    context: null,
  });
  const text = JSON.stringify(posted);
  for (const secret of ['secret', token, email, browserCookies(env).get('device_id')])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/authorization|cookie|x-user-agent|region-name/i);
});
