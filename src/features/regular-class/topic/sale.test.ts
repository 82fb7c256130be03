import { describe, expect, it } from 'vitest';
import { morePlans } from '@/domain/sale/sale';
import { readCheckoutAnswer } from '@/shared/entities/checkout';
import { readLiveTopicAnswer } from '@/shared/entities/liveTopic';
import { isForSale, saleKind, topicCollection, topicSale } from './sale';

const now = Date.parse('2026-11-20T12:00:00Z');
const topic = (fields: object = {}) =>
  readLiveTopicAnswer({ liveTopic: { id: 7, name: 'Graphs', ...fields } }).liveTopic;
const plan = (id: string, renewable: boolean) => ({
  id,
  paymentMethods: [{ id: `${id}-web`, platform: 'web', currency: 'HKD', price: 328, renewable }],
});
const collection = (fields: object) =>
  readCheckoutAnswer({ checkoutCollection: { id: 5001, kind: 'single', liveTopicId: 7, ...fields } })
    .checkoutCollection;

describe('what a class is to the visitor', () => {
  it.each([
    [{ enrollStatus: 'enrolled', active: false }, false, 'enrolled'],
    [{ enrollStatus: 'preorder' }, true, 'preordered'],
    [{ enrollStatus: 'enroll_pending' }, true, 'pending'],
    [{ enrollStatus: null, active: false }, true, 'closed'],
    [{ enrollStatus: 'free' }, true, 'free'],
    [{ enrollStatus: null, enrollStartAt: '2026-11-20T12:00:01Z' }, true, 'free'],
    [{ enrollStatus: null, enrollStartAt: '2026-11-20T12:00:01Z' }, false, 'preorder'],
    [{ enrollStatus: null, enrollStartAt: '2026-11-20T12:00:00Z' }, false, 'paid'],
    [{ enrollStatus: 'active' }, false, 'paid'],
  ])('%j, free: %s, is %s', (fields, isFree, kind) => {
    expect(saleKind(topic(fields), isFree, now)).toBe(kind);
  });

  it('is free by what it was sold for when it was asked for', () => {
    const at = (price: number) =>
      collection({ plans: [{ id: 'p', paymentMethods: [{ id: 'w', platform: 'web', currency: 'HKD', price }] }] });
    const own = topic({ checkoutCollection: at(0) });
    expect(topicSale(own, null, now).kind).toBe('free');
    expect(topicSale(own, at(300), now).kind).toBe('paid');
  });

  it('may be bought only where one has no place and could get one', () => {
    const kinds = ['enrolled', 'preordered', 'pending', 'closed', 'free', 'preorder', 'paid'] as const;
    expect(kinds.filter(isForSale)).toEqual(['free', 'preorder', 'paid']);
  });
});

describe('the collection of a class', () => {
  it('is the one that was asked for, and until it is there the topic’s own', () => {
    const own = topic({ checkoutCollection: collection({ name: 'own' }) });
    expect(topicCollection(own, null)?.name).toBe('own');
    expect(topicCollection(own, collection({ name: 'asked' }))?.name).toBe('asked');
    expect(topicCollection(topic(), null)).toBeNull();
  });

  it('offers more plans where it says so and has them', () => {
    const plans = [plan('monthly', true), plan('yearly', true)];
    expect(morePlans(collection({ hasMorePlans: true, plans }))).toHaveLength(2);
    expect(morePlans(collection({ hasMorePlans: false, plans }))).toBeUndefined();
    expect(morePlans(collection({ hasMorePlans: true, plans: plans.slice(1) }))).toBeUndefined();
    expect(morePlans(null)).toBeUndefined();
  });
});
