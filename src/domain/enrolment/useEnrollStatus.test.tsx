import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionCleared } from '@/platform/session/state';
import { setupApp } from '~test/setupApp';
import { enrollStatusRead, enrolmentsDuck } from './state';

const { open } = setupApp();

/** Finds the card in a list that links to a path. */
const card = async (list: string, href: string) => {
  const cards = within(await screen.findByRole('region', { name: list })).getAllByRole('article');
  return cards.find((one) => one.querySelector(`a[href="${href}"]`));
};
const course = () => card('Recorded courses', '/en-hk/course/101');
const topic = () => card('Live classes this week', '/en-hk/regular-class/topics/1');

it('cards of lists that were loaded before follow what the page of their thing says, until the visitor changes', async () => {
  const { app } = await open('/en-hk');
  const before = [(await course())?.textContent, (await topic())?.textContent];
  for (const text of before) expect(text).toContain('HK$');
  app.register(enrolmentsDuck);
  const { dispatch } = app.store;
  await act(async () => {
    dispatch(enrollStatusRead('course', 101, 'active'));
    dispatch(enrollStatusRead('topic', 1, 'enrolled'));
  });
  for (const item of [await course(), await topic()]) {
    expect(item).not.toHaveTextContent('HK$');
  }
  expect(await course()).toHaveTextContent('Enrolled');
  await act(async () => void dispatch(sessionCleared(null)));
  expect([(await course())?.textContent, (await topic())?.textContent]).toEqual(before);
});
