import type { Page } from '@playwright/test';
import { expect, test } from './rig/fixtures';
import { expectPlace, fillLogin, student } from './rig/steps';

/** Holds the scripts whose path matches until the returned function is called. */
async function holdScripts(page: Page, scripts: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const everyScript = /\/assets\/.+\.js$/;
const open = (page: Page) => page.goto('/en-hk/login', { waitUntil: 'commit' });
const reportForm = (page: Page) => page.getByRole('dialog', { name: 'Report a problem' });
const clickReport = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();

test.describe('before the scripts have come', () => {
  test('a click on a button waits for them', async ({ page }) => {
    const release = await holdScripts(page, everyScript);
    await open(page);
    // The second click of an impatient visitor is the same request.
    await clickReport(page);
    await clickReport(page);
    release();
    await expect(reportForm(page).getByLabel('Name')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(reportForm(page)).toHaveCount(0);
  });

  test('a form that is filled in and sent is sent once, by the app', async ({ page }) => {
    const release = await holdScripts(page, everyScript);
    const logins: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/login')) logins.push(request.url());
    });
    await open(page);
    await fillLogin(page);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Email')).toHaveValue(student.email);
    release();
    await expectPlace(page, '/en-hk');
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    expect(logins).toHaveLength(1);
  });
});

test('a click below the first screen waits for the code of that part', async ({ page }) => {
  const release = await holdScripts(page, /\/assets\/Footer-.+\.js$/);
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await clickReport(page);
  // The rest of the page is there already.
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('dialog', { name: /password/i })).toBeVisible();
  await page.keyboard.press('Escape');
  release();
  await expect(reportForm(page).getByLabel('Name')).toBeVisible();
});
