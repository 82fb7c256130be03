import { expect, it } from 'vitest';
import { appError, RequestError } from './AppError';

const order = { endpoint: 'createOrder', method: 'POST' };
const refused = { ...order, status: 409, code: '20-200-0001-001', message: 'Price changed' };

it('is made of its kind and what is known; the rest is empty', () => {
  const nothing = { status: null, code: null, message: null, requestEpoch: 0, endpoint: '', method: '' };
  expect(appError('network')).toEqual({ kind: 'network', ...nothing });
  expect(appError('api', { ...refused, requestEpoch: 3 })).toEqual({ kind: 'api', ...refused, requestEpoch: 3 });
});

it.each([
  ['the code in place of the status', appError('api', refused), 'POST createOrder api 20-200-0001-001'],
  ['the status where there is no code', appError('status', { ...order, status: 409 }), 'POST createOrder status 409'],
  ['neither without a response', appError('network', order), 'POST createOrder network'],
] as const)('is named in reports by method, endpoint and kind, with %s', (_, error, message) => {
  const thrown = new RequestError(error);
  expect([thrown.name, thrown.message, thrown.error]).toEqual(['RequestError', message, error]);
});
