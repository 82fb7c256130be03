import { expect, it } from 'vitest';
import { type AppError, RequestError } from './AppError';

const refused: AppError = {
  kind: 'api',
  status: 409,
  code: '20-200-0001-001',
  message: 'Price changed',
  requestEpoch: 0,
  endpoint: 'createOrder',
  method: 'POST',
};

it.each([
  ['the code in place of the status', refused, 'POST createOrder api 20-200-0001-001'],
  ['the status where there is no code', { ...refused, kind: 'status', code: null }, 'POST createOrder status 409'],
  ['neither without a response', { ...refused, kind: 'network', code: null, status: null }, 'POST createOrder network'],
] as const)('is named in reports by method, endpoint and kind, with %s', (_, error, message) => {
  const thrown = new RequestError(error);
  expect([thrown.name, thrown.message, thrown.error]).toEqual(['RequestError', message, error]);
});
