import { expect, it } from 'vitest';
import { appError } from '~test/controlledHttp';
import { isUncertain, refusalOf } from './refusal';

it('a server that failed may have taken the order; one that refused it has not', () => {
  const uncertain = (status: number) => isUncertain(appError('status', { status }));
  expect([400, 409, 422, 499, 500, 503].filter(uncertain)).toEqual([500, 503]);
  const kinds = ['network', 'timeout', 'body', 'abort', 'stale', 'api'] as const;
  expect(kinds.filter((kind) => isUncertain(appError(kind)))).toEqual(['network', 'timeout', 'body']);
});

it('only a conflict is a refusal, by its code', () => {
  const of = (status: number, code: string | null) => refusalOf(appError('api', { status, code }));
  expect(['-001', '-002', '-003', '-004'].map((end) => of(409, `20-200-0001${end}`))).toEqual([
    'price',
    'owned',
    'presale',
    'other',
  ]);
  expect([of(409, null), of(422, '20-200-0001-002')]).toEqual(['other', null]);
});
