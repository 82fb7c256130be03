import { describe, expect, it } from 'vitest';
import { computeAccess } from './access';

const now = Date.parse('2026-11-20T19:20:00+08:00');
const [june, july] = ['2027-06-30T12:00:00+08:00', '2027-07-31T12:00:00+08:00'];
const january = '2027-01-04T10:00:00+08:00';
const plain = { plan: null, isPreorder: false, now };
const item = (startsAt: string | null, endsAt: string | null) => ({ startsAt, endsAt });

describe('the access to a purchase', () => {
  it('begins at once, or on the start date that is still to come', () => {
    expect(computeAccess([item(null, june)], plain)).toEqual({ startsAt: null, endsAt: june });
    expect(computeAccess([item('2026-11-01T10:00:00+08:00', null)], plain)).toEqual({ startsAt: null, endsAt: null });
    expect(computeAccess([item('2026-11-20T19:20:00+08:00', null)], plain)?.startsAt).toBeNull();
    expect(computeAccess([item(january, june)], plain)).toEqual({ startsAt: january, endsAt: june });
  });

  it('ends with the item or with the plan, whichever is earlier', () => {
    expect(computeAccess([item(null, july)], { ...plain, plan: { expiredAt: june } })?.endsAt).toBe(june);
    expect(computeAccess([item(null, june)], { ...plain, plan: { expiredAt: july } })?.endsAt).toBe(june);
    expect(computeAccess([item(null, null)], { ...plain, plan: { expiredAt: june } })?.endsAt).toBe(june);
  });

  it('is not stated for items of different dates, nor for a start that is unknown', () => {
    expect(computeAccess([item(null, june), item(null, july)], plain)).toBeNull();
    expect(computeAccess([item(january, june), item(null, june)], plain)).toBeNull();
    expect(computeAccess([item(null, june), item(null, june)], plain)).toEqual({ startsAt: null, endsAt: june });
    expect(computeAccess([item(null, june)], { ...plain, isPreorder: true })).toBeNull();
    expect(computeAccess([item(january, june)], { ...plain, isPreorder: true })).toEqual({
      startsAt: january,
      endsAt: june,
    });
  });
});
