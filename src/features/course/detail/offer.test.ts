import { describe, expect, it } from 'vitest';
import { type Course, readCourseAnswer } from '@/shared/entities/course';
import { courseSale, offerKind } from './courseSale';

const now = Date.parse('2026-11-20T12:00:00Z');
const course = (fields: object = {}): Course =>
  readCourseAnswer({ course: { id: 7, title: 'Quadratics', ...fields } }).course;

describe('what a course is to the visitor', () => {
  it.each([
    ['active', true, 'owned'],
    ['ongoing', false, 'owned'],
    ['completed', false, 'owned'],
    ['enrolled', false, 'owned'],
    ['enroll_pending', true, 'pending'],
    ['preorder', false, 'preorder'],
    ['preorder', true, 'preorder'],
    ['free', true, 'free'],
    [null, true, 'free'],
    [null, false, 'paid'],
    ['something new', false, 'paid'],
  ] as const)('%s, free: %s, is %s', (enrollStatus, isFree, kind) => {
    expect(offerKind(course({ enrollStatus }), isFree)).toBe(kind);
  });

  it('is free only where none of the plans that are known costs something', () => {
    const plan = (id: string, price: number) => ({ id, paymentMethods: [{ id, platform: 'web', price }] });
    const collection = (...plans: object[]) => ({ id: 3007, kind: 'single', courseId: 7, plans });
    const own = course({ checkoutCollection: collection(plan('none', 0)) });
    const fetched = course({ checkoutCollection: collection(plan('none', 0), plan('more', 300)) }).checkoutCollection;
    expect(courseSale(own, null, now).kind).toBe('free');
    expect(courseSale(own, fetched && [fetched], now)).toMatchObject({ kind: 'paid', collection: { id: 3007 } });
  });
});
