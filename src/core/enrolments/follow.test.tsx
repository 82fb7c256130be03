import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sessionCleared } from '@/core/session/actions';
import { backend, resetMocks, server, testNow } from '~mocks/node';
import { renderApp } from '~test/renderApp';
import { enrolmentsDuck } from './duck';
import { statusRead } from './state';

let app: Awaited<ReturnType<typeof renderApp>>;
const settled = () => waitFor(() => expect(backend.log.calls().every(({ status }) => status !== null)).toBe(true));

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  configure({ asyncUtilTimeout: 10_000 });
});
beforeEach(() => resetMocks());
afterEach(async () => {
  await app.stop();
  await settled();
});
afterAll(() => server.close());

/** The card that leads to a path, in a list. */
const card = async (list: string, href: string) => {
  const cards = within(await screen.findByRole('region', { name: list })).getAllByRole('article');
  return cards.find((one) => one.querySelector(`a[href="${href}"]`));
};
const course = () => card('Recorded courses', '/en-hk/course/101');
const topic = () => card('Live classes this week', '/en-hk/regular-class/topics/1');

it('cards of lists that were loaded before follow what the page of their thing says, until the visitor changes', async () => {
  app = await renderApp('/en-hk', { now: () => testNow });
  const before = [(await course())?.textContent, (await topic())?.textContent];
  for (const text of before) expect(text).toContain('HK$');
  app.app.register(enrolmentsDuck);
  const { dispatch } = app.app.store;
  await act(async () => {
    dispatch(statusRead('course', 101, 'active'));
    dispatch(statusRead('topic', 1, 'enrolled'));
  });
  for (const item of [await course(), await topic()]) {
    expect(item).not.toHaveTextContent('HK$');
  }
  expect(await course()).toHaveTextContent('Enrolled');
  await act(async () => void dispatch(sessionCleared(null)));
  expect([(await course())?.textContent, (await topic())?.textContent]).toEqual(before);
});
