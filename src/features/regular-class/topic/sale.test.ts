import { describe, expect, it } from 'vitest';
import { morePlans } from '@/core/checkout/offer';
import { readCheckoutAnswer } from '@/shared/entities/checkout';
import { readLiveTopicAnswer } from '@/shared/entities/liveTopic';
import { isForSale, lessonsForPrice, saleKind, topicCollection } from './sale';

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
    [{ enrollStatus: 'enrolled', active: false }, 328, 'enrolled'],
    [{ enrollStatus: 'preorder' }, 0, 'preordered'],
    [{ enrollStatus: 'enroll_pending' }, 0, 'pending'],
    [{ enrollStatus: null, active: false }, 0, 'closed'],
    [{ enrollStatus: 'free' }, 328, 'free'],
    [{ enrollStatus: null }, 0, 'free'],
    [{ enrollStatus: null, enrollStartAt: '2026-11-20T12:00:01Z' }, 328, 'preorder'],
    [{ enrollStatus: null, enrollStartAt: '2026-11-20T12:00:00Z' }, 328, 'paid'],
    [{ enrollStatus: 'active' }, 328, 'paid'],
    [{}, null, 'paid'],
  ])('%j at %s is %s', (fields, charged, kind) => {
    expect(saleKind(topic(fields), charged, now)).toBe(kind);
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

  it('has a price for each lesson only when it is paid once', () => {
    expect(lessonsForPrice(collection({ plans: [plan('once', false)] }), 13)).toBe(13);
    expect(lessonsForPrice(collection({ plans: [plan('monthly', true)] }), 13)).toBe(0);
    expect(lessonsForPrice(collection({ kind: 'bundle', plans: [plan('once', false)] }), 13)).toBe(0);
    expect(lessonsForPrice(null, 13)).toBe(13);
  });

  it('offers more plans where it says so and has them', () => {
    const plans = [plan('monthly', true), plan('yearly', true)];
    expect(morePlans(collection({ hasMorePlans: true, plans }))).toHaveLength(2);
    expect(morePlans(collection({ hasMorePlans: false, plans }))).toBeUndefined();
    expect(morePlans(collection({ hasMorePlans: true, plans: plans.slice(1) }))).toBeUndefined();
    expect(morePlans(null)).toBeUndefined();
  });
});
