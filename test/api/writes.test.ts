/** `conform` sends every write of the description to a backend, or the description says why it never does. */
import { expect, it } from 'vitest';
import { prepareWrites } from '../../build/api/writeAll';
import { operations } from './operations';

/** Made in the course of every check. */
const always = ['appLaunch', 'login', 'logout'];

it('has each write once', () => {
  const writes = operations.filter(({ host, method, notTried }) => host === 'api' && method !== 'GET' && !notTried);
  const names = writes.map(({ name }) => name).filter((name) => !always.includes(name));
  const advice =
    'Write `x-not-tried` into the operation in docs/api/paths, or how to send it into build/api/writeAll.ts.';
  expect(Object.keys(prepareWrites({ reads: new Map() })).sort(), advice).toEqual(names.sort());
});
