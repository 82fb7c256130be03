import { describe, expect, it } from 'vitest';
import { type Course, readCourseResponse } from '@/shared/entities/course';
import { courseSale } from './courseSale';

const now = Date.parse('2026-11-20T12:00:00Z');
const course = (fields: object = {}): Course =>
  readCourseResponse({ course: { id: 7, title: 'Quadratics', ...fields } }).course;

describe('the sale of a course', () => {
  it('is free only where none of the plans that are known costs something', () => {
    const plan = (id: string, price: number) => ({ id, paymentMethods: [{ id, platform: 'web', price }] });
    const collection = (...plans: object[]) => ({ id: 3007, kind: 'single', courseId: 7, plans });
    const own = course({ checkoutCollection: collection(plan('none', 0)) });
    const fetched = course({ checkoutCollection: collection(plan('none', 0), plan('more', 300)) }).checkoutCollection;
    expect(courseSale(own, null, now)).toMatchObject({ ownership: null, saleState: 'free' });
    expect(courseSale(own, fetched && [fetched], now)).toMatchObject({
      saleState: 'available',
      collection: { id: 3007 },
    });
  });
});
