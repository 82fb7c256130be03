import { describe, expect, it } from 'vitest';
import { quoteOf } from '@/domain/sale/quote';
import { readCheckoutResponse } from '@/shared/entities/checkout';
import { type LiveTopic, readLiveTopicResponse } from '@/shared/entities/liveTopic';
import { createLiveLesson } from '~test/liveLessons';
import { coveredSessions } from './coveredSessions';

const zone = 'Asia/Hong_Kong';
const now = Date.parse('2026-11-20T19:20:00+08:00');

function topicOn(...days: string[]): LiveTopic {
  const { liveTopic } = readLiveTopicResponse({ liveTopic: { id: 1, name: 'Maths' } });
  const scheduledLessons = days.map((day, index) =>
    createLiveLesson({ id: index + 1, startAt: `${day}T19:30:00+08:00`, endAt: `${day}T20:30:00+08:00` }),
  );
  return { ...liveTopic, scheduledLessons };
}

function quote(plan: object, method: object) {
  const paid = { id: 'web', platform: 'web', currency: 'HKD', renewable: true, price: 300, ...method };
  const plans = [{ id: 'p', billingCyclePerMonths: 1, ...plan, paymentMethods: [paid] }];
  const { checkoutCollection } = readCheckoutResponse({ checkoutCollection: { id: 5, kind: 'single', plans } });
  const [only] = checkoutCollection.plans;
  const [way] = only?.paymentMethods ?? [];
  const found = quoteOf(checkoutCollection, {
    plan: only ?? null,
    method: way ?? null,
    items: [],
    now,
    regionCurrency: 'HKD',
  });
  if (!found) throw new Error('No price');
  return found;
}

const weekly = ['2026-11-20', '2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18', '2026-12-20', '2027-01-08'];
const covered = (days: string[], plan: object = {}, method: object = {}) =>
  coveredSessions(topicOn(...days), quote(plan, method), now, zone);

describe('what the first payment of a plan covers', () => {
  it('ends before the day of the next payment', () => {
    expect(covered(weekly)).toEqual({ count: 5, lastAt: '2026-12-18T19:30:00+08:00', each: 60 });
    expect(covered(weekly, { billingCyclePerMonths: 2 })).toMatchObject({ count: 7, each: 43 });
  });

  it('costs what is charged first', () => {
    expect(covered(weekly, {}, { introductoryPrice: 200 })).toMatchObject({ count: 5, each: 40 });
  });

  it.each<[string, string[], object, object]>([
    ['it does not renew', weekly, {}, { renewable: false }],
    ['its first month costs nothing', weekly, {}, { introductoryPrice: 0 }],
    ['its period is unknown', weekly, { billingCyclePerMonths: 0 }, {}],
    ['there is one session', ['2026-11-27', '2027-01-08'], {}, {}],
    ['they are over', ['2026-11-06', '2026-11-13'], {}, {}],
  ])('is not said where %s', (_, days, plan, method) => {
    expect(covered(days, plan, method)).toBeNull();
  });
});
