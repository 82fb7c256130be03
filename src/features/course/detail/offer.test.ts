import { describe, expect, it } from 'vitest';
import { courseCollection, coursePlans, offersMorePlans } from '@/core/checkout/courseCollection';
import { readCheckoutsAnswer } from '@/shared/entities/checkout';
import { type Course, readCourseAnswer } from '@/shared/entities/course';
import { chargedPrice, freeOrder, isPresaleRunning, offerKind } from './offer';

const now = Date.parse('2026-11-20T12:00:00Z');
const plan = (id: string, price: number) => ({
  id,
  name: id,
  paymentMethods: [{ id: `${id}-web`, platform: 'web', currency: 'HKD', price }],
});
const course = (fields: object = {}): Course =>
  readCourseAnswer({ course: { id: 7, title: 'Quadratics', ...fields } }).course;
const collections = (...list: object[]) => readCheckoutsAnswer({ checkoutCollections: list }).checkoutCollections;
const single = (fields: object = {}) => ({ id: 3007, kind: 'single', courseId: 7, plans: [plan('a', 480)], ...fields });

describe('what a course is to the visitor', () => {
  it.each([
    ['active', 480, 'owned'],
    ['ongoing', 480, 'owned'],
    ['completed', 480, 'owned'],
    ['enrolled', 480, 'owned'],
    ['enroll_pending', 480, 'pending'],
    ['preorder', 480, 'preorder'],
    ['preorder', 0, 'preorder'],
    ['free', 480, 'free'],
    ['free', null, 'free'],
    [null, 0, 'free'],
    [null, 480, 'paid'],
    [null, null, 'paid'],
    ['something new', 480, 'paid'],
  ] as const)('%s at %s is %s', (enrollStatus, price, kind) => {
    expect(offerKind(course({ enrollStatus }), price)).toBe(kind);
  });
});

describe('the collection of a course', () => {
  const bundle = { id: 5001, kind: 'bundle', courseId: null, plans: [plan('b', 1180)] };

  it('is its own, else the single one of those that hold it, else what its plan says', () => {
    const fetched = collections(bundle, single());
    const idOf = (fields: object, list: typeof fetched | null) => courseCollection(course(fields), list)?.id;
    expect(idOf({ checkoutCollection: single({ id: 9 }) }, fetched)).toBe(9);
    expect(idOf({}, fetched)).toBe(3007);
    expect(idOf({ plan: plan('p', 300) }, collections(bundle))).toBe(0);
    expect(idOf({}, collections(bundle))).toBeUndefined();
  });

  it('known by the plan alone has its price and its early price, and cannot be ordered', () => {
    const of = course({ plan: plan('p', 300), presalePrice: 200, presaleExpiredAt: '2026-11-21T00:00:00Z' });
    const collection = courseCollection(of, null);
    expect(chargedPrice(collection, now)).toBe(200);
    expect(chargedPrice(collection, now + 86_400_000)).toBe(300);
    expect(
      freeOrder(course({ plan: plan('p', 0) }), courseCollection(course({ plan: plan('p', 0) }), null), {
        now,
        currency: 'HKD',
      }),
    ).toBeNull();
  });

  it('offers more plans only where they are known', () => {
    const more = { hasMorePlans: true, checkoutCollection: single() };
    const fetched = collections(single({ plans: [plan('a', 480), plan('year', 900)] }));
    expect(offersMorePlans(course(more), null)).toBe(false);
    expect(offersMorePlans(course(more), fetched)).toBe(true);
    expect(offersMorePlans(course({ checkoutCollection: single() }), fetched)).toBe(false);
    expect(coursePlans(course(more), fetched).map(({ id }) => id)).toEqual(['a', 'year']);
    expect(coursePlans(course(more), null).map(({ id }) => id)).toEqual(['a']);
  });
});

it('an early price runs until its time or its flag says otherwise', () => {
  const running = (fields: object) => isPresaleRunning(collections(single(fields))[0] ?? null, now);
  const until = (presaleExpiredAt: string) => running({ presalePrice: 400, presaleExpiredAt });
  expect([running({}), running({ presalePrice: 400 }), running({ presalePrice: 400, isPresaleExpired: true })]).toEqual(
    [false, true, false],
  );
  expect([until('2026-11-20T12:00:01Z'), until('2026-11-20T12:00:00Z')]).toEqual([true, false]);
});

describe('the order that costs nothing', () => {
  const at = { now, currency: 'THB' };

  it('names the plan and its payment method, and expects a price of 0', () => {
    const collection = collections(single({ plans: [plan('a', 0)] }))[0] ?? null;
    expect(freeOrder(course({ enrollStatus: 'free' }), collection, at)).toEqual({
      target: 'course:7',
      collectionId: 3007,
      planId: 'a',
      paymentMethodId: 'a-web',
      items: [],
      expectedPrice: 0,
      currency: 'HKD',
    });
  });

  it('does without a plan', () => {
    const collection = collections(single({ plans: [] }))[0] ?? null;
    const order = freeOrder(course({ enrollStatus: 'free' }), collection, at);
    expect(order).toMatchObject({ planId: null, paymentMethodId: null, currency: 'THB' });
  });

  it('is none for what costs something or is owned', () => {
    const collection = collections(single())[0] ?? null;
    expect(freeOrder(course(), collection, at)).toBeNull();
    expect(freeOrder(course({ enrollStatus: 'active' }), collection, at)).toBeNull();
  });
});
