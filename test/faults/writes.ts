import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { flushRequested, selectUnsaved } from '@/platform/outbox/state';
import { logoutRequested, selectUser, selectUserStatus } from '@/platform/session/state';
import { endpoints } from '@/shared/http/endpoints';
import { backend } from '~mocks/node';
import { expectNothingSaid, expectPage, expectSessionEnded } from './assertions';
import { faults, type Said, serverText, sessionCodes } from './faults';
import { rows } from './rows';
import { type Background, type Outbox, type Row, student, type Write } from './rows/row';
import { openTestApp, type TestApp } from './testApp';

/** Tests visitors' actions and the app's own calls against every fault; each in an app of its own. */
let testApp: TestApp;

const alertTexts: Record<Said, string> = {
  server: serverText,
  generic: 'Something went wrong. Please try again.',
  offline: "We couldn't connect. Check your connection and try again.",
  timeout: 'It may have been received: check before trying again.',
};

async function open(row: Row, as = row.as): Promise<TestApp> {
  testApp = openTestApp(row.page, { as });
  await testApp.open();
  return testApp;
}

async function act(row: Row) {
  if (!row.action) throw new Error('Nothing to do');
  testApp.dispatch(row.action());
  await testApp.settle();
}

/** The valid response of each row's call, as text. */
const responses = new Map<Row, string>();
async function learnResponse(row: Row) {
  await open(row);
  if (row.action) await act(row);
  responses.set(row, testApp.network.textOf(row.endpoint));
  testApp.close();
}
const responseOf = (row: Row) => responses.get(row) ?? '';
const callsTo = (row: Row) => testApp.network.calls.filter((name) => name === row.endpoint).length;
const isHarmless = (row: Row, fault: (typeof faults)[number]) =>
  fault.harmless?.({ endpoint: row.endpoint, optional: false }) ?? false;

const writes = rows.filter((row): row is Write => row.kind === 'form' || row.kind === 'alert');
const formOf = ({ form }: Write) =>
  (testApp.state().forms as unknown as Record<string, { status: string }>)[form ?? ''];

function expectDone(row: Write) {
  if (row.done === 'logged in') {
    expect([testApp.loggedIn(), testApp.cookies.get('token') !== null]).toEqual([true, true]);
    expect(['/en-hk', row.leads]).toContain(testApp.place());
  } else {
    expect(testApp.alert()).toMatchObject({ show: true, type: 'success' });
    expect([row.done.text, row.done.later]).toContain(testApp.alert().message);
  }
  if (row.form) expect(formOf(row)?.status).toBe('done');
  expect(testApp.modal().visible).toBe(false);
  expect(testApp.reported).toEqual([]);
}

