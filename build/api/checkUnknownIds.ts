import { randomUUID } from 'node:crypto';
import { isAboutItem, reasonToOmit, unknownId } from './calls.ts';
import { checkFailure } from './responseChecks.ts';
import { callOf, type Run, sendCall } from './run.ts';
import { description } from './typeChecks.ts';

/** Asks for items that nobody has. */
export async function checkUnknownIds(run: Run): Promise<void> {
  const items = description.operations.filter(
    (one) => isAboutItem(one) && one.method === 'GET' && !reasonToOmit(one, run.token !== null),
  );
  const calls = items.map((one) => {
    const id = one.name === 'order' ? randomUUID() : unknownId;
    return sendCall(run, one, callOf(run, one, id), (answer) => ({
      errors: checkFailure(answer, 404, 'an unknown id'),
    }));
  });
  await Promise.all(calls);
}
