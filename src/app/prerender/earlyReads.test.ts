import { afterEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '~test/faults/testApp';
import { routeRows } from '~test/routeTable';
import { routes } from '../routes';
import { earlyReads } from './earlyReads';

let testApp: TestApp | undefined;
afterEach(() => testApp?.close());

/** A page of each route with early reads: its path below the locale, its first id, and who opens it. */
const pages = routes.flatMap((route) => {
  const row = routeRows.find(({ id }) => id === route.id);
  if (!row || earlyReads(route, '', 'en-hk', '1').length === 0) return [];
  const isGuest = route.access === 'public' && route.id !== 'home';
  const [id = ''] = /\d+/.exec(row.address) ?? [];
  return [{ route, path: row.address.replace(/\/$/, ''), id, as: isGuest ? undefined : 'student@lantern.example' }];
});

describe('early reads', () => {
  it.each(pages)('of $route.id are calls that the page makes', async ({ route, path, id, as }) => {
    const reads = earlyReads(route, '', 'en-hk', id);
    testApp = openTestApp(`/en-hk${path}`, { as });
    await testApp.open();
    const made = testApp.network.sent.map(({ line }) => line);
    expect(made).toEqual(expect.arrayContaining(reads.map((url) => `GET ${url}`)));
  });

  it('exist', () => {
    expect(pages.length).toBeGreaterThan(10);
  });
});
