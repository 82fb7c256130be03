import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { browserStorage, memoryStorage } from '@/platform/services/storage';
import { selectLoadedUser, selectLoggedIn, selectUser } from '@/platform/session/state';
import { selectSite } from '@/platform/site/state';
import { backend, loginAs, server, testNow } from '~mocks/node';
import { calledEndpoints, callsTo, setupApp, waitForCalls } from '~test/setupApp';
import { stubPages } from '~test/stubPages';

stubPages({ home: 'Home', course: 'Course' });

const { open } = setupApp();
const student = 'student@lantern.example';

describe('the start of the app', () => {
  it('tells the server its language and device, and asks for site info, for a guest', async () => {
    const page = await open('/zh-hk');
    await waitForCalls(page);
    const [launch] = callsTo('appLaunch');
    expect(launch?.body).toEqual({ lang: 'zh-hk' });
    expect(launch?.query).toEqual({ lang: 'zh-hk' });
    expect(launch?.headers).toMatchObject({ 'region-name': 'hk' });
    expect(launch?.headers).not.toHaveProperty('authorization');
    const device = JSON.parse(launch?.headers['x-user-agent'] ?? '{}');
    expect(device).toEqual({ device_id: page.cookies.get('device_id'), os: 'Linux', platform: 'web' });
    expect(calledEndpoints()).toEqual(['appLaunch', 'siteInfo']);
    expect(selectSite(page.app.store.getState()).status).toBe('success');
    expect(page.reported).toEqual([]);
  });

  it('asks who is logged in with a token, and remembers it for the next start', async () => {
    const storage = memoryStorage();
    const token = loginAs(student);
    const first = await open('/en-hk', { token, storage });
    await waitForCalls(first);
    expect(selectUser(first.app.store.getState())).toMatchObject({ email: student });
    await first.stop();
    backend.faults.plan({ endpoint: 'currentUser', hang: true });
    const second = await open('/en-hk', { token, storage });
    expect(selectUser(second.app.store.getState())).toMatchObject({ firstName: 'Kit', email: '' });
    expect(selectLoadedUser(second.app.store.getState())).toBeNull();
  });

  it('shows the page at once, whatever the server does', async () => {
    for (const endpoint of ['appLaunch', 'siteInfo', 'currentUser']) backend.faults.plan({ endpoint, hang: true });
    await open('/en-hk', { token: loginAs(student) });
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  });

  it('takes the time from the server', async () => {
    const page = await open('/en-hk', { now: () => testNow - 90_000 });
    await waitForCalls(page);
    expect(page.app.services.clock.now()).toBe(testNow);
  });

  it('keeps its own time when the server names none', async () => {
    backend.faults.plan({ endpoint: 'appLaunch', body: { data: { server_time: 'soon' } } });
    const page = await open('/en-hk', { now: () => 5000 });
    await waitForCalls(page);
    expect(page.app.services.clock.now()).toBe(5000);
  });

  it('keeps the device’s id', async () => {
    const page = await open('/en-hk', { cookies: { device_id: '00000000-0000-4000-8000-00000000de01' } });
    expect(page.cookies.get('device_id')).toBe('00000000-0000-4000-8000-00000000de01');
    await waitForCalls(page);
    expect(callsTo('appLaunch')[0]?.headers['x-user-agent']).toContain(
      '"device_id":"00000000-0000-4000-8000-00000000de01"',
    );
  });

  it('takes a blank token for none', async () => {
    const page = await open('/en-hk', { token: ' ' });
    await waitForCalls(page);
    expect(selectLoggedIn(page.app.store.getState())).toBe(false);
    expect(callsTo('currentUser')).toEqual([]);
    for (const { headers } of backend.log.calls()) expect(headers).not.toHaveProperty('authorization');
  });

  it('tells the server again when the browser is back online, until the server has heard of it', async () => {
    for (const fault of [{ offline: true }, { status: 500 }]) backend.faults.plan({ endpoint: 'appLaunch', ...fault });
    const page = await open('/en-hk', { now: () => testNow - 90_000 });
    const goOnline = async () => {
      await waitForCalls(page);
      window.dispatchEvent(new Event('online'));
      await waitForCalls(page);
      return callsTo('appLaunch').length;
    };
    expect([await goOnline(), await goOnline()]).toEqual([2, 3]);
    expect(page.app.services.clock.now()).toBe(testNow);
    expect(await goOnline()).toBe(3);
  });

  it('forgets user data that a token left behind when it ran out', async () => {
    const storage = memoryStorage();
    storage.set('user', { user_id: 'u-1', userId: 'u-1', firstName: 'Old' });
    const page = await open('/en-hk', { storage });
    expect(storage.get('user')).toBeNull();
    expect([selectLoggedIn(page.app.store.getState()), selectUser(page.app.store.getState())]).toEqual([false, null]);
    await waitForCalls(page);
    expect(callsTo('currentUser')).toEqual([]);
  });

  it('ends a session that the server has ended meanwhile', async () => {
    const page = await open('/en-hk/course/101', { token: loginAs(student), storage: memoryStorage() });
    await waitForCalls(page);
    await page.stop();
    backend.db.update(({ tokens }) => {
      for (const token of tokens) token.ended = 'other_devices';
    });
    const again = await open('/en-hk/course/101', { token: page.cookies.get('token') ?? '' });
    expect(await screen.findByText(/more than 2 devices/)).toBeVisible();
    await waitForCalls(again);
    expect(selectSite(again.app.store.getState()).status).toBe('success');
  });
});

describe('site info', () => {
  it('comes although the session changes while it is on its way', async () => {
    let release = () => {};
    const pending = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      http.get(
        '*/api/v2/web/guest/site_info',
        async () => {
          await pending;
          return HttpResponse.json({ data: {} });
        },
        { once: true },
      ),
    );
    const page = await open('/en-hk', { token: loginAs(student) });
    page.app.store.dispatch({ type: 'session/logoutRequested' });
    await waitFor(() => expect(selectLoggedIn(page.app.store.getState())).toBe(false));
    await waitFor(() => expect(selectSite(page.app.store.getState()).status).toBe('success'));
    release();
  });

  it('is requested again in another region', async () => {
    const page = await open('/en-hk');
    await waitForCalls(page);
    await act(async () => page.app.services.navigation.push('/zh-tw'));
    await waitFor(() => expect(callsTo('siteInfo')).toHaveLength(2));
    expect(callsTo('siteInfo')[1]).toMatchObject({ headers: { 'region-name': 'tw' }, query: { lang: 'zh-tw' } });
  });
});

describe('a browser that denies everything', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  it('still shows public pages', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    const page = await open('/en-hk/course/101', {
      jar: { get: () => null, set: () => {}, remove: () => {} },
      storage: browserStorage(denied),
    });
    await waitForCalls(page);
    expect(screen.getByRole('heading', { level: 1, name: 'Course 101' })).toBeVisible();
    await act(async () => page.app.services.navigation.push('/zh-tw'));
    await waitFor(() => expect(page.app.store.getState().locale.current).toBe('zh-tw'));
    expect(page.reported).toEqual([]);
  });
});
