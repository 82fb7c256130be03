import { expect, test } from './harness/fixtures';
import { student } from './harness/steps';

/** Colours of the system: backgrounds are gone, so other marks must say what is chosen, found or a message. */
for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`with the system’s colours, ${colorScheme}`, { tag: colorScheme === 'dark' ? '@wide' : [] }, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active' } });

    test('what is pressed, chosen or current has an outline', async ({ page }) => {
      await page.goto('/en-hk/regular-class');
      const outline = (pressed: boolean) =>
        page
          .getByRole('main')
          .getByRole('button', { pressed })
          .first()
          .evaluate((chip) => getComputedStyle(chip).outlineStyle);
      await expect.poll(() => outline(true)).toBe('solid');
      expect(await outline(false)).toBe('none');
    });

    test('found words and ticks are seen', async ({ page, login }) => {
      await page.goto('/zh-hk/search?q=%E4%BA%8C%E6%AC%A1%E6%96%B9%E7%A8%8B');
      const word = await page
        .locator('mark')
        .first()
        .evaluate((mark) => [getComputedStyle(mark).color, getComputedStyle(mark).backgroundColor]);
      expect(word[1]).not.toBe(word[0]);
      expect(word[1]).not.toMatch(/^rgba/);
      await login(student.email);
      await page.goto('/en-hk/account/setup?section=subjects');
      const box = page.getByRole('checkbox', { checked: true }).first();
      await expect(box).toHaveCSS('appearance', 'auto');
    });
  });
