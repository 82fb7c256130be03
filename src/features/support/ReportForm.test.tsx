import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fillSilently } from '~test/fillSilently';
import { callsTo, setupApp } from '~test/setupApp';

const { open } = setupApp();

it('sends what the form holds, which password managers and dictation set without an event', async () => {
  const { user } = await open('/en-hk/login');
  const [report] = within(await screen.findByRole('contentinfo')).getAllByRole('button', { name: 'Report a problem' });
  if (report) await user.click(report);
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
  const field = (name: string) => dialog.getByLabelText(name);
  fillSilently(await dialog.findByLabelText('Name'), '\u200b\u3164');
  fillSilently(field('Email'), '\u2068o\u2019neill＠lantern.example\u2069');
  fillSilently(field('What happened?'), ' No sound 👨‍👩‍👧 \ud83d');
  await user.click(dialog.getByRole('button', { name: 'Video' }));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(field('Name')).toHaveAccessibleDescription('This field is required');
  expect(field('Name')).toHaveFocus();
  expect(field('Email')).toHaveAccessibleDescription('Invalid format');
  fillSilently(field('Name'), 'Ａda  Ng');
  fillSilently(field('Email'), "\u2068o'neill＠lantern.example\u2069");
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(callsTo('submitTicket')).toHaveLength(1));
  expect(callsTo('submitTicket')[0]?.body).toMatchObject({
    name: 'Ada Ng',
    email: "o'neill@lantern.example",
    message: 'No sound 👨‍👩‍👧',
    tags: ['video'],
  });
});
