import { describe, expect, it } from 'vitest';
import { readCheckoutResponse } from './checkout';
import { enrollStatuses } from './enrolment';
import {
  collectionOwnership,
  combineOwnerships,
  courseOwnership,
  itemOwnership,
  orderOwnership,
  ownedCount,
  topicOwnership,
} from './ownership';

const collection = (fields: object) =>
  readCheckoutResponse({ checkoutCollection: { id: 8001, kind: 'prepack', ...fields } }).checkoutCollection;
const contents = (courses: (string | null)[], topics: (string | null)[] = []) => ({
  courses: courses.map((status, index) => ({ id: index + 7, title: 'A course', enrollStatus: status })),
  liveTopics: topics.map((status, index) => ({ id: index + 7, name: 'A class', enrollStatus: status })),
});
const pack = (courses: (string | null)[], topics: (string | null)[] = [], enrollStatus: string | null = null) =>
  collection({ enrollStatus, contents: contents(courses, topics) });

it('of a course and of a class follows from what its status means there', () => {
  const all = [...enrollStatuses, null].map((enrollStatus) => [
    enrollStatus,
    courseOwnership({ enrollStatus }),
    topicOwnership({ enrollStatus }),
  ]);
  expect(all).toEqual([
    ['active', 'owned', null],
    ['ongoing', 'owned', null],
    ['completed', 'owned', null],
    ['enrolled', 'owned', 'owned'],
    ['preorder', null, 'booked'],
    ['free', null, null],
    ['enroll_pending', 'booked', 'booked'],
    [null, null, null],
  ]);
});

it('of several things is owned only where nothing of them is new, and booked where nothing has begun', () => {
  expect(combineOwnerships([])).toBeNull();
  expect(combineOwnerships(['owned', null])).toBeNull();
  expect(combineOwnerships(['owned', 'booked'])).toBe('owned');
  expect(combineOwnerships(['booked', 'booked'])).toBe('booked');
});

describe('of a collection', () => {
  it.each([
    ['nothing of it', pack([null, 'free'], [null]), null, 0],
    ['some of it', pack(['active', null], ['enrolled']), null, 2],
    ['all of it, called differently', pack(['active', 'completed'], ['enrolled']), 'owned', 3],
    ['all of it, some not begun', pack(['active', 'enroll_pending'], ['enrolled']), 'owned', 3],
    ['a class ordered before it begins', pack([], ['preorder']), 'booked', 1],
    ['courses that can be ordered before they begin', pack(['preorder', 'preorder'], [], 'preorder'), null, 0],
    ['a bundle of which they bought some items', pack(['active', null], [], 'enrolled'), 'owned', 1],
    ['a bundle whose items say nothing of it', pack([null, null], [null], 'active'), 'owned', 0],
    ['a pack that opens later', pack([null], [null], 'enroll_pending'), 'booked', 0],
    ['a set without known contents, by its own status', pack([], [], 'active'), 'owned', 0],
    ['one thing without contents', collection({ kind: 'single', courseId: 7, enrollStatus: 'active' }), 'owned', 0],
    [
      'one class without contents',
      collection({ kind: 'single', liveTopicId: 7, enrollStatus: 'preorder' }),
      'booked',
      0,
    ],
    [
      'one course that only the collection knows of',
      collection({ kind: 'single', enrollStatus: 'active', contents: contents([null]) }),
      'owned',
      0,
    ],
    [
      'one class that can be pre-ordered',
      collection({ kind: 'single', enrollStatus: 'preorder', contents: contents([], [null]) }),
      null,
      0,
    ],
  ] as const)('%s', (_, one, ownership, count) => {
    expect([collectionOwnership(one), ownedCount(one)]).toEqual([ownership, count]);
  });

  it('is told thing by thing: course 7 is not class 7', () => {
    const bundle = collection({ kind: 'bundle', contents: contents(['active', null], [null, 'preorder']) });
    const of = (type: 'course' | 'live_topic' | 'group_pass', id: number) => itemOwnership(bundle, { type, id });
    expect([of('course', 7), of('course', 8)]).toEqual(['owned', null]);
    expect([of('live_topic', 7), of('live_topic', 8)]).toEqual([null, 'booked']);
    expect([of('group_pass', 7), of('course', 99)]).toEqual([null, null]);
    const [first, second] = [{ type: 'course', id: 7 } as const, { type: 'live_topic', id: 8 } as const];
    expect(orderOwnership(bundle, [first, second])).toBe('owned');
    expect(orderOwnership(bundle, [first, { type: 'live_topic', id: 7 }])).toBeNull();
    expect(orderOwnership(pack(['active']), [])).toBe('owned');
    expect(orderOwnership({ ...bundle, enrollStatus: 'enrolled' }, [{ type: 'course', id: 8 }])).toBe('owned');
  });
});
