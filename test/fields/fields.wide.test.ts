/**
 * Every field of every entity of the specification, with the screen that shows it. Ids of questions and of a notebook
 * only distinguish them and are not shown; the page number in a list's response is the requested one.
 */
import { describe, expect, it } from 'vitest';
import { renderScreen, renderScreenOnce, withoutField } from './proof';
import { derived, entities } from './tables';

describe.each(entities)('%s', (_, endpoint, path, proofs) => {
  it.each(Object.entries(proofs))('shows %s', async (field, [screen, sees, other]) => {
    expect(await renderScreenOnce(screen, endpoint)).toMatch(sees);
    const not = other ?? withoutField(screen, endpoint, `${path}.${field}`.split('.').filter(Boolean));
    expect(await renderScreen(not)).not.toMatch(sees);
  });
});

describe.each(Object.entries(derived))('%s', (_, proofs) => {
  it.each(Object.entries(proofs))('shows %s', async (_field, [screen, sees, other]) => {
    expect(await renderScreenOnce(screen)).toMatch(sees);
    if (other) expect(await renderScreen(other)).not.toMatch(sees);
  });
});
