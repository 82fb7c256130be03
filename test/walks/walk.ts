/**
 * Walks: students in several tabs and on two devices buy, pay, watch, log in and out in any order, while responses come late,
 * are lost or fail. The rules of money, sessions and progress are checked after each step.
 */
import * as fc from 'fast-check';
import { matchRoute } from '@/app/routing/match';
import { loadPage } from '@/app/routing/pageFiles';
import { locatePath } from '@/platform/locale/paths';
import { type ActName, runAct, tabActs, things, worldActs } from './acts';
import { checkAlways, checkAtLast, checkLeaving } from './rules';
import { createWorld, lastTab } from './world';

/** From this number on, all responses arrive before the next step. */
const allResponses = 4;

export interface Step {
  readonly act: ActName;
  readonly tab: number;
  readonly pick: number;
  /** How many responses arrive before the next step. */
  readonly responses: number;
}

const weighed = Object.entries({ ...tabActs, ...worldActs }).map(([name, { weight }]) => ({
  weight,
  arbitrary: fc.constant(name as ActName),
}));

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    act: fc.oneof(...weighed),
    tab: fc.nat(lastTab),
    pick: fc.nat(11),
    responses: fc.nat(2 * allResponses),
  }),
  { minLength: 1, maxLength: 60, size: 'max' },
);

/** Loads the code of the pages once, since a walk does not wait for it. */
export async function loadPages(): Promise<void> {
  for (const path of things) {
    const match = matchRoute(locatePath(path, 'en-hk').path);
    if (match) await loadPage(match.route);
  }
}

/** Walks the steps in a world of their own. Throws what was done when a rule is broken. */
export async function runWalk(given: readonly Step[]): Promise<void> {
  const world = createWorld();
  try {
    for (const { act, tab, pick, responses } of given) {
      const isPrompt = responses >= allResponses;
      const acting = runAct(world, act, tab, pick);
      await world.wire.deliver(isPrompt ? Number.POSITIVE_INFINITY : responses);
      await acting;
      if (isPrompt) await world.wire.deliver(Number.POSITIVE_INFINITY);
      checkAlways(world);
      checkLeaving(world, isPrompt);
    }
    await checkAtLast(world);
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${world.log.join('\n')}`, { cause: error });
  } finally {
    world.close();
  }
}
