import { expect, it } from 'vitest';
import { readCheckoutAnswer } from '@/shared/entities/checkout';
import { standingOf, takenCount } from './standing';

const set = (courses: (string | null)[], topics: (string | null)[] = [], enrollStatus: string | null = null) =>
  readCheckoutAnswer({
    checkoutCollection: {
      id: 8001,
      kind: 'prepack',
      enrollStatus,
      contents: {
        courses: courses.map((status, index) => ({ id: index + 1, title: 'A course', enrollStatus: status })),
        liveTopics: topics.map((status, index) => ({ id: index + 1, name: 'A class', enrollStatus: status })),
      },
    },
  }).checkoutCollection;

it.each([
  ['nothing of it', set([null, 'free'], [null]), 'open', 0],
  ['some of it', set(['active', null], ['enrolled']), 'open', 2],
  ['all of it, called differently', set(['active', 'completed'], ['enrolled']), 'owned', 3],
  ['all of it, some not begun', set(['active', 'enroll_pending'], ['enrolled']), 'booked', 3],
  ['a class ordered before it begins', set([], ['preorder']), 'booked', 1],
  ['courses that can be ordered before they begin', set(['preorder', 'preorder'], [], 'preorder'), 'preorder', 0],
  ['a set without known contents, by its own status', set([], [], 'active'), 'owned', 0],
] as const)('%s', (_, collection, standing, taken) => {
  expect([standingOf(collection), takenCount(collection)]).toEqual([standing, taken]);
});
