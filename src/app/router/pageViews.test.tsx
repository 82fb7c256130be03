import { act, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '@/platform/services/analytics';
import { loginAs } from '~mocks/node';
import type { RenderOptions } from '~test/renderApp';
import { setupApp, waitForCalls } from '~test/setupApp';
import { stubPage } from '~test/stubPage';
import { stubChunks, stubPages } from '~test/stubPages';

stubPages();
const { open: openApp } = setupApp();

async function open(url: string, options: RenderOptions = {}) {
  const events: AnalyticsEvent[] = [];
  const analytics = { track: (event: AnalyticsEvent) => void events.push(event) };
  const page = await openApp(url, { analytics, ...options });
  const go = (to: string) => act(async () => page.app.services.navigation.push(to));
  return { ...page, events, go };
}

const view = (page: string, path: string | null, locale = 'en-hk') => ({ name: 'page/viewed', page, path, locale });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** A course page with a button that goes back. */
function BackPage() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

describe('page views', () => {
  it('are recorded once per page and language, without query and hash', async () => {
    const { go, events } = await open('/en-hk?token=secret#secret');
    await go('/en-hk/course/7?code=secret');
    await heading('course 7');
    await go('/en-hk/course/7?tab=about#secret');
    await go('/en-hk/course/8');
    await heading('course 8');
    await go('/zh-hk/course/8');
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-Hant-HK'));
    await waitFor(() => expect(events).toHaveLength(4));
    expect(events).toEqual([
      view('home', '/'),
      view('course', '/course/7'),
      view('course', '/course/8'),
      view('course', '/course/8', 'zh-hk'),
    ]);
    expect(JSON.stringify(events)).not.toContain('secret');
  });

  it('are recorded again when the visitor comes back to a page', async () => {
    stubChunks.course = async () => stubPage('course', { default: BackPage });
    const { go, events, user } = await open('/en-hk');
    await go('/en-hk/course/7');
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await heading('home');
    expect(events).toEqual([view('home', '/'), view('course', '/course/7'), view('home', '/')]);
  });

  it('of a page behind the login are those of the login page', async () => {
    const { events } = await open('/en-hk/my-learning?token=secret');
    await heading('login');
    expect(events).toEqual([view('login', '/login')]);
  });

  it('hold no path where there is no page', async () => {
    const { events } = await open('/en-hk/reset/secret');
    await screen.findByRole('heading', { level: 1 });
    expect(events).toEqual([view('notFound', null)]);
  });

  it('count an address without a page once it is known to be none', async () => {
    const reload = vi.fn(() => true);
    const { go, events } = await open('/en-hk', { reload });
    await go('/en-hk/reset/secret');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(events).toEqual([view('home', '/')]);
  });

  it('say nothing of who is logged in, and a session that ends on a page is no view', async () => {
    const { events, app, cookies, go } = await open('/en-hk/course/7', { token: loginAs('student@lantern.example') });
    await heading('course 7');
    await waitForCalls({ app });
    cookies.remove('token');
    await go('/en-hk/course/7?tab=about');
    await heading('course 7');
    expect(events).toEqual([view('course', '/course/7')]);
  });
});
