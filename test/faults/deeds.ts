import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { flushRequested, selectUnsaved } from '@/platform/outbox/state';
import { logoutRequested, selectUser, selectUserStatus } from '@/platform/session/state';
import { endpoints } from '@/shared/http/endpoints';
import { backend } from '~mocks/node';
import { faults, type Said, serverText, sessionCodes } from './columns';
import { expectNothingSaid, expectPage, expectSessionEnded } from './look';
import { type Behind, type Deed, type Outbox, type Row, rows, student } from './rows';
import { openWorld, type World } from './world';

/** Tests visitors' actions and the app's own calls against every fault; each in a world of its own. */
let world: World;

const told: Record<Said, string> = {
  server: serverText,
  generic: 'Something went wrong. Please try again.',
  offline: "We couldn't connect. Check your connection and try again.",
  timeout: 'It may have been received: check before trying again.',
};

async function open(row: Row, as = row.as): Promise<World> {
  world = openWorld(row.at, { as });
  await world.open();
  return world;
}

async function act(row: Row) {
  if (!row.act) throw new Error('Nothing to do');
  world.dispatch(row.act());
  await world.settle();
}

/** The valid response of each row's call, as text. */
const answers = new Map<Row, string>();
async function learn(row: Row) {
  await open(row);
  if (row.act) await act(row);
  answers.set(row, world.wire.textOf(row.endpoint));
  world.close();
}
const answerOf = (row: Row) => answers.get(row) ?? '';
const callsTo = (row: Row) => world.wire.calls.filter((name) => name === row.endpoint).length;
const isHarmless = (row: Row, fault: (typeof faults)[number]) =>
  fault.harmless?.({ endpoint: row.endpoint, optional: false }) ?? false;

const deeds = rows.filter((row): row is Deed => row.kind === 'form' || row.kind === 'loud');
const formOf = ({ form }: Deed) => (world.state().forms as unknown as Record<string, { status: string }>)[form ?? ''];

function expectDone(row: Deed) {
  if (row.done === 'logged in') {
    expect([world.loggedIn(), world.cookies.get('token') !== null]).toEqual([true, true]);
    expect(['/en-hk', row.leads]).toContain(world.place());
  } else {
    expect(world.alert()).toMatchObject({ show: true, type: 'success' });
    expect([row.done.says, row.done.later]).toContain(world.alert().message);
  }
  if (row.form) expect(formOf(row)?.status).toBe('done');
  expect(world.modal().visible).toBe(false);
  expect(world.reported).toEqual([]);
}

