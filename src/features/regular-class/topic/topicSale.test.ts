import { describe, expect, it } from 'vitest';
import { listMorePlans } from '@/domain/sale/sale';
import { readCheckoutResponse } from '@/shared/entities/checkout';
import { readLiveTopicResponse } from '@/shared/entities/liveTopic';
import { topicCollection, topicSale } from './topicSale';

const now = Date.parse('2026-11-20T12:00:00Z');
const topic = (fields: object = {}) =>
  readLiveTopicResponse({ liveTopic: { id: 7, name: 'Graphs', ...fields } }).liveTopic;
const plan = (id: string, renewable: boolean) => ({
  id,
  paymentMethods: [{ id: `${id}-web`, platform: 'web', currency: 'HKD', price: 328, renewable }],
});
const collection = (fields: object) =>
  readCheckoutResponse({ checkoutCollection: { id: 5001, kind: 'single', liveTopicId: 7, ...fields } })
    .checkoutCollection;

describe('the sale of a class', () => {
  it('is free by what it was sold for when it was asked for', () => {
    const at = (price: number) =>
      collection({ plans: [{ id: 'p', paymentMethods: [{ id: 'w', platform: 'web', currency: 'HKD', price }] }] });
    const own = topic({ checkoutCollection: at(0) });
    expect(topicSale(own, null, now)).toMatchObject({ ownership: null, saleState: 'free' });
    expect(topicSale(own, at(300), now).saleState).toBe('available');
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
    expect(listMorePlans(collection({ hasMorePlans: true, plans }))).toHaveLength(2);
    expect(listMorePlans(collection({ hasMorePlans: false, plans }))).toBeUndefined();
    expect(listMorePlans(collection({ hasMorePlans: true, plans: plans.slice(1) }))).toBeUndefined();
    expect(listMorePlans(null)).toBeUndefined();
  });
});
