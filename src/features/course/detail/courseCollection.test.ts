import { describe, expect, it } from 'vitest';
import { cardQuote } from '@/domain/sale/quote';
import { isBundleLike } from '@/domain/sale/sale';
import { readCheckoutsResponse } from '@/shared/entities/checkout';
import { type Course, readCourseResponse } from '@/shared/entities/course';
import { courseCollection, coursePlans, hasMorePlans } from './courseCollection';

const now = Date.parse('2026-11-20T12:00:00Z');
const plan = (id: string, price: number) => ({
  id,
  name: id,
  paymentMethods: [{ id: `${id}-web`, platform: 'web', currency: 'HKD', price }],
});
const course = (fields: object = {}): Course =>
  readCourseResponse({ course: { id: 7, title: 'Quadratics', ...fields } }).course;
const collections = (...list: object[]) => readCheckoutsResponse({ checkoutCollections: list }).checkoutCollections;
const single = (fields: object = {}) => ({ id: 3007, kind: 'single', courseId: 7, plans: [plan('a', 480)], ...fields });

describe('the collection of a course', () => {
  const bundle = { id: 5001, kind: 'bundle', courseId: null, plans: [plan('b', 1180)] };

  it('is its own, else the single one of those that hold it, else what its plan says', () => {
    const fetched = collections(bundle, single());
    const idOf = (fields: object, list: typeof fetched | null) => courseCollection(course(fields), list)?.id;
    expect(idOf({ checkoutCollection: single({ id: 9 }) }, fetched)).toBe(9);
    expect(idOf({}, fetched)).toBe(3007);
    expect(idOf({}, collections(single({ id: 3008, courseId: 8 }), single()))).toBe(3007);
    expect(idOf({}, collections({ ...bundle, courseId: 7 }, single()))).toBe(3007);
    expect(idOf({ plan: plan('p', 300) }, null)).toBe(0);
    expect(idOf({ plan: plan('p', 300) }, collections(bundle))).toBe(0);
    expect(idOf({}, collections(bundle))).toBeUndefined();
  });

  it('known by the plan alone has its price and its early price', () => {
    const of = course({ plan: plan('p', 300), presalePrice: 200, presaleExpiredAt: '2026-11-21T00:00:00Z' });
    const collection = courseCollection(of, null);
    expect(cardQuote(collection, now)?.charged).toBe(200);
    expect(cardQuote(collection, now + 86_400_000)?.charged).toBe(300);
    expect(collection).toMatchObject({
      name: 'Quadratics',
      description: '',
      courseId: 7,
      liveTopicId: null,
      contents: { courses: [], liveTopics: [], groupPasses: [] },
      bundles: [],
    });
  });

  it('may be a set in which alone the course is sold', () => {
    const soldIn = (collectionType: string) => courseCollection(course({ plan: plan('p', 300), collectionType }), null);
    expect(['course', 'bundle', 'prepack'].map((type) => isBundleLike(soldIn(type)))).toEqual([false, true, true]);
  });

  it('offers more plans only where they are known', () => {
    const more = { hasMorePlans: true, checkoutCollection: single() };
    const fetched = collections(single({ plans: [plan('a', 480), plan('year', 900)] }));
    expect(hasMorePlans(course(more), null)).toBe(false);
    expect(hasMorePlans(course(more), fetched)).toBe(true);
    expect(hasMorePlans(course({ checkoutCollection: single() }), fetched)).toBe(false);
    expect(coursePlans(course(more), fetched).map(({ id }) => id)).toEqual(['a', 'year']);
    expect(coursePlans(course(more), null).map(({ id }) => id)).toEqual(['a']);
    expect(hasMorePlans(course({ checkoutCollection: single({ hasMorePlans: true }) }), fetched)).toBe(true);
    expect(hasMorePlans(course(), null)).toBe(false);
  });

  it('has the plans that are shown, unless more were fetched; else the course’s own', () => {
    const idsOf = (of: Course, ...list: object[]) => coursePlans(of, collections(...list)).map(({ id }) => id);
    const shown = course({ checkoutCollection: single() });
    expect(idsOf(shown, single({ plans: [plan('b', 480)] }))).toEqual(['a']);
    expect(idsOf(course({ checkoutCollection: single({ plans: [] }) }), single())).toEqual(['a']);
    expect(idsOf(course({ plan: plan('p', 300) }))).toEqual(['p']);
    expect(idsOf(course())).toEqual([]);
  });
});
