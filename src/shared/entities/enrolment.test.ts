import { describe, expect, it } from 'vitest';
import {
  type EnrollStatus,
  enrollStatus,
  enrollStatuses,
  isEnrollPending,
  isFreeEnrolling,
  isPreOrdered,
  isPurchased,
  isTopicEnrolled,
} from './enrolment';
import { createParser } from './parser';

const rules = { isPurchased, isTopicEnrolled, isPreOrdered, isFreeEnrolling, isEnrollPending };

const table: Record<EnrollStatus, (keyof typeof rules)[]> = {
  active: ['isPurchased'],
  ongoing: ['isPurchased'],
  completed: ['isPurchased'],
  enrolled: ['isPurchased', 'isTopicEnrolled'],
  preorder: ['isPreOrdered'],
  free: ['isFreeEnrolling'],
  enroll_pending: ['isEnrollPending'],
};

const holds = (status: EnrollStatus | null) =>
  Object.entries(rules).flatMap(([name, rule]) => (rule({ enrollStatus: status }) ? [name] : []));

describe('enrollStatus', () => {
  it.each(enrollStatuses)('%s', (status) => expect(holds(status)).toEqual(table[status]));

  it('owns nothing without a status, or with one it does not know', () => {
    expect(holds(null)).toEqual([]);
    for (const value of [undefined, null, '', 'ACTIVE', 'sold', 'toString', '__proto__', 1, true])
      expect(createParser(enrollStatus)(value)).toBeNull();
    expect(createParser(enrollStatus)('active')).toBe('active');
  });
});
