import { expect, it } from 'vitest';
import { readCheckoutResponse } from '@/shared/entities/checkout';
import { computeChoice, updateCart } from './choice';
import type { Cart, CartItem } from './state';

const items = (count: number) => Array.from({ length: count }, (_, id) => ({ id: id + 1, type: 'course' }) as CartItem);
const cart = (count: number, bundleId = 6001): Cart => ({ info: { bundleId }, items: items(count) });
const bundle = (requiredOptionsCount: number | null, courses: object[] = []) =>
  readCheckoutResponse({
    checkoutCollection: { id: 6001, kind: 'bundle', requiredOptionsCount, contents: { courses } },
  }).checkoutCollection;

it.each([
  ['nothing of three', 0, 3, { left: 3, isComplete: false, isFull: false }],
  ['two of three', 2, 3, { left: 1, isComplete: false, isFull: false }],
  ['three of three', 3, 3, { left: 0, isComplete: true, isFull: true }],
  ['four of three, kept from before', 4, 3, { left: -1, isComplete: false, isFull: true }],
  ['nothing of any number', 0, null, { left: 0, isComplete: false, isFull: false }],
  ['one of any number', 1, null, { left: 0, isComplete: true, isFull: false }],
  ['one of none required', 1, 0, { required: null, left: 0, isComplete: true, isFull: false }],
])('%s', (_, count, required, expected) => {
  expect(computeChoice(cart(count), bundle(required))).toMatchObject(expected);
});

it('of another bundle is no choice of this one', () => {
  expect(computeChoice(cart(3, 6002), bundle(3))).toMatchObject({ items: [], left: 3, isComplete: false });
});

it('leaves out what became the visitor’s after it was chosen: it is neither counted nor in the way', () => {
  const courses = [
    { id: 1, title: 'Owned', enrollStatus: 'active' },
    { id: 2, title: 'Booked', enrollStatus: 'enroll_pending' },
    { id: 3, title: 'Can be pre-ordered', enrollStatus: 'preorder' },
  ];
  const choice = computeChoice(cart(3), bundle(3, courses));
  expect(choice).toMatchObject({ left: 2, isComplete: false, isFull: false });
  expect([choice.items, choice.ownedItems].map((list) => list.map(({ id }) => id))).toEqual([[3], [1, 2]]);
});

it('has the names of the language that is shown, and those of before for what is no longer offered', () => {
  const option = (id: number, type: CartItem['type'], name: string) => ({ id, type, name }) as CartItem;
  const before: Cart = {
    info: { bundleId: 6001 },
    items: [option(1, 'course', 'Fractions'), option(2, 'course', 'Ratios'), option(2, 'live_topic', 'Ratios live')],
  };
  const offered = [option(2, 'live_topic', '比例直播'), option(1, 'course', '分數'), option(3, 'course', '幾何')];
  expect(updateCart(before, offered)).toEqual({
    info: { bundleId: 6001 },
    items: [option(1, 'course', '分數'), option(2, 'course', 'Ratios'), option(2, 'live_topic', '比例直播')],
  });
  expect(updateCart(before, null)).toEqual(before);
});
