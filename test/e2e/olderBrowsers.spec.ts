import type { Page } from '@playwright/test';
import { expect, test } from './harness/fixtures';
import { playerOf } from './harness/player';
import { ownCourse, student } from './harness/steps';

/** Takes away what the oldest supported browsers do not have, before any script of the page runs. */
const removeNewer = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    for (const name of ['popoverTargetElement', 'popoverTargetAction'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    for (const name of ['Segmenter']) Reflect.deleteProperty(Intl, name);
    for (const name of ['fromAsync']) Reflect.deleteProperty(Array, name);
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) Reflect.deleteProperty(Array.prototype, name);
    for (const name of ['groupBy']) Reflect.deleteProperty(Object, name);
    for (const name of ['withResolvers', 'try']) Reflect.deleteProperty(Promise, name);
    for (const name of ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'])
      Reflect.deleteProperty(Set.prototype, name);
    Reflect.deleteProperty(URL, 'canParse');
    for (const name of ['any', 'timeout']) Reflect.deleteProperty(AbortSignal, name);
    for (const name of ['ToggleEvent', 'requestIdleCallback', 'navigation', 'scheduler', 'cookieStore'])
      Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    const { supports } = CSS;
    CSS.supports = (...args: [string]) => !args[0].includes(':popover-open') && supports(...args);
    // The browser's own rule hides what only it can open.
    const shown = new CSSStyleSheet();
    shown.replaceSync('[popover].\\:popover-open { display: block }');
    document.adoptedStyleSheets = [shown];
  });

const isOpen = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button) => {
    const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
    return menu !== null && getComputedStyle(menu).display !== 'none';
  });

test('without popovers and newer methods, the main job and all menus work', async ({ page, login }) => {
  await removeNewer(page);
  await login(student.email);
  await page.goto('/en-hk');
  const account = page.getByRole('banner').getByRole('button', { name: /Account/ });
  await account.click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  // A press outside closes it too.
  await account.click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.mouse.click(400, 700);
  await expect(page.getByRole('menuitem')).toHaveCount(0);

  const player = playerOf(page);
  await page.goto(`${ownCourse.lesson}?t=30`);
  await player.play();
  await player.press('Settings');
  await expect.poll(() => isOpen(page, 'Settings')).toBe(true);
  await expect(page.getByRole('menuitemradio', { checked: true }).first()).toBeFocused();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
  await player.press('Settings');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect.poll(() => isOpen(page, 'Settings')).toBe(false);
});

const notice = (page: Page) => page.locator('#old-browser');

test('a browser that runs no module says which ones will do, in its language, above the content', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource|net::ERR_FAILED/, /^page error: $/);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.goto('/zh-hk/course/101');
  await expect(notice(page)).toContainText('請更新瀏覽器');
  await expect(notice(page)).toContainText('Chrome 109、Edge 109、Firefox 115、Safari 16.4');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect((await notice(page).boundingBox())?.y, 'above the content').toBe(0);
  // A page without content of its own shows the message only.
  await page.goto('/th-th/my-learning');
  await expect(notice(page)).toContainText('โปรดอัปเดตเบราว์เซอร์');
  await expect(page.locator('#root')).toBeHidden();
});

test('a new browser never shows it', { tag: '@wide' }, async ({ page }) => {
  for (const path of ['/en-hk', '/en-hk/login', '/en-hk/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toBeHidden();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page with content shows it, and nothing about the browser', async ({ page }) => {
    await page.goto('/zh-hk/course/101');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });
});
