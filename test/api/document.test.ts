/** The API's published description names what the code has in tables. */
import { expect, it } from 'vitest';
import { locales, regionNames } from '@/shared/i18n/locales';
import { codedFailures } from '~mocks/handlers/failureCodes';
import type { Schema } from '../../build/api/operations';
import { apiDocument, operations, resolveRef } from './operations';

const failure = apiDocument.components.schemas?.Failure as Schema;

it('has the calls of the other hosts', () => {
  const others = operations.filter(({ host }) => host !== 'api').map(({ name, host }) => [name, host]);
  expect(others).toEqual([
    ['submitTicket', 'support'],
    ['uploadFile', 'support'],
    ['trackVideo', 'tracking'],
  ]);
});

it('has every language and every region', () => {
  const [{ parameters = [] } = {}] = operations;
  const allowed = (name: string) => {
    const { schema = {} } = parameters.find((one) => one.name === name) ?? {};
    return [...((resolveRef(schema).enum as string[]) ?? [])].sort();
  };
  expect(allowed('lang')).toEqual([...locales].sort());
  expect(allowed('Region-Name')).toEqual([...regionNames].sort());
});

it.each(Object.values(codedFailures))('has the status %i of the code %s', (status, code) => {
  expect(failure.description).toMatch(new RegExp(`^\\| \`${code}\` \\| ${status} \\|`, 'm'));
});
