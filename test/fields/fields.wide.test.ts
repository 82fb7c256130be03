/**
 * Every field of every entity of the specification, with the screen that shows it. Ids of questions and of a notebook
 * only distinguish them and are not shown; the page number in a list's response is the requested one.
 */
import { describe, it } from 'vitest';
import { expectText, renderScreen, renderScreenOnce, withoutField } from './harness/proof';
import { tables } from './harness/tables';

describe.each(tables.map((table) => [table.name, table] as const))('%s', (_, { from, proofs }) => {
  const [endpoint, path = ''] = from ?? [];
  it.each(Object.entries(proofs))('shows %s', async (field, [screen, sees, other]) => {
    expectText(await renderScreenOnce(screen, endpoint), screen, sees, true);
    const not = other ?? (endpoint && withoutField(screen, endpoint, `${path}.${field}`.split('.').filter(Boolean)));
    if (not) expectText(await renderScreen(not), not, sees, false);
  });
});
