import { describe, expect, it } from 'vitest';
import { type Course, readCourseAnswer } from '@/shared/entities/course';
import { offerKind } from './offer';

const course = (fields: object = {}): Course =>
  readCourseAnswer({ course: { id: 7, title: 'Quadratics', ...fields } }).course;

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
