import { describe, expect, it } from 'vitest';
import { readCheckoutResponse } from './checkout';
import { readCourseResponse } from './course';
import { enrollStatuses } from './enrolment';
import { readLiveTopicResponse } from './liveTopic';
import { collectionOwnership, courseOwnership, topicOwnership } from './ownership';
import { collectionSaleState, courseSaleState, isForSale, topicSaleState } from './saleState';

const now = Date.parse('2026-11-20T12:00:00Z');
const topic = (fields: object = {}) =>
  readLiveTopicResponse({ liveTopic: { id: 7, name: 'Graphs', ...fields } }).liveTopic;
const collection = (fields: object) =>
  readCheckoutResponse({ checkoutCollection: { id: 8001, kind: 'single', ...fields } }).checkoutCollection;

describe('the sale state of a course', () => {
  it.each([
    ['active', true, null],
    ['ongoing', false, null],
    ['completed', false, null],
    ['enrolled', false, null],
    ['enroll_pending', true, null],
    ['preorder', false, 'preorder'],
    ['preorder', true, 'preorder'],
    ['free', true, 'free'],
    [null, true, 'free'],
    [null, false, 'available'],
    ['something new', false, 'available'],
  ] as const)('%s, free: %s, is %s', (enrollStatus, isFree, state) => {
    const { course } = readCourseResponse({ course: { id: 7, title: 'Quadratics', enrollStatus } });
    expect(courseSaleState(course, isFree)).toBe(state);
  });
});

describe('the sale state of a class', () => {
  it.each([
    [{ enrollStatus: 'enrolled', active: false }, false, null],
    [{ enrollStatus: 'preorder' }, true, null],
    [{ enrollStatus: 'enroll_pending' }, true, null],
    [{ enrollStatus: null, active: false }, true, 'closed'],
    [{ enrollStatus: 'free' }, true, 'free'],
    [{ enrollStatus: null, enrollStartAt: '2026-11-20T12:00:01Z' }, true, 'free'],
    [{ enrollStatus: null, enrollStartAt: '2026-11-20T12:00:01Z' }, false, 'preorder'],
    [{ enrollStatus: null, enrollStartAt: '2026-11-20T12:00:00Z' }, false, 'available'],
    [{ enrollStatus: 'active' }, false, 'available'],
  ])('%j, free: %s, is %s', (fields, isFree, state) => {
    expect(topicSaleState(topic(fields), isFree, now)).toBe(state);
  });
});

describe('the sale state of a collection', () => {
  const contents = (active: boolean) => ({ liveTopics: [{ id: 5, name: 'A class', active }] });

  it('is closed when it sells one class that is not sold now', () => {
    const of = (fields: object) => collectionSaleState(collection(fields), null);
    expect(of({ contents: contents(false) })).toBe('closed');
    expect(of({ contents: contents(true) })).toBe('available');
    expect(of({ kind: 'prepack', contents: contents(false) })).toBe('available');
    expect(of({ kind: 'prepack', enrollStatus: 'preorder' })).toBe('preorder');
  });

  it('is null for what the visitor owns, whatever else is true of it', () => {
    const closed = collection({ contents: contents(false), enrollStatus: 'preorder' });
    expect([collectionSaleState(closed, 'owned'), collectionSaleState(closed, 'booked')]).toEqual([null, null]);
  });
});

it('nothing that is owned is for sale, and nothing is both not owned and without a state', () => {
  for (const enrollStatus of [...enrollStatuses, null])
    for (const isFree of [true, false])
      for (const active of [true, false]) {
        const one = topic({ enrollStatus, active });
        const sold = collection({ enrollStatus, courseId: 7 });
        const pairs = [
          [courseOwnership({ enrollStatus }), courseSaleState({ enrollStatus }, isFree)],
          [topicOwnership(one), topicSaleState(one, isFree, now)],
          [collectionOwnership(sold), collectionSaleState(sold, collectionOwnership(sold))],
        ] as const;
        for (const [ownership, state] of pairs)
          expect([enrollStatus, ownership === null]).toEqual([enrollStatus, state !== null]);
      }
  expect(([null, 'closed', 'free', 'preorder', 'available'] as const).filter(isForSale)).toEqual([
    'free',
    'preorder',
    'available',
  ]);
});
