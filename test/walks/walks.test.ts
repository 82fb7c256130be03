import * as fc from 'fast-check';
import { beforeAll, describe, it } from 'vitest';
import type { ActName } from './acts';
import { loadPages, runWalk, type Step, steps } from './walk';

/** How many walks are taken, and the seed of the first one; `npm run test:walks` sets them. */
const numRuns = Number(process.env.WALKS ?? 25);
const seed = Number(process.env.WALK_SEED ?? 1);

/** `responses`: how many arrive before the next step. */
const step = (act: ActName, tab: number, responses: number): Step => ({ act, tab, pick: 0, responses });

/** Walks that have failed once. */
const failed: Record<string, Step[]> = {
  'a session is replaced right after its login, before a call': [
    step('open', 0, 2),
    step('logIn', 0, 2),
    step('replaceSession', 0, 0),
    step('open', 1, 0),
    step('open', 0, 0),
  ],
  'a tab opens with the session of another page, and its user watches before the old tab knows': [
    step('open', 0, 0),
    step('logIn', 0, 0),
    step('showAgain', 0, 4),
    step('replaceSession', 0, 0),
    step('open', 1, 0),
    step('watch', 1, 0),
    step('sleepDays', 0, 0),
  ],
  'a session is replaced right after its login, and the tab is left alone': [
    step('open', 0, 2),
    step('logIn', 0, 2),
    step('replaceSession', 0, 0),
    step('open', 1, 0),
  ],
};

describe('students in several tabs and on two devices', () => {
  beforeAll(loadPages);

  it('pay nothing twice, and no sum that they have not seen; no position is lost or another user’s', async () => {
    await fc.assert(fc.asyncProperty(steps, runWalk), { seed, numRuns });
  }, 3_600_000);

  it.each(Object.entries(failed))('%s', (_, given) => runWalk(given));
});
