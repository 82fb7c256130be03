import { expect, type Page } from '@playwright/test';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export async function pressOn(page: Page, name = 'Continue'): Promise<void> {
  await main(page).getByRole('button', { name, exact: true }).click();
}

/** Signs up on the current page. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Ng');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('long-enough');
  await pressOn(page, 'Create account');
}

/** Completes the steps of the set-up before the phone: a student of Form 4 with Maths and Physics. */
export async function responseUpToPhone(page: Page): Promise<void> {
  await expect(heading(page, 'Are you a student or a parent?')).toBeVisible();
  await page.getByRole('radio', { name: /Student/ }).check();
  await pressOn(page);
  await expect(heading(page, 'How do your marks compare with your class?')).toBeFocused();
  await page.getByRole('radio', { name: 'Above average (25–50%)' }).check();
  await pressOn(page);
  await expect(heading(page, 'Tell us about your school')).toBeVisible();
  await page.getByRole('radio', { name: 'International school' }).check();
  await page.getByRole('radio', { name: 'Form 4', exact: true }).check();
  await pressOn(page);
  await expect(heading(page, 'Choose your subjects')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Maths' }).check();
  await page.getByRole('checkbox', { name: 'Physics' }).check();
  await pressOn(page);
  await expect(heading(page, 'Add your phone number')).toBeVisible();
}
