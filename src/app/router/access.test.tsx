import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '@/platform/services/storage';
import { saveUser } from '@/platform/session/savedUser';
import { readUserResponse } from '@/shared/entities/user';
import { backend, loginAs, server } from '~mocks/node';
import { routeRows } from '~test/routeTable';
import { calledEndpoints, setupApp, waitForCalls } from '~test/setupApp';
import { loadedPages, stubPages } from '~test/stubPages';

stubPages();

const { open } = setupApp();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Paths of pages with one of these accesses, each with the title of its stub. */
const pathsOf = (...wanted: string[]) =>
  routeRows
    .filter(({ access }) => wanted.includes(access))
    .map(({ id, sample, values }) => [sample, [id, ...values].join(' ')] as const);

const privatePaths = pathsOf('login', 'login+region');
const regionPaths = pathsOf('region', 'login+region');

describe('a guest', () => {
  it.each(privatePaths)('at %s goes to the login page before anything private is asked for', async (path) => {
    const page = await open(`/en-hk${path}?t=5#x`);
    await heading('login');
    expect(page.place()).toBe(`/en-hk/login?next=${encodeURIComponent(`/en-hk${path}?t=5#x`)}`);
    expect(loadedPages).toEqual(['login']);
    await waitForCalls(page);
    expect(calledEndpoints()).toEqual(['appLaunch', 'siteInfo']);
  });

  it('is stopped on the way there from another page too', async () => {
    const page = await open('/en-hk');
    await act(async () => page.app.services.navigation.push('/en-hk/my-learning/continue'));
    await heading('login');
    expect(loadedPages).toEqual(['home', 'login']);
  });

  it.each(privatePaths)('whose token vanished meanwhile is stopped at %s', async (path) => {
    const page = await open('/en-hk', { token: loginAs('student@lantern.example') });
    await waitForCalls(page);
    backend.log.clear();
    page.cookies.remove('token');
    await act(async () => page.app.services.navigation.push(`/en-hk${path}?t=5#x`));
    await heading('login');
    expect(page.place()).toBe(`/en-hk/login?next=${encodeURIComponent(`/en-hk${path}?t=5#x`)}`);
    expect(loadedPages).toEqual(['home', 'login']);
    const { session, modal, alert } = page.app.store.getState();
    expect([session.loggedIn, session.user, modal.visible, alert.show]).toEqual([false, null, false, false]);
    expect(backend.log.calls()).toEqual([]);
    expect(page.reported).toEqual([]);
  });

  it.each(pathsOf('region'))('may open %s', async (path, title) => {
    await open(`/en-hk${path}`);
    expect(await heading(title)).toBeVisible();
  });
});

describe('a student of Hong Kong', () => {
  it.each(privatePaths)('may open %s', async (path, title) => {
    await open(`/en-hk${path}`, { token: loginAs('student@lantern.example') });
    expect(await heading(title)).toBeVisible();
  });
});

describe('a student of Taiwan', () => {
  it.each(regionPaths)('at /en-hk%s goes to the same place in Taiwan', async (path, title) => {
    const page = await open(`/en-hk${path}?tab=a#x`, { token: loginAs('tw@lantern.example') });
    await heading(title);
    expect(page.place()).toBe(`/zh-tw${path}?tab=a#x`);
    expect(loadedPages).toHaveLength(1);
  });

  it('may open public pages of another region', async () => {
    const page = await open('/en-hk/course/7', { token: loginAs('tw@lantern.example') });
    expect(await heading('course 7')).toBeVisible();
    expect(page.place()).toBe('/en-hk/course/7');
  });
});

describe('a session whose user is not known yet', () => {
  const path = '/en-hk/purchase/single/9';
  const hold = () => {
    let release = (_: Response) => {};
    const pending = new Promise<Response>((resolve) => {
      release = resolve;
    });
    server.use(http.get('*/api/v2/users/me', () => pending as Promise<HttpResponse<string>>));
    return (response: Response) => release(response);
  };

  it('waits for the user’s region before anything of the page is asked for', async () => {
    const respond = hold();
    const page = await open(path, { token: loginAs('tw@lantern.example') });
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(loadedPages).toEqual([]);
    await act(async () => respond(HttpResponse.json({ data: { user: { user_id: 'u', region: { name: 'tw' } } } })));
    await heading('purchaseSingle 9');
    expect(page.place()).toBe('/zh-tw/purchase/single/9');
    expect(loadedPages).toEqual(['purchaseSingle']);
  });

  it('does not wait for an account that has no region', async () => {
    const respond = hold();
    await open(path, { token: loginAs('student@lantern.example') });
    await act(async () => respond(HttpResponse.json({ data: { user: { user_id: 'u', region: null } } })));
    expect(await heading('purchaseSingle 9')).toBeVisible();
  });

  it('does not wait for one that cannot be loaded', async () => {
    const respond = hold();
    await open(path, { token: loginAs('student@lantern.example') });
    await act(async () => respond(HttpResponse.json({}, { status: 500 })));
    expect(await heading('purchaseSingle 9')).toBeVisible();
  });

  it('knows the user of the last visit at once', async () => {
    hold();
    const storage = memoryStorage();
    saveUser(storage, readUserResponse({ user: { userId: 'u', region: { name: 'tw' } } }).user);
    const page = await open(path, { token: loginAs('tw@lantern.example'), storage });
    await heading('purchaseSingle 9');
    expect(page.place()).toBe('/zh-tw/purchase/single/9');
  });
});
