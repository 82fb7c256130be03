import { describe, expect, it } from 'vitest';
import { readCheckoutResponse } from '@/shared/entities/checkout';
import {
  hasPlanChoice,
  isBundleLike,
  isPresaleRunning,
  isPurchasePath,
  listMorePlans,
  purchasePath,
  salePath,
} from './sale';

const now = Date.parse('2026-11-20T12:00:00Z');
const kinds = ['single', 'bundle', 'bundles', 'prepack'] as const;
const plan = (id: string, hasMorePlans = false) => ({ id, name: id, paymentMethods: [], hasMorePlans });
const collection = (fields: object = {}) =>
  readCheckoutResponse({ checkoutCollection: { id: 9, kind: 'single', ...fields } }).checkoutCollection;

describe('how a collection is sold', () => {
  it('is several things together, unless it is a single one', () => {
    expect(kinds.map((kind) => isBundleLike({ kind }))).toEqual([false, true, true, true]);
    expect(isBundleLike(null)).toBe(false);
  });

  it('is on a page of its kind', () => {
    expect(kinds.map((kind) => salePath({ kind, id: 9 }))).toEqual([
      '/purchase/single/9',
      '/bundle/9',
      '/bundle/9',
      '/prepack/9',
    ]);
  });

  it('is paid for on a page of its kind, except for a group of bundles', () => {
    expect(kinds.map((kind) => purchasePath({ kind, id: 9 }))).toEqual([
      '/purchase/single/9',
      '/purchase/bundle/9',
      '',
      '/purchase/prepack/9',
    ]);
  });

  it.each([
    ['/en-hk/purchase/single/9', true],
    ['/zh-tw/purchase/bundle/9?plan=p', true],
    ['/en-hk/bundle/9', false],
    ['/purchase/single/9', false],
    ['/en-hk/purchased/single/9', false],
    ['/en-hk/course/9/purchase/single/9', false],
    ['https://pay.example/en-hk/purchase/single/9', false],
  ])('the checkout is where %s leads: %s', (href, expected) => {
    expect(isPurchasePath(href)).toBe(expected);
  });
});

describe('the plans of a collection', () => {
  it.each<[string, object, boolean]>([
    ['two plans', {}, true],
    ['one plan', { plans: [plan('a')] }, false],
    ['no plan', { plans: [] }, false],
    ['two plans of a bundle', { kind: 'bundle' }, false],
    ['two plans of what has no id', { id: null }, false],
  ])('are chosen from before the checkout where there are several: %s', (_, fields, expected) => {
    expect(hasPlanChoice(collection({ plans: [plan('a'), plan('b')], ...fields }))).toBe(expected);
  });

  it('are all shown only where more than one is known', () => {
    const plansOf = (fields: object) => listMorePlans(collection(fields))?.map(({ id }) => id);
    expect(plansOf({ hasMorePlans: true, plans: [plan('a'), plan('b')] })).toEqual(['a', 'b']);
    expect(plansOf({ plans: [plan('a', true), plan('b')] })).toEqual(['a', 'b']);
    expect(plansOf({ plans: [plan('a'), plan('b', true)] })).toBeUndefined();
    expect(plansOf({ hasMorePlans: true, plans: [plan('a', true)] })).toBeUndefined();
    expect(listMorePlans(null)).toBeUndefined();
  });
});

it('an early price runs until its time or its flag says otherwise', () => {
  const running = (fields: object) => isPresaleRunning(collection(fields), now);
  const until = (presaleExpiredAt: string) => running({ presalePrice: 400, presaleExpiredAt });
  expect([running({}), running({ presalePrice: 400 }), running({ presalePrice: 400, isPresaleExpired: true })]).toEqual(
    [false, true, false],
  );
  expect([until('2026-11-20T12:00:01Z'), until('2026-11-20T12:00:00Z')]).toEqual([true, false]);
  expect([running({ presalePrice: 0 }), isPresaleRunning(null, now)]).toEqual([true, false]);
});