describe('deeds', () => {
  afterEach(() => world.close());

  describe.each(deeds)('$endpoint', (row) => {
    beforeAll(() => learn(row));

    it.each(faults)('$name', async (fault) => {
      await open(row);
      world.wire.fail(row.endpoint, fault.plan(answerOf(row)));
      await act(row);
      if (isHarmless(row, fault)) return expectDone(row);

      const isRead = endpoints[row.endpoint].method === 'GET';
      const said = fault.said === 'timeout' && isRead ? 'offline' : fault.said;
      expect(world.alert()).toEqual({ show: true, type: 'error', message: told[said], undo: null, id: null });
      expect([world.modal().visible, world.loggedIn()]).toEqual([false, row.as !== undefined]);
      expect(world.moves).toEqual(fault.leaves && row.at !== '/en-hk' ? ['/en-hk'] : []);
      // A write is never repeated automatically.
      expect(callsTo(row)).toBe(isRead && (fault.said === 'offline' || fault.said === 'timeout') ? 3 : 1);
      if (row.form) expect(formOf(row)?.status).toBe('failed');
      if (fault.name === '500') expect(await expectPage(world)).toContain(told[said]);
      expect(world.reported).toEqual([]);

      world.wire.heal();
      if (row.endpoint === 'createOrder') await world.passOrderArrival();
      await act(row);
      expectDone(row);
    });

    it.each(sessionCodes)('$code', async (code) => {
      await open(row);
      world.wire.fail(row.endpoint, { code: code.code, message: serverText });
      await act(row);
      if (row.as) return expectSessionEnded(world, code, row.at);
      expect(world.modal().visible).toBe(row.endpoint === 'login');
      if (row.endpoint === 'login') expect(world.modal().content).toMatch(code.text);
      expect([world.alert().show, world.moves, world.told, world.reported]).toEqual([false, [], [], []]);
      if (row.form) expect(formOf(row)?.status).toBe('failed');
      world.wire.heal();
      await act(row);
      if (row.endpoint !== 'login') expectDone(row);
    });

    it('is one call, however often it is pressed while it is on its way', async () => {
      await open(row);
      world.wire.fail(row.endpoint, { times: 1, delayMs: 3000 });
      for (let press = 0; press < 10; press += 1) {
        if (row.act) world.dispatch(row.act());
        await world.pass(20);
      }
      await world.settle();
      expect(callsTo(row)).toBe(1);
      expectDone(row);
    });
  });

  const outboxes = rows.filter((row): row is Outbox => row.kind === 'outbox');

  describe.each(outboxes)('$endpoint', (row) => {
    beforeAll(() => learn(row));
    const kept = () => {
      const account = backend.db.read().accounts.find(({ email }) => email === student);
      return world.storage.get(`outbox.${account?.userId}`);
    };
    const position = [expect.objectContaining({ position: 40 })];

    it.each(faults)('$name', async (fault) => {
      await open(row);
      world.wire.fail(row.endpoint, fault.plan(answerOf(row)));
      await act(row);
      expectNothingSaid(world);
      expect(callsTo(row)).toBe(1);
      if (isHarmless(row, fault) || fault.final) {
        expect([kept(), selectUnsaved(world.state())]).toEqual([null, false]);
        return;
      }
      expect([kept(), selectUnsaved(world.state())]).toEqual([position, true]);
      world.wire.heal();
      world.dispatch(flushRequested());
      await world.settle();
      expect([kept(), selectUnsaved(world.state()), callsTo(row)]).toEqual([null, false, 2]);
      expectNothingSaid(world);
    });

    it.each(sessionCodes)('$code keeps it for the next login', async (code) => {
      await open(row);
      world.wire.fail(row.endpoint, { code: code.code });
      await act(row);
      expectSessionEnded(world, code, row.at);
      expect(kept()).toEqual(position);
    });

    it('is not sent for a guest', async () => {
      await open({ ...row, at: '/en-hk/login' }, '');
      await act(row);
      expect([callsTo(row), world.storage.get('outbox.guest')]).toEqual([0, position]);
      expectNothingSaid(world);
    });
  });

  const behind = rows.filter((row): row is Behind => row.kind === 'behind');

  describe.each(behind)('$endpoint', (row) => {
    beforeAll(() => learn(row));
    const leaves = row.endpoint === 'logout';

    /** Makes the call while it fails: a visitor's action after the page has opened, the others when it opens. */
    async function go(plan: Parameters<World['wire']['fail']>[1]) {
      world = openWorld(row.at, row);
      if (leaves) await world.open();
      world.wire.fail(row.endpoint, plan);
      if (leaves) await act(row);
      else await world.open();
    }

    const expectGone = () => {
      expect([world.loggedIn(), world.cookies.get('token'), world.storage.get('user')]).toEqual([false, null, null]);
      expect(world.alert()).toMatchObject({ type: 'success', message: 'You have logged out' });
      expect([world.modal().visible, world.moves, world.reported]).toEqual([false, [], []]);
      expect(world.told).toEqual([{ type: 'cleared', ended: null }, { type: 'loggedOut' }]);
    };

    it.each(faults)('$name', async (fault) => {
      await go(fault.plan(answerOf(row)));
      if (leaves) return expectGone();
      expectNothingSaid(world);
      if (fault.name === '500') await expectPage(world);
      expect(world.loggedIn()).toBe(row.as !== undefined);
      if (!row.act) return;
      const fine = isHarmless(row, fault);
      expect(selectUserStatus(world.state())).toBe(fine ? 'idle' : 'failed');
      world.wire.heal();
      await act(row);
      expect(selectUser(world.state())).toMatchObject({ email: student });
    });

    if (leaves)
      it('does not wait for a silent server', async () => {
        await open(row);
        world.wire.fail(row.endpoint, { hang: true });
        world.dispatch(logoutRequested());
        await world.pass(2900);
        expect(world.loggedIn()).toBe(true);
        await world.pass(200);
        expectGone();
      });

    it.each(sessionCodes)('$code', async (code) => {
      await go({ code: code.code });
      if (leaves) return expectGone();
      if (row.as) return expectSessionEnded(world, code, row.at);
      expectNothingSaid(world);
    });
  });
});
