import { expect, test } from './rig/fixtures';

test('the address of the site leads to a home page with a heading', async ({ page, axe }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await axe();
});
