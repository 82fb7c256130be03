import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { marked } from './answers';
import { type Fault, faults, sessionCodes } from './columns';
import {
  blocksOf,
  content,
  difference,
  expectNothingSaid,
  expectPage,
  expectSessionEnded,
  failedBlocks,
  statuses,
} from './look';
import { type Block, type Load, rows, student } from './rows';
import { openWorld, type World } from './world';

/**
 * Tests every read that fills a part of a page against every fault. A row's world is opened once; its data is then
 * cleared and requested again by the page's first actions.
 */
const blocks = rows.filter((row): row is Block => 'load' in row);
const loadsOf = ({ load }: Block): readonly Load[] => ('clear' in load ? [load] : load);

interface Visit {
  row: Block;
  as: string | undefined;
  world: World;
  /** The call's valid response. */
  answer: string;
  /** The app's content when all calls succeed. */
  whole: object;
}

let visit: Visit | null = null;
const leave = () => {
  visit?.world.close();
  visit = null;
};

const callsTo = (world: World, row: Block) => world.wire.calls.filter((name) => name === row.endpoint).length;

async function ask(world: World, row: Block) {
  if (row.act) world.dispatch(row.act());
  else await world.enter('ensure');
}

async function askAndWait(world: World, row: Block) {
  await ask(world, row);
  await world.settle();
}

/** Returns the row's page with all content: the current one, or a new one when an earlier test has left it broken. */
async function arrive(row: Block, as = row.as): Promise<Visit> {
  if (visit?.row === row && visit.as === as && difference(content(visit.world), visit.whole) === null) return visit;
  leave();
  const world = openWorld(row.at, { as });
  await world.open();
  if (row.act) await askAndWait(world, row);
  visit = { row, as, world, answer: world.wire.textOf(row.endpoint), whole: content(world) };
  return visit;
}

/** Clears what the row loads, and requests it again while the call fails. */
async function fail(world: World, row: Block, plan: ReturnType<Fault['plan']>) {
  for (const load of loadsOf(row)) world.dispatch(load.clear());
  world.wire.fail(row.endpoint, plan);
  await askAndWait(world, row);
}

/** Requests the same again, as Retry does for what failed. */
function again(world: World, row: Block, status: 'failure' | 'loading') {
  const found = blocksOf(world.state()).filter((block) => block.status === status);
  expect(found).toHaveLength(loadsOf(row).length);
  loadsOf(row).forEach((load, index) => {
    const params = JSON.parse(found[index]?.key ?? 'null') as never;
    world.dispatch((status === 'failure' && load.retry?.()) || load.request(params));
  });
}

function expectFailed(world: World, row: Block) {
  expect(failedBlocks(world).map(({ error }) => error?.endpoint)).toEqual(loadsOf(row).map(() => row.endpoint));
}

const expectWhole = (world: World, whole: object) => expect(difference(content(world), whole)).toBeNull();

describe('blocks of pages', () => {
  afterEach(() => visit?.world.wire.heal());
  afterAll(leave);

  describe.each(blocks)('$endpoint at $at', (row) => {
    it.each(faults)('$name', async (fault) => {
      const warn = vi.spyOn(console, 'warn');
      const { world, answer, whole } = await arrive(row);
      const well = statuses(world);
      const before = callsTo(world, row);
      await fail(world, row, fault.plan(answer));
      // A read without a response is sent three times.
      expect(callsTo(world, row) - before).toBe(fault.said === 'offline' || fault.said === 'timeout' ? 3 : 1);

      expectNothingSaid(world);
      expect(world.place()).toBe(row.at);
      if (fault.harmless?.({ endpoint: row.endpoint, optional: row.optional ?? false })) {
        expect(statuses(world)).toEqual(well);
        // No item of a list was dropped.
        expect(warn).not.toHaveBeenCalled();
        for (const load of loadsOf(row)) world.dispatch(load.clear());
        world.wire.heal();
        await ask(world, row);
      } else {
        expectFailed(world, row);
        world.wire.heal();
        // Without a network no press is needed: the page repeats the request when the browser is back online.
        if (fault.name === 'network down') await ask(world, row);
        else again(world, row, 'failure');
      }
      await world.settle();
      expectWhole(world, whole);
      expectNothingSaid(world);
    });

    it('is not overwritten by an older answer that comes late', async () => {
      const { world, answer, whole } = await arrive(row);
      const before = callsTo(world, row);
      world.wire.deafen();
      for (const load of loadsOf(row)) world.dispatch(load.clear());
      world.wire.fail(row.endpoint, { times: 1, delayMs: 3000, body: marked(answer) });
      await ask(world, row);
      await world.calm();
      again(world, row, 'loading');
      await world.calm();
      const asked = callsTo(world, row) - before;
      // What two blocks wait for is not requested again while one of them still waits: both get the same response.
      expect(asked).toBe(loadsOf(row).length > 1 ? 1 : 2);
      if (asked === 2) expectWhole(world, whole);
      await world.pass(5000);
      expectWhole(world, whole);
      expectNothingSaid(world);
    });

    if (!row.as)
      it.each(sessionCodes)('$code is no more than a failed call for a guest', async ({ code }) => {
        const { world, whole } = await arrive(row);
        await fail(world, row, { code });
        expectNothingSaid(world);
        expect(world.told).toEqual([]);
        expectFailed(world, row);
        world.wire.heal();
        again(world, row, 'failure');
        await world.settle();
        expectWhole(world, whole);
      });

    if (row.kind === 'main entity')
      it.each([{ status: 404 }, { status: 404, code: '20-100-0009-001' }])('%o is not found', async (plan) => {
        const { world, whole } = await arrive(row);
        await fail(world, row, plan);
        const html = await expectPage(world);
        expect(html).toContain('Oops, the link you just entered does not exist');
        expect(html).not.toContain(row.sees);
        expectNothingSaid(world);
        world.wire.heal();
        await askAndWait(world, row);
        expectWhole(world, whole);
      });

    it('is seen to have failed when the page opens, and the rest of the page stands', async () => {
      const { whole } = await arrive(row);
      leave();
      const world = openWorld(row.at, row);
      try {
        world.wire.fail(row.endpoint, { status: 500 });
        await world.open();
        if (row.act) await askAndWait(world, row);
        expectFailed(world, row);
        expectNothingSaid(world);
        const html = await expectPage(world);
        if (row.kind !== 'silent') expect(html).toContain(row.sees);
        expect(html.includes(`${row.retry ?? 'Try again'}</`)).toBe(row.kind !== 'silent');
        world.wire.heal();
        await askAndWait(world, row);
        expectWhole(world, whole);
      } finally {
        world.close();
      }
    });

    it.each(sessionCodes)('$code ends a student’s session', async (code) => {
      const { world } = await arrive(row, student);
      await fail(world, row, { code: code.code });
      expectSessionEnded(world, code, row.at);
      leave();
    });
  });
});
