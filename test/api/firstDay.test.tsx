import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend, loginAs } from '~mocks/node';
import { calledEndpoints, setupApp, waitForCalls } from '~test/setupApp';
import { operations } from './operations';

const { open } = setupApp();

const guide = readFileSync('docs/api/README.md', 'utf8');

/** Returns the names of the calls that a part of the guide writes as `GET /v3/courses`. */
const callsIn = (text: string) =>
  [...text.matchAll(/`(GET|POST) (\/v[^`]+)`/g)].map(([, method, path]) => {
    const operation = operations.find((one) => one.method === method && one.path === path);
    if (!operation) throw new Error(`docs/api has no ${method} ${path}`);
    return operation.name;
  });

/** The table of the first day. */
const callsOfFirstDay = callsIn([...guide.matchAll(/^\| \d+ \| `.*$/gm)].join('\n'));
const [, ofHome = ''] = /^These are all calls(.*?)with$/ms.exec(guide) ?? [];
const [ofGuests = '', ofMembers = ''] = ofHome.split('With a session');

it('shows a home page with the ten calls of the first day, where all others are missing', async () => {
  expect(callsOfFirstDay).toHaveLength(10);
  for (const { name } of operations)
    if (!callsOfFirstDay.includes(name)) backend.faults.plan({ endpoint: name, status: 404, times: 'always' });
  await open('/en-hk');
  const section = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
  expect((await section(/^(Tonight|Today)$/)).getAllByRole('listitem')).toHaveLength(4);
  expect((await section('Live classes this week')).getAllByRole('article')).toHaveLength(4);
  expect((await section('Recorded courses')).getAllByRole('article')).toHaveLength(20);
  expect((await section('Same time every week')).getAllByRole('article')).toHaveLength(4);
  expect((await section('Meet our teachers')).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['a guest', null, ofGuests],
  ['a member', 'student', ofHome],
] as const)('names all calls of the home page of %s', async (_, account, text) => {
  expect(callsIn(ofMembers)).toHaveLength(5);
  const page = await open('/en-hk', account ? { token: loginAs(`${account}@lantern.example`) } : {});
  await screen.findByRole('region', { name: 'Meet our teachers' });
  await waitForCalls(page);
  expect([...new Set(calledEndpoints())]).toEqual([...callsOfFirstDay, ...callsIn(text)].sort());
});
