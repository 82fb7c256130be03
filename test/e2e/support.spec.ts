import type { Page } from '@playwright/test';
import { expect, test } from './harness/fixtures';

/** Returns a file that starts like a picture. */
const png = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') });

async function openReport(page: Page) {
  await page.goto('/en-hk/login');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await expect(dialog.getByLabel('Name')).toBeVisible();
  return dialog;
}

test('a report says what is missing, keeps what was typed, and is sent with its files', async ({
  page,
  mock,
  axe,
  allow,
}) => {
  allow(/Failed to load resource/);
  const dialog = await openReport(page);
  const send = dialog.getByRole('button', { name: 'Send report' });
  await send.click();
  await expect(dialog.getByText('This field is required')).toHaveCount(3);
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Ada Ng');
  await dialog.getByLabel('Email').fill('ada');
  await dialog.getByLabel('What happened?').fill('The video has no sound.');
  await expect(dialog.getByText('Invalid format')).toBeVisible();
  await dialog.getByLabel('Email').fill('ada@lantern.example');
  await dialog.getByRole('button', { name: 'Video', exact: true }).click();
  await axe(page, 'dialog');

  const field = dialog.locator('input[type=file]');
  await mock.fail({ endpoint: 'uploadFile', status: 500 });
  await field.setInputFiles(png('one.png'));
  await expect(dialog.getByText('Upload failed')).toBeVisible();
  await expect(send).toBeEnabled();
  await field.setInputFiles(['two', 'three', 'four', 'five'].map((name) => png(`${name}.png`)));
  await expect(dialog.getByText('Uploaded')).toHaveCount(4);
  await dialog.getByRole('button', { name: 'Upload one.png again' }).click();
  await expect(dialog.getByText('Uploaded')).toHaveCount(5);
  await dialog.getByRole('button', { name: 'Remove three.png' }).click();
  // The focus stays in the list.
  await expect(dialog.getByRole('button', { name: 'Remove four.png' })).toBeFocused();
  await field.setInputFiles([
    { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') },
    { name: 'evil.exe', mimeType: 'image/png', buffer: Buffer.from('MZ') },
    { name: 'evil.png', mimeType: 'image/png', buffer: Buffer.from('MZ') },
    { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
  ]);
  await expect(dialog.getByText("page.html wasn't added. You can add PNG")).toBeVisible();
  await expect(dialog.getByText("evil.exe wasn't added. You can add PNG")).toBeVisible();
  await expect(dialog.getByText("evil.png wasn't added. It isn't really a picture")).toBeVisible();
  await expect(dialog.getByText("film.mp4 wasn't added. It's larger than 10 MB.")).toBeVisible();

  // Closing keeps everything, and so does a failed submission.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();
  await expect(dialog.getByLabel('What happened?')).toHaveValue('The video has no sound.');
  await mock.fail({ endpoint: 'submitTicket', status: 500 });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(dialog.getByText('Uploaded')).toHaveCount(4);
  await send.click();
  await expect(page.getByText("Report sent. We'll reply by email.")).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const [, ticket] = await mock.log('submitTicket');
  expect(ticket?.body).toMatchObject({
    name: 'Ada Ng',
    email: 'ada@lantern.example',
    message: 'The video has no sound.',
    tags: ['video'],
    userId: null,
    studentId: null,
  });
  const sent = ticket?.body as { tokens: { fileName: string }[] } | undefined;
  expect(sent?.tokens.map(({ fileName }) => fileName)).toEqual(['one.png', 'two.png', 'four.png', 'five.png']);
});

test('a page that does not load, and the help panel, lead to the report', async ({ page, mock, allow }) => {
  allow(/Failed to load resource/);
  await mock.fail({ endpoint: 'instructor', status: 500, times: 'always' });
  await page.goto('/en-hk/instructors/3');
  await page.getByRole('main').getByRole('button', { name: 'Report a problem' }).click();
  await expect(page.getByRole('dialog', { name: 'Report a problem' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help and contact' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Report a problem' }).click();
  await expect(page.getByRole('dialog', { name: 'Report a problem' })).toBeVisible();
});
