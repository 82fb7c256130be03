import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend, openScenario } from '~mocks/node';
import { setZone } from '~test/setZone';
import { setupApp } from './setupApp';

setZone('Asia/Hong_Kong');

const { open } = setupApp();
const tonight = async () => {
  const panel = within(await screen.findByRole('region', { name: 'Tonight' }));
  return panel.getAllByRole('listitem').map((row) => row.textContent);
};

it('a scenario is what a visitor sees, and the page follows a clock that is moved by hand', async () => {
  openScenario('class:5;fail:instructors=500');
  await open('/en-hk', { followTime: backend.clock.subscribe });
  expect(await tonight()).toContainEqual(expect.stringMatching(/In 5\u00a0min/));
  expect(await screen.findByText("We couldn't load teachers")).toBeVisible();
  act(() => backend.clock.advance(2 * 60_000));
  expect(await tonight()).toContainEqual(expect.stringMatching(/In 3\u00a0min/));
  act(() => backend.clock.advance(3 * 60_000));
  expect(await tonight()).toContainEqual(expect.stringMatching(/^6:35\u00a0PM.*Live now/));
});

it('the account of a scenario is logged in', async () => {
  const token = openScenario('account:parent') ?? '';
  await open('/en-sg', { token });
  expect(await screen.findByRole('heading', { level: 1, name: 'Good evening, Hui Ling' })).toBeVisible();
});
