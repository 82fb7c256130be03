import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EndpointName } from '@/shared/http/endpoints';
import { contentOf, expectNothingSaid, expectPage, expectSessionEnded, findDifference, statusesOf } from './assertions';
import { sessionCodes } from './faults';
import { keepRequired, spoilOptional } from './responses';
import { rows } from './rows';
import { student } from './rows/row';
import { openTestApp, type TestApp } from './testApp';

/** All calls of a page fail in the same way at once. */
const pages = [...new Map(rows.map(({ page, as }) => [`${page} ${as ?? ''}`, { page, as }])).values()];
const endpoints = [...new Set(rows.map(({ endpoint }) => endpoint))];

let testApp: TestApp;

describe('all at once', () => {
  afterEach(() => testApp.close());

  describe('a session that ends', () => {
    it.each(sessionCodes)(
      '$code to all calls of a page at once is one message, one clearing, one move',
      async (code) => {
        testApp = openTestApp('/en-hk', { as: student });
        for (const endpoint of endpoints) testApp.network.fail(endpoint, { code: code.code, delayMs: 100 });
        await testApp.open();
        // All were on their way before the first was answered.
        expect(testApp.network.calls.length).toBeGreaterThan(15);
        expectSessionEnded(testApp, code, '/en-hk');
      },
    );
  });

  // The title names the calls of the page: `npm run check` finds it by them.
  const titleOf = ({ page, as }: (typeof pages)[number]) =>
    `${page} for ${as ?? 'a guest'} with ${rows.flatMap((row) => (row.page === page && row.as === as ? row.endpoint : []))}`;

  describe.each(pages.map((one) => [titleOf(one), one] as const))('%s', (_, { page, as }) => {
    let whole: object;
    let well: string[];
    let responses: [EndpointName, string][];

    beforeAll(async () => {
      testApp = openTestApp(page, { as });
      await testApp.open();
      whole = contentOf(testApp);
      well = statusesOf(testApp);
      responses = [...new Set(testApp.network.calls)].map((name) => [name, testApp.network.textOf(name)]);
      testApp.close();
    });

    it('stays usable without a network, and loads when the network is back', async () => {
      testApp = openTestApp(page, { as });
      for (const endpoint of endpoints) testApp.network.fail(endpoint, { offline: true });
      await testApp.open();
      expectNothingSaid(testApp);
      await expectPage(testApp);
      testApp.network.heal();
      await testApp.backOnline();
      expect(statusesOf(testApp)).toEqual(well);
      expect(findDifference(contentOf(testApp), whole)).toBeNull();
    });

    it.each([
      ['only what must be there', keepRequired],
      ['wrong types wherever they may be', spoilOptional],
    ])('stays usable on responses with %s', async (_, spoil) => {
      const warn = vi.spyOn(console, 'warn');
      testApp = openTestApp(page, { as });
      for (const [endpoint, response] of responses) testApp.network.fail(endpoint, { body: spoil(response) });
      await testApp.open();
      expectNothingSaid(testApp);
      expect(statusesOf(testApp)).toEqual(well);
      // No item of a list was dropped.
      expect(warn).not.toHaveBeenCalled();
      await expectPage(testApp);
    });

    if (as) return;
    it('stands where the browser lets it keep nothing', async () => {
      testApp = openTestApp(page, { denied: true });
      await testApp.open();
      expectNothingSaid(testApp);
      expect(statusesOf(testApp)).toEqual(well);
      await expectPage(testApp);
    });
  });
});
