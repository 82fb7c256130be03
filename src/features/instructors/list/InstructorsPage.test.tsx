import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsTo, setupApp, waitForBackend } from '~test/setupApp';

const { open } = setupApp();
const queries = () => callsTo('instructors').map(({ query: { lang: _, ...query } }) => query);
const hrefs = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');

describe('the list of instructors', () => {
  it.each([
    ['all', undefined],
    ['course', 'course'],
    ['live-topic', 'live_topic'],
  ])('of %s asks for that kind and leads to each profile', async (type, contentType) => {
    await open(`/en-hk/instructors/${type}`);
    await waitFor(() => expect(hrefs().filter((href) => /\/instructors\/\d+$/.test(href)).length).toBeGreaterThan(2));
    await waitForBackend();
    expect(queries()).toEqual([
      { ...(contentType ? { content_type: contentType } : {}), page: '1', size_per_page: '12' },
    ]);
    const tabs = ['all', 'live-topic', 'course'].map((name) => `/en-hk/instructors/${name}`);
    expect(hrefs().filter((href) => tabs.includes(href))).toEqual(tabs);
    const current = document.querySelector('main nav [aria-current]');
    expect(current).toHaveAttribute('href', `/en-hk/instructors/${type}`);
  });
});
