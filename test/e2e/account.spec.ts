import { pressOn, responseUpToPhone, signUp } from './harness/account';
import { expect, test } from './harness/fixtures';
import { playerOf } from './harness/player';
import { course, expectPlace } from './harness/steps';

const refused = /Failed to load resource: the server responded with a status of 4\d\d/;

test('from the sign-up, step by step, to the home of the own level, a first lesson and my learning', async ({
  page,
  mock,
  allow,
  axe,
}) => {
  allow(refused);
  await page.goto('/en-hk/signup');
  await signUp(page, 'ada@lantern.example');
  await expectPlace(page, '/en-hk/account/setup');
  await responseUpToPhone(page);

  // A reload keeps the step, and Back keeps the answers.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Add your phone number' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Physics' })).toBeChecked();
  await page.goForward();

  const number = page.getByLabel('Phone number', { exact: true });
  await number.fill('91234');
  await pressOn(page, 'Send code');
  await expect(page.getByText('Invalid format')).toBeVisible();
  await number.fill('9123 4567');
  await pressOn(page, 'Send code');
  await expect(page.getByText('SMS sent', { exact: true })).toBeVisible();
  const code = page.getByLabel('Code from the SMS');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await pressOn(page, 'Confirm');
  await expect(code).toHaveAccessibleDescription("This isn't the code we sent.");
  // The message about the refusal may cover the help button for a moment.
  await axe(page, 'main');
  await code.fill('123 456');
  await expect(code).toHaveValue('123456');
  await pressOn(page, 'Confirm');

  await expectPlace(page, '/en-hk');
  const levels = page.getByRole('main').getByRole('group', { name: 'Level' });
  await expect(levels.getByRole('button', { name: 'Form 4' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await mock.log('regionCourses')).at(-1)?.query.grade_level_id).toBe('10');
  const saves = (await mock.log('updateUser')).map(({ body }) => body);
  expect(saves).toEqual([
    { data: { role: 'student' } },
    { data: { ranking: 'upper' } },
    { data: { school_type_id: 3, grade_level_id: 10 } },
    { data: { subject_ids: expect.any(Array) } },
  ]);

  await page.goto(course.lesson);
  const player = playerOf(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await player.play();
  await player.reaches(2);
  await player.pause();
  await page.getByRole('link', { name: 'My learning', exact: true }).filter({ visible: true }).first().click();
  await expectPlace(page, '/en-hk/my-learning');
  await expect(page.getByRole('main').getByRole('region', { name: 'Keep learning' })).toContainText(title);

  await page.goto('/en-hk/account/setup');
  await expect(page.getByRole('region', { name: 'Phone number' })).toContainText('+852 91234567');
});
