import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '@/shared/chunk/loadChunk';
import type { PageProps } from '@/shared/routing/page';
import { server, testSite } from '~mocks/node';
import { setupApp, waitForBackend } from '~test/setupApp';
import { stubPage } from '~test/stubPage';
import { loadedPages, stubChunks, stubPages } from '~test/stubPages';

stubPages();
beforeEach(() => {
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const { open } = setupApp();
const notFound = 'Oops, the link you just entered does not exist';
const failedPage = "We couldn't open this page";
const title = () => screen.queryByRole('heading', { level: 1 })?.textContent ?? null;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
type Page = Awaited<ReturnType<typeof open>>;
const push = (page: Page, to: string) => act(async () => page.app.services.navigation.push(to));

describe('an address that is not the canonical one', () => {
  it.each([
    ['/EN-HK/course/7?tab=a#x', '/en-hk/course/7?tab=a#x'],
    ['/course/7?tab=a#x', '/zh-hk/course/7?tab=a#x'],
    ['/en-tw/course/7/', '/zh-tw/course/7'],
    ['/', '/zh-hk'],
  ])('%s is replaced by %s', async (url, place) => {
    const page = await open(url, { cookies: { lang: 'zh-hk' } });
    await waitFor(() => expect(page.place()).toBe(place));
    expect(page.reported).toEqual([]);
  });

  it('shows a page for a cookie that is no locale', async () => {
    const page = await open('/', { cookies: { lang: '__proto__' } });
    await heading('home');
    expect(page.place()).toBe('/en-hk');
  });
});

it('renders a page again for other ids, and not for another query or hash', async () => {
  const rendered: string[] = [];
  const Counted = ({ params }: PageProps) => {
    rendered.push(params.id ?? '');
    return <h1>course</h1>;
  };
  stubChunks.course = async () => stubPage('course', { default: Counted });
  const page = await open('/en-hk/course/7');
  expect(rendered).toEqual(['7']);
  await push(page, '/en-hk/course/7?tab=a#faq');
  expect(page.place()).toBe('/en-hk/course/7?tab=a#faq');
  expect(rendered).toEqual(['7']);
  await push(page, '/en-hk/course/8');
  expect(rendered).toEqual(['7', '8']);
});

describe('an unknown route', () => {
  it.each([
    '/en-hk/nowhere',
    '/en-hk/%E0%A4%A',
    '/en-hk/course/007',
    '/en-hk/post/1',
    '/en-hk//evil.example',
    // An encoded line end, which no pattern of the router takes.
    '/en-hk/course/7%0A',
    '/en-hk/course/7%0D%0A.',
    '/en-hk/course/007.',
  ])('%s: the first page of a visit is not found, without a reload, a chunk or a call of its own', async (url) => {
    const reload = vi.fn(() => true);
    await open(url, { reload });
    expect(title()).toBe(notFound);
    expect(document.title).toBe(`${notFound} | Lantern`);
    const text = screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent;
    await waitFor(() => expect(meta('description')).toBe(text));
    expect(meta('og:description')).toBe(text);
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/en-hk');
    expect(reload).not.toHaveBeenCalled();
    expect(loadedPages).toEqual([]);
  });

  it('is asked of the server once by a reload when a link led there', async () => {
    const reload = vi.fn(() => true);
    const page = await open('/en-hk', { reload });
    await push(page, '/en-hk/nowhere');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(title()).toBeNull();
  });

  it.each([
    ['/en-hk/course/7.', '/en-hk/course/7'],
    ['/en-hk/course/7%E3%80%82', '/en-hk/course/7'],
    ['/en-hk/course/7）', '/en-hk/course/7'],
    ['/en-hk/course/7),', '/en-hk/course/7'],
    ['/en-hk/course/7).?tab=a#faq', '/en-hk/course/7?tab=a#faq'],
    ['/course/7.', '/en-hk/course/7'],
  ])('%s, the link of a chat app, leads to the page', async (url, place) => {
    const reload = vi.fn(() => true);
    const page = await open(url, { reload });
    await heading('course 7');
    expect(page.place()).toBe(place);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not found when it was reloaded just now', async () => {
    const reload = vi.fn(() => false);
    const page = await open('/en-hk', { reload });
    await push(page, '/en-hk/nowhere');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(title()).toBe(notFound);
    await push(page, '/en-hk/elsewhere');
    expect(reload).toHaveBeenCalledTimes(2);
    await push(page, '/en-hk/course/7');
    expect(await heading('course 7')).toBeVisible();
  });
});

describe('a page that fails', () => {
  const broken = () => {
    const Broken = () => {
      throw new Error('render');
    };
    stubChunks.course = async () => ({ ...stubPage('course'), default: Broken });
  };

  it('while rendering is logged and reloaded once, with a skeleton meanwhile', async () => {
    broken();
    const reload = vi.fn(() => true);
    const page = await open('/en-hk/course/7', { reload });
    expect(reload).toHaveBeenCalledTimes(1);
    expect([title(), page.reported.map(String)]).toEqual([null, ['Error: render']]);
  });

  it('again after the reload says so, and the next page is well', async () => {
    broken();
    const reload = vi.fn(() => false);
    const page = await open('/en-hk/course/7', { reload });
    expect(title()).toBe(failedPage);
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(reload).toHaveBeenCalledTimes(1);
    await push(page, '/en-hk/bundle/9');
    expect(await heading('bundle 9')).toBeVisible();
  });

  it('to load is a ChunkLoadError, and is tried again when the page is opened again', async () => {
    stubChunks.course = () => Promise.reject(new TypeError('offline'));
    const reload = vi.fn(() => false);
    const page = await open('/en-hk', { reload });
    await push(page, '/en-hk/course/7');
    await heading(failedPage);
    expect(page.reported).toEqual([expect.any(ChunkLoadError)]);
    expect(reload).toHaveBeenCalledTimes(1);
    delete stubChunks.course;
    await push(page, '/en-hk/course/7?again=1');
    expect(await heading('course 7')).toBeVisible();
  });

  it('to load while the site does not respond says so, and loads again as soon as it does', async () => {
    stubChunks.course = () => Promise.reject(new TypeError('offline'));
    server.use(http.head(`${testSite}/*`, () => HttpResponse.error()));
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    await open('/en-hk/course/7');
    expect(await heading("You're offline")).toBeVisible();
    expect(screen.getByText(/open again when you're back online/)).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await waitForBackend();
    expect(reload).not.toHaveBeenCalled();
    server.resetHandlers();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('to come within 120 000 ms is a ChunkLoadError too; until then the old page stays', async () => {
    stubChunks.course = () => new Promise(() => {});
    const reload = vi.fn(() => false);
    const page = await open('/en-hk', { reload });
    vi.useFakeTimers();
    try {
      await push(page, '/en-hk/course/7');
      await act(() => vi.advanceTimersByTimeAsync(119_999));
      expect([title(), page.reported]).toEqual(['home', []]);
      await act(() => vi.advanceTimersByTimeAsync(1));
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(title()).toBe(failedPage);
      expect(page.reported).toEqual([expect.any(ChunkLoadError)]);
      expect(reload).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;

describe('the document', () => {
  it('is named by the page and the product, and by the product alone where the page has no name', async () => {
    stubChunks.course = async () =>
      stubPage('course', {
        head: () => ({ title: 'Algebra', description: 'All of it', imageUrl: '/media/a.svg' }),
      });
    stubChunks.bundle = async () => stubPage('bundle', { head: () => ({}) });
    const page = await open('/en-hk/course/7');
    expect(document.title).toBe('Algebra | Lantern');
    expect(document.documentElement.lang).toBe('en-HK');
    await waitFor(() => expect(meta('description')).toBe('All of it'));
    expect([meta('og:title'), meta('og:description'), meta('twitter:card')]).toEqual([
      'Algebra | Lantern',
      'All of it',
      'summary_large_image',
    ]);
    expect(meta('og:image')).toMatch(/^https?:.*\/media\/a\.svg$/);
    await push(page, '/en-hk/bundle/9');
    await heading('bundle 9');
    expect(document.title).toBe('Lantern');
    await waitFor(() => expect(meta('og:title')).toBe('Lantern'));
    // The product's default description and picture.
    expect(meta('description')).toMatch(/^Live classes/);
    expect([meta('og:description'), meta('twitter:card')]).toEqual([meta('description'), 'summary_large_image']);
    expect(meta('og:image')).toMatch(/\/icons\/social\.png$/);
  });

  it.each(['javascript:alert(1)', 'ftp://x.example/a.png'])('never names the picture %s', async (imageUrl) => {
    stubChunks.course = async () => stubPage('course', { head: () => ({ title: 'Algebra', imageUrl }) });
    await open('/en-hk/course/7');
    await waitFor(() => expect(meta('og:image')).toMatch(/social\.png$/));
  });

  it('says not-found while the page’s own thing does not exist, and gets its title once it does', async () => {
    stubChunks.course = async () =>
      stubPage('course', { head: () => ({}), notFound: (_: never, { id }: { id?: string }) => id === '8' });
    const page = await open('/en-hk/course/7');
    expect(document.title).toBe('Lantern');
    await push(page, '/en-hk/course/8');
    await heading(notFound);
    expect(document.title).toBe(`${notFound} | Lantern`);
    await waitFor(() => expect(meta('robots')).toBe('noindex'));
    expect(document.head.querySelector('link[rel=canonical], link[hreflang]')).toBeNull();
    await push(page, '/en-hk/course/9');
    await heading('course 9');
    expect(document.title).toBe('Lantern');
    await waitFor(() => expect(meta('robots')).toBeNull());
  });
});

describe('the first actions of a page', () => {
  const entering = () => {
    const entered: string[] = [];
    stubChunks.course = async () =>
      stubPage('course', {
        enter: ({ params, search, load, loggedIn, region }) => {
          entered.push([load, params.id, search.toString(), loggedIn, region].join(' '));
          return [];
        },
      });
    return entered;
  };

  it('come once at the start, again on a visit, and as `ensure` when only the query changes', async () => {
    const entered = entering();
    const page = await open('/en-hk/course/7?tab=a');
    expect(entered).toEqual(['request 7 tab=a false hk']);
    await push(page, '/en-hk/course/7?tab=b');
    await push(page, '/en-hk/course/8');
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(entered.slice(1)).toEqual(['ensure 7 tab=b false hk', 'request 8  false hk', 'ensure 8  false hk']);
    cleanup();
    window.dispatchEvent(new Event('online'));
    expect(entered).toHaveLength(4);
  });
});
