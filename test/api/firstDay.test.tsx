import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '~mocks/node';
import { setupApp } from '~test/setupApp';
import { operations } from './operations';

const { open } = setupApp();

/** Returns the names of the calls in the guide's table of the first day. */
function callsOfFirstDay(): string[] {
  const guide = readFileSync('docs/api/README.md', 'utf8');
  const rows = [...guide.matchAll(/^\| \d+ \| `(\w+) ([^`]+)` \|/gm)];
  return rows.map(([, method, path]) => {
    const operation = operations.find((one) => one.method === method && one.path === `/${path}`);
    if (!operation) throw new Error(`docs/api has no ${method} ${path}`);
    return operation.name;
  });
}

it('shows a home page with the ten calls of the first day, where all others are missing', async () => {
  const present = callsOfFirstDay();
  expect(present).toHaveLength(10);
  for (const { name } of operations)
    if (!present.includes(name)) backend.faults.plan({ endpoint: name, status: 404, times: 'always' });
  await open('/en-hk');
  const section = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
  expect((await section(/^(Tonight|Today)$/)).getAllByRole('listitem')).toHaveLength(4);
  expect((await section('Live classes this week')).getAllByRole('article')).toHaveLength(4);
  expect((await section('Recorded courses')).getAllByRole('article')).toHaveLength(20);
  expect((await section('Same time every week')).getAllByRole('article')).toHaveLength(4);
  expect((await section('Meet our teachers')).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByRole('alert')).toBeNull();
});
