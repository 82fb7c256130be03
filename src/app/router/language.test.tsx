import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { selectLocale } from '@/platform/locale/state';
import { loginAs } from '~mocks/node';
import { setupApp, waitForCalls } from '~test/setupApp';
import { stubPage } from '~test/stubPage';
import { stubChunks, stubPages } from '~test/stubPages';

stubPages();

const { open } = setupApp();
type Page = Awaited<ReturnType<typeof open>>;
const place = '/course/7?tab=a#faq';
const locale = (page: Page) => selectLocale(page.app.store.getState());
const inDialog = () => within(screen.getByRole('dialog'));

/** Load mode and region that each visit passed to `enter`. */
let entered: string[];
beforeEach(() => {
  entered = [];
  stubChunks.course = async () =>
    stubPage('course', {
      enter: ({ load, region }) => {
        entered.push(`${load} ${region}`);
        return [];
      },
    });
});

/** Holds a translation file until the test lets it load or fail. */
function controlledFile(path: string) {
  let settle = (_: 'come' | 'fail') => {};
  let asked = 0;
  const load = () => {
    asked += 1;
    return new Promise((resolve, reject) => {
      settle = (how) => (how === 'come' ? resolve({ nav: { phone: '頁面' } }) : reject(new TypeError('offline')));
    });
  };
  return {
    files: { [path]: load },
    settle: (how: 'come' | 'fail') => act(async () => settle(how)),
    asked: () => asked,
  };
}

async function choose(page: Page, name: string, region = 'Hong Kong') {
  await page.user.click(screen.getAllByRole('button', { name: /^Region and language/ })[0] as HTMLElement);
  const item = inDialog().getByRole('heading', { name: region }).closest('li');
  await page.user.click(within(item as HTMLElement).getByRole('link', { name }));
}

it('is said of the document where an address has no page, too', async () => {
  await open('/zh-hk/no-such-page');
  expect(await screen.findByRole('heading', { level: 1, name: '哎呀，找不到這一頁' })).toBeVisible();
  expect(document.documentElement.lang).toBe('zh-Hant-HK');
});

describe('another language of the region', () => {
  it('keeps path, query and hash, and the content that is on screen until the new one is there', async () => {
    const page = await open(`/en-hk${place}`);
    await choose(page, '繁體中文');
    await waitFor(() => expect(locale(page)).toBe('zh-hk'));
    expect(page.place()).toBe(`/zh-hk${place}`);
    expect([page.cookies.get('lang'), document.documentElement.lang]).toEqual(['zh-hk', 'zh-Hant-HK']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(entered.filter((load) => load !== 'ensure hk')).toEqual(['request hk']);
  });

  it('comes all at once: until its texts are there the screen stays as it is, and no skeleton comes between', async () => {
    const controlled = controlledFile('/locales/zh-hk/common.json');
    const page = await open(`/en-hk${place}`, { files: controlled.files });
    const before = screen.getByRole('heading', { level: 1, name: 'course 7' });
    await choose(page, '繁體中文');
    await waitFor(() => expect(page.place()).toBe(`/zh-hk${place}`));
    expect([locale(page), document.documentElement.lang]).toEqual(['en-hk', 'en-HK']);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    const removed: Node[] = [];
    const observer = new MutationObserver((records) => {
      for (const { removedNodes } of records) removed.push(...removedNodes);
    });
    observer.observe(screen.getByRole('main'), { childList: true, subtree: true });
    await controlled.settle('come');
    expect(locale(page)).toBe('zh-hk');
    expect(screen.getByRole('navigation', { name: '頁面' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBe(before);
    expect([removed, before.style.display]).toEqual([[], '']);
    observer.disconnect();
  });

  it('that does not load is explained and the address goes back; the next try loads it again', async () => {
    const controlled = controlledFile('/locales/zh-hk/common.json');
    const page = await open(`/en-hk${place}`, { files: controlled.files });
    await choose(page, '繁體中文');
    await controlled.settle('fail');
    expect(await screen.findByText("We couldn't load this language. Please try again.")).toBeVisible();
    await waitFor(() => expect(page.place()).toBe(`/en-hk${place}`));
    expect([locale(page), page.cookies.get('lang')]).not.toContain('zh-hk');
    expect(screen.getByRole('heading', { level: 1, name: 'course 7' })).toBeVisible();
    await choose(page, '繁體中文');
    await controlled.settle('come');
    await waitFor(() => expect(locale(page)).toBe('zh-hk'));
    expect(controlled.asked()).toBe(2);
  });

  it('is given up by who goes back before it is there', async () => {
    const controlled = controlledFile('/locales/zh-hk/common.json');
    const page = await open(`/en-hk${place}`, { files: controlled.files });
    await choose(page, '繁體中文');
    await act(async () => page.app.services.navigation.replace(`/en-hk${place}`));
    await waitFor(() => expect(page.place()).toBe(`/en-hk${place}`));
    const seen = new Set<string>();
    page.app.store.subscribe(() => seen.add(locale(page)));
    await controlled.settle('come');
    await act(async () => void page.app.store.dispatch({ type: 'test/later' }));
    expect([...seen]).toEqual(['en-hk']);
    expect(document.documentElement.lang).toBe('en-HK');
    await choose(page, '繁體中文');
    await waitFor(() => expect(locale(page)).toBe('zh-hk'));
  });
});

describe('another region', () => {
  it('begins at its home page', async () => {
    const page = await open(`/en-hk${place}`);
    await choose(page, '繁體中文', 'Taiwan');
    await waitFor(() => expect(locale(page)).toBe('zh-tw'));
    expect(page.place()).toBe('/zh-tw');
    expect(page.cookies.get('lang')).toBe('zh-tw');
  });

  it('is not offered to an account, which belongs to one', async () => {
    const page = await open(`/en-hk${place}`, { token: loginAs('student@lantern.example') });
    await waitForCalls(page);
    await page.user.click(screen.getAllByRole('button', { name: /^Region and language/ })[0] as HTMLElement);
    expect(inDialog().getByText(/^Your account is registered in Hong Kong/)).toBeVisible();
    expect(
      inDialog()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([`/en-hk${place}`, `/zh-hk${place}`]);
  });
});