describe('writes', () => {
  afterEach(() => testApp.close());

  describe.each(writes)('$endpoint', (row) => {
    beforeAll(() => learnResponse(row));

    it.each(faults)('$name', async (fault) => {
      await open(row);
      testApp.network.fail(row.endpoint, fault.plan(responseOf(row)));
      await act(row);
      if (isHarmless(row, fault)) return expectDone(row);

      const isRead = endpoints[row.endpoint].call.startsWith('GET ');
      const said = fault.said === 'timeout' && isRead ? 'offline' : fault.said;
      expect(testApp.alert()).toEqual({ show: true, type: 'error', message: alertTexts[said], undo: null, id: null });
      expect([testApp.modal().visible, testApp.loggedIn()]).toEqual([false, row.as !== undefined]);
      expect(testApp.moves).toEqual(fault.leadsHome && row.page !== '/en-hk' ? ['/en-hk'] : []);
      // A write is never repeated automatically.
      expect(callsTo(row)).toBe(isRead && (fault.said === 'offline' || fault.said === 'timeout') ? 3 : 1);
      if (row.form) expect(formOf(row)?.status).toBe('failed');
      if (fault.name === '500') expect(await expectPage(testApp)).toContain(alertTexts[said]);
      expect(testApp.reported).toEqual([]);

      testApp.network.heal();
      if (row.endpoint === 'createOrder') await testApp.passOrderArrival();
      await act(row);
      expectDone(row);
    });

    it.each(sessionCodes)('$code', async (code) => {
      await open(row);
      testApp.network.fail(row.endpoint, { code: code.code, message: serverText });
      await act(row);
      if (row.as) return expectSessionEnded(testApp, code, row.page);
      expect(testApp.modal().visible).toBe(row.endpoint === 'login');
      if (row.endpoint === 'login') expect(testApp.modal().content).toMatch(code.text);
      expect([testApp.alert().show, testApp.moves, testApp.told, testApp.reported]).toEqual([false, [], [], []]);
      if (row.form) expect(formOf(row)?.status).toBe('failed');
      testApp.network.heal();
      await act(row);
      if (row.endpoint !== 'login') expectDone(row);
    });

    it('is one call, however often it is pressed while it is on its way', async () => {
      await open(row);
      testApp.network.fail(row.endpoint, { times: 1, delayMs: 3000 });
      for (let press = 0; press < 10; press += 1) {
        if (row.action) testApp.dispatch(row.action());
        await testApp.pass(20);
      }
      await testApp.settle();
      expect(callsTo(row)).toBe(1);
      expectDone(row);
    });
  });

  const outboxes = rows.filter((row): row is Outbox => row.kind === 'outbox');

  describe.each(outboxes)('$endpoint', (row) => {
    beforeAll(() => learnResponse(row));
    const kept = () => {
      const account = backend.db.read().accounts.find(({ email }) => email === student);
      return testApp.storage.get(`outbox.${account?.userId}`);
    };
    const position = [expect.objectContaining({ position: 40 })];

    it.each(faults)('$name', async (fault) => {
      await open(row);
      testApp.network.fail(row.endpoint, fault.plan(responseOf(row)));
      await act(row);
      expectNothingSaid(testApp);
      expect(callsTo(row)).toBe(1);
      if (isHarmless(row, fault) || fault.final) {
        expect([kept(), selectUnsaved(testApp.state())]).toEqual([null, false]);
        return;
      }
      expect([kept(), selectUnsaved(testApp.state())]).toEqual([position, true]);
      testApp.network.heal();
      testApp.dispatch(flushRequested());
      await testApp.settle();
      expect([kept(), selectUnsaved(testApp.state()), callsTo(row)]).toEqual([null, false, 2]);
      expectNothingSaid(testApp);
    });

    it.each(sessionCodes)('$code keeps it for the next login', async (code) => {
      await open(row);
      testApp.network.fail(row.endpoint, { code: code.code });
      await act(row);
      expectSessionEnded(testApp, code, row.page);
      expect(kept()).toEqual(position);
    });

    it('is not sent for a guest', async () => {
      await open({ ...row, page: '/en-hk/login' }, '');
      await act(row);
      expect([callsTo(row), testApp.storage.get('outbox.guest')]).toEqual([0, position]);
      expectNothingSaid(testApp);
    });
  });

  const backgrounds = rows.filter((row): row is Background => row.kind === 'background');

  describe.each(backgrounds)('$endpoint', (row) => {
    beforeAll(() => learnResponse(row));
    const isLogout = row.endpoint === 'logout';

    /** Makes the call while it fails: a visitor's action after the page has opened, the others when it opens. */
    async function callWhileFailing(plan: Parameters<TestApp['network']['fail']>[1]) {
      testApp = openTestApp(row.page, row);
      if (isLogout) await testApp.open();
      testApp.network.fail(row.endpoint, plan);
      if (isLogout) await act(row);
      else await testApp.open();
    }

    const expectLoggedOut = () => {
      expect([testApp.loggedIn(), testApp.cookies.get('token'), testApp.storage.get('user')]).toEqual([
        false,
        null,
        null,
      ]);
      expect(testApp.alert()).toMatchObject({ type: 'success', message: 'You have logged out' });
      expect([testApp.modal().visible, testApp.moves, testApp.reported]).toEqual([false, [], []]);
      expect(testApp.told).toEqual([{ type: 'cleared', ended: null }, { type: 'loggedOut' }]);
    };

    it.each(faults)('$name', async (fault) => {
      await callWhileFailing(fault.plan(responseOf(row)));
      if (isLogout) return expectLoggedOut();
      expectNothingSaid(testApp);
      if (fault.name === '500') await expectPage(testApp);
      expect(testApp.loggedIn()).toBe(row.as !== undefined);
      if (!row.action) return;
      const fine = isHarmless(row, fault);
      expect(selectUserStatus(testApp.state())).toBe(fine ? 'idle' : 'failed');
      testApp.network.heal();
      await act(row);
      expect(selectUser(testApp.state())).toMatchObject({ email: student });
    });

    if (isLogout)
      it('does not wait for a silent server', async () => {
        await open(row);
        testApp.network.fail(row.endpoint, { hang: true });
        testApp.dispatch(logoutRequested());
        await testApp.pass(2900);
        expect(testApp.loggedIn()).toBe(true);
        await testApp.pass(200);
        expectLoggedOut();
      });

    it.each(sessionCodes)('$code', async (code) => {
      await callWhileFailing({ code: code.code });
      if (isLogout) return expectLoggedOut();
      if (row.as) return expectSessionEnded(testApp, code, row.page);
      expectNothingSaid(testApp);
    });
  });
});
