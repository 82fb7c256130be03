import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionCodes } from './columns';
import { content, difference, expectNothingSaid, expectPage, expectSessionEnded, statuses } from './look';
import { rows, student } from './rows';
import { openWorld, type World } from './world';

vi.mock('@/core/session/BySession', async () => (await import('./alive')).alive);

/** Everything fails at once. */
const inUse = [...new Set(rows.map(({ endpoint }) => endpoint))];
const pages = [...new Map(rows.map(({ at, as }) => [`${at} ${as ?? ''}`, { at, as }])).values()];

let world: World;
afterEach(() => world.close());

const failAll = (plan: Parameters<World['wire']['fail']>[1]) => {
  for (const endpoint of inUse) world.wire.fail(endpoint, plan);
};

describe('a session that ends', () => {
  it.each(sessionCodes)('$code to all calls of a page at once is one message, one clearing, one move', async (code) => {
    world = openWorld('/en-hk', { as: student });
    failAll({ code: code.code, delayMs: 100 });
    await world.open();
    // All were on their way before the first was answered.
    expect(world.wire.calls.length).toBeGreaterThan(15);
    expectSessionEnded(world, code, '/en-hk');
  });
});

describe.each(pages)('$at for $as', ({ at, as }) => {
  it('stands without a network, and loads by itself when that is back', async () => {
    world = openWorld(at, { as });
    await world.open();
    const whole = content(world);
    const well = statuses(world);
    world.close();

    world = openWorld(at, { as });
    failAll({ offline: true });
    await world.open();
    expectNothingSaid(world);
    await expectPage(world);
    world.wire.heal();
    await world.backOnline();
    expect(statuses(world)).toEqual(well);
    expect(difference(content(world), whole)).toBeNull();
  });

  it.skipIf(as)('stands where the browser lets it keep nothing', async () => {
    world = openWorld(at, { as });
    await world.open();
    const well = statuses(world);
    world.close();

    world = openWorld(at, { denied: true });
    await world.open();
    expectNothingSaid(world);
    expect(statuses(world)).toEqual(well);
    await expectPage(world);
  });
});
