/**
 * Every field of every entity of the specification, with the screen that shows it. Ids of questions and of a notebook
 * only distinguish them and are not shown; the page number in a list's response is the requested one.
 */
import { describe, it } from 'vitest';
import { expectText, renderScreen, renderScreenOnce, withoutField } from './proof';
import { derived, entities } from './tables';

describe.each(entities)('%s', (_, endpoint, path, proofs) => {
  it.each(Object.entries(proofs))('shows %s', async (field, [screen, sees, other]) => {
    expectText(await renderScreenOnce(screen, endpoint), screen, sees, true);
    const not = other ?? withoutField(screen, endpoint, `${path}.${field}`.split('.').filter(Boolean));
    expectText(await renderScreen(not), not, sees, false);
  });
});

describe.each(Object.entries(derived))('%s', (_, proofs) => {
  it.each(Object.entries(proofs))('shows %s', async (_field, [screen, sees, other]) => {
    expectText(await renderScreenOnce(screen), screen, sees, true);
    if (other) expectText(await renderScreen(other), other, sees, false);
  });
});
