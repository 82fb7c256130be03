import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { loadPages, steps, walk } from './walk';

/** How many walks are taken, and the seed of the first one; `npm run test:walks` sets them. */
const numRuns = Number(process.env.WALKS ?? 60);
const seed = Number(process.env.WALK_SEED ?? 1);

describe('students in several tabs and on two devices', () => {
  it('pay nothing twice, and no sum that they have not seen; no position is lost or another user’s', async () => {
    await loadPages();
    await fc.assert(fc.asyncProperty(steps, walk), { seed, numRuns });
  }, 3_600_000);
});
