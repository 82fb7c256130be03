import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import {
  contentOf,
  expectNothingSaid,
  expectPage,
  expectSessionEnded,
  failedLoadsOf,
  findDifference,
  loadStatesOf,
  statusesOf,
} from './assertions';
import { type Fault, faults, sessionCodes } from './faults';
import { markTexts } from './responses';
import { rows } from './rows';
import { type Load, type Read, student } from './rows/row';
import { openTestApp, type TestApp } from './testApp';

/**
 * Tests every read that fills a part of a page against every fault. A row's app is opened once; its data is then
 * cleared and requested again by the page's first actions.
 */
const reads = rows.filter((row): row is Read => 'load' in row);
const loadsOf = ({ load }: Read): readonly Load[] => ('clear' in load ? [load] : load);

interface Visit {
  row: Read;
  as: string | undefined;
  testApp: TestApp;
  /** The call's valid response. */
  response: string;
  /** The app's content when all calls succeed. */
  whole: object;
}

let visit: Visit | null = null;
const closePage = () => {
  visit?.testApp.close();
  visit = null;
};

const callsTo = (testApp: TestApp, row: Read) => testApp.network.calls.filter((name) => name === row.endpoint).length;

async function makeCall(testApp: TestApp, row: Read) {
  if (row.action) testApp.dispatch(row.action());
  else await testApp.enter('ensure');
}

async function makeCallAndSettle(testApp: TestApp, row: Read) {
  await makeCall(testApp, row);
  await testApp.settle();
}

/** Returns the row's page with all content: the current app, or a new app after a test that has left it broken. */
async function openPage(row: Read, as = row.as): Promise<Visit> {
  if (visit?.row === row && visit.as === as && findDifference(contentOf(visit.testApp), visit.whole) === null)
    return visit;
  closePage();
  const testApp = openTestApp(row.page, { as });
  await testApp.open();
  if (row.action) await makeCallAndSettle(testApp, row);
  visit = { row, as, testApp, response: testApp.network.textOf(row.endpoint), whole: contentOf(testApp) };
  return visit;
}

/** Clears what the row loads, and requests it again while the call fails. */
async function fail(testApp: TestApp, row: Read, plan: ReturnType<Fault['plan']>) {
  for (const load of loadsOf(row)) testApp.dispatch(load.clear());
  testApp.network.fail(row.endpoint, plan);
  await makeCallAndSettle(testApp, row);
}

/** Requests the same again, as Retry does for what failed. */
function repeatLoads(testApp: TestApp, row: Read, status: 'failure' | 'loading') {
  const found = loadStatesOf(testApp.state()).filter((load) => load.status === status);
  expect(found).toHaveLength(loadsOf(row).length);
  loadsOf(row).forEach((load, index) => {
    const params = JSON.parse(found[index]?.key ?? 'null') as never;
    testApp.dispatch((status === 'failure' && load.retry?.()) || load.request(params));
  });
}

function expectFailed(testApp: TestApp, row: Read) {
  expect(failedLoadsOf(testApp).map(({ error }) => error?.endpoint)).toEqual(loadsOf(row).map(() => row.endpoint));
}

const expectWhole = (testApp: TestApp, whole: object) => expect(findDifference(contentOf(testApp), whole)).toBeNull();

describe('reads of pages', () => {
  afterEach(() => visit?.testApp.network.heal());
  afterAll(closePage);

  describe.each(reads)('$endpoint at $at', (row) => {
    it.each(faults)('$name', async (fault) => {
      const warn = vi.spyOn(console, 'warn');
      const { testApp, response, whole } = await openPage(row);
      const well = statusesOf(testApp);
      const before = callsTo(testApp, row);
      await fail(testApp, row, fault.plan(response));
      // A read without a response is sent three times.
      expect(callsTo(testApp, row) - before).toBe(fault.said === 'offline' || fault.said === 'timeout' ? 3 : 1);

      expectNothingSaid(testApp);
      expect(testApp.place()).toBe(row.page);
      if (fault.harmless?.({ endpoint: row.endpoint, optional: row.optional ?? false })) {
        expect(statusesOf(testApp)).toEqual(well);
        // No item of a list was dropped.
        expect(warn).not.toHaveBeenCalled();
        for (const load of loadsOf(row)) testApp.dispatch(load.clear());
        testApp.network.heal();
        await makeCall(testApp, row);
      } else {
        expectFailed(testApp, row);
        testApp.network.heal();
        // Without a network no press is needed: the page repeats the request when the browser is back online.
        if (fault.name === 'network down') await makeCall(testApp, row);
        else repeatLoads(testApp, row, 'failure');
      }
      await testApp.settle();
      expectWhole(testApp, whole);
      expectNothingSaid(testApp);
    });

    it('is not overwritten by an older response that comes late', async () => {
      const { testApp, response, whole } = await openPage(row);
      const before = callsTo(testApp, row);
      testApp.network.deafen();
      for (const load of loadsOf(row)) testApp.dispatch(load.clear());
      testApp.network.fail(row.endpoint, { times: 1, delayMs: 3000, body: markTexts(response) });
      await makeCall(testApp, row);
      await testApp.calm();
      repeatLoads(testApp, row, 'loading');
      await testApp.calm();
      const asked = callsTo(testApp, row) - before;
      // A call in flight is not sent again: both loads get its response.
      expect(asked).toBe(loadsOf(row).length > 1 ? 1 : 2);
      if (asked === 2) expectWhole(testApp, whole);
      await testApp.pass(5000);
      expectWhole(testApp, whole);
      expectNothingSaid(testApp);
    });

    if (!row.as)
      it.each(sessionCodes)('$code is no more than a failed call for a guest', async ({ code }) => {
        const { testApp, whole } = await openPage(row);
        await fail(testApp, row, { code });
        expectNothingSaid(testApp);
        expect(testApp.told).toEqual([]);
        expectFailed(testApp, row);
        testApp.network.heal();
        repeatLoads(testApp, row, 'failure');
        await testApp.settle();
        expectWhole(testApp, whole);
      });

    if (row.kind === 'main entity')
      it.each([{ status: 404 }, { status: 404, code: '20-100-0009-001' }])('%o is not found', async (plan) => {
        const { testApp, whole } = await openPage(row);
        await fail(testApp, row, plan);
        const html = await expectPage(testApp);
        expect(html).toContain('Oops, the link you just entered does not exist');
        expect(html).not.toContain(row.errorText);
        expectNothingSaid(testApp);
        testApp.network.heal();
        await makeCallAndSettle(testApp, row);
        expectWhole(testApp, whole);
      });

    it('is seen to have failed when the page opens, and the rest of the page stands', async () => {
      const { whole } = await openPage(row);
      closePage();
      const testApp = openTestApp(row.page, row);
      try {
        testApp.network.fail(row.endpoint, { status: 500 });
        await testApp.open();
        if (row.action) await makeCallAndSettle(testApp, row);
        expectFailed(testApp, row);
        expectNothingSaid(testApp);
        const html = await expectPage(testApp);
        if (row.kind !== 'silent') expect(html).toContain(row.errorText);
        expect(html.includes(`${row.retry ?? 'Try again'}</`)).toBe(row.kind !== 'silent');
        testApp.network.heal();
        await makeCallAndSettle(testApp, row);
        expectWhole(testApp, whole);
      } finally {
        testApp.close();
      }
    });

    it.each(sessionCodes)('$code ends a student’s session', async (code) => {
      const { testApp } = await openPage(row, student);
      await fail(testApp, row, { code: code.code });
      expectSessionEnded(testApp, code, row.page);
      closePage();
    });
  });
});
