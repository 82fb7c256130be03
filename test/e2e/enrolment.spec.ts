import { expect, test } from './harness/fixtures';
import { expectPlace, placeOf, student } from './harness/steps';

const mine = '/en-hk/my-learning';

test('an enrolment shows on the page one comes back to', async ({ page, login }) => {
  const main = page.getByRole('main');
  const part = (name: string) => main.getByRole('region', { name }).getByRole('article');
  await login(student.email);
  await page.goto(mine);
  const card = part('Courses for you').first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link').click();
  await expect.poll(() => placeOf(page)).toMatch(/^\/en-hk\/course\/\d+$/);
  await main.getByRole('button', { name: 'Enrol free' }).filter({ visible: true }).first().click();
  await expect(page.getByText("You're enrolled. You can start now.")).toBeVisible();
  await page.goBack();
  await expectPlace(page, mine);
  await expect(part('Keep learning').filter({ hasText: title })).toBeVisible();
  await expect(part('Courses for you').filter({ hasText: title })).toHaveCount(0);
});
