import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EndpointName } from '@/shared/http/endpoints';
import { bare, odd } from './answers';
import { sessionCodes } from './columns';
import { content, difference, expectNothingSaid, expectPage, expectSessionEnded, statuses } from './look';
import { rows, student } from './rows';
import { openWorld, type World } from './world';

/** All calls of a page fail in the same way at once. */
const pages = [...new Map(rows.map(({ at, as }) => [`${at} ${as ?? ''}`, { at, as }])).values()];
const inUse = [...new Set(rows.map(({ endpoint }) => endpoint))];

let world: World;

describe('all at once', () => {
  afterEach(() => world.close());

  describe('a session that ends', () => {
    it.each(sessionCodes)(
      '$code to all calls of a page at once is one message, one clearing, one move',
      async (code) => {
        world = openWorld('/en-hk', { as: student });
        for (const endpoint of inUse) world.wire.fail(endpoint, { code: code.code, delayMs: 100 });
        await world.open();
        // All were on their way before the first was answered.
        expect(world.wire.calls.length).toBeGreaterThan(15);
        expectSessionEnded(world, code, '/en-hk');
      },
    );
  });

  describe.each(pages)('$at for $as', ({ at, as }) => {
    let whole: object;
    let well: string[];
    let answers: [EndpointName, string][];

    beforeAll(async () => {
      world = openWorld(at, { as });
      await world.open();
      whole = content(world);
      well = statuses(world);
      answers = [...new Set(world.wire.calls)].map((name) => [name, world.wire.textOf(name)]);
      world.close();
    });

    it('stays usable without a network, and loads when the network is back', async () => {
      world = openWorld(at, { as });
      for (const endpoint of inUse) world.wire.fail(endpoint, { offline: true });
      await world.open();
      expectNothingSaid(world);
      await expectPage(world);
      world.wire.heal();
      await world.backOnline();
      expect(statuses(world)).toEqual(well);
      expect(difference(content(world), whole)).toBeNull();
    });

    it.each([
      ['only what must be there', bare],
      ['wrong types wherever they may be', odd],
    ])('stays usable on answers with %s', async (_, spoil) => {
      const warn = vi.spyOn(console, 'warn');
      world = openWorld(at, { as });
      for (const [endpoint, answer] of answers) world.wire.fail(endpoint, { body: spoil(answer) });
      await world.open();
      expectNothingSaid(world);
      expect(statuses(world)).toEqual(well);
      // No item of a list was dropped.
      expect(warn).not.toHaveBeenCalled();
      await expectPage(world);
    });

    if (as) return;
    it('stands where the browser lets it keep nothing', async () => {
      world = openWorld(at, { denied: true });
      await world.open();
      expectNothingSaid(world);
      expect(statuses(world)).toEqual(well);
      await expectPage(world);
    });
  });
});
