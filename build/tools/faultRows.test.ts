import { expect, it } from 'vitest';
import { callsOf, endpointsIn, patternOf } from './faultRows.ts';

const api = `import type { Http } from '@/shared/http/http';

/** Reads the cart. */
export const getCart = (http: Http, id: number) =>
  http.request('cart', { path: { id } });

export function getOffers(http: Http, free: boolean) {
  const read = () => null;
  return http.request(free ? 'freeOffers' : 'offers', { read });
}
`;
const endpoints = `export const endpoints = {
  login: { call: 'POST v2/login' },
  offers: { call: 'GET v3/offers' },
`;
const rows = `export const shopRows = [
  read('cart', cart, 'No cart', {
    page: shop,
    action: () => shop.request(401),
  }),
  {
    endpoint: 'login',
    done: 'logged in',
  },
];
`;
const handlers = `export const shopHandlers = [
  createApiHandler('offers', (call) => {
    const view = call.memberView();
    return view;
  }),

  createApiHandler('cart', () => null),
];
`;
const sources = new Map([
  ['src/features/shop/api.ts', api],
  ['src/features/shop/saga.ts', api],
  ['src/shared/http/endpoints.ts', endpoints],
  ['test/faults/rows/shop.ts', rows],
  ['mocks/handlers/shop.ts', handlers],
]);

it('reads endpoints from the text of the calls', () => {
  const code = `http.request<Course, 'x'>(\n 'course', { path }); http.request(free ? 'freeCourses' : 'courses', {}); http.request(name, {})`;
  expect(endpointsIn(code)).toEqual(['course', 'freeCourses', 'courses', 'name']);
});

it.each([
  ['a function', 'src/features/shop/api.ts', [5], ['cart']],
  ['the first line of a function', 'src/features/shop/api.ts', [7], ['freeOffers', 'offers']],
  ['a comment', 'src/features/shop/api.ts', [3], []],
  ['a file that is no table', 'src/features/shop/saga.ts', [5], []],
  ['the table of endpoints', 'src/shared/http/endpoints.ts', [3], ['offers']],
  ['the rows', 'test/faults/rows/shop.ts', [3, 8], ['cart', 'login']],
  ['the end of a row', 'test/faults/rows/shop.ts', [5], ['cart']],
  ['the mock', 'mocks/handlers/shop.ts', [3], ['offers']],
  ['a folder', 'mocks', [3], ['offers']],
  ['nothing', 'mocks', [], []],
])('finds the calls in changed lines of %s', (_, path, lines, calls) => {
  expect(callsOf(sources, [path], () => lines)).toEqual(calls);
});

it('matches the titles of the rows, and of the pages with these calls', () => {
  const titles = [
    'the fault matrix knows every endpoint that the app calls',
    "reads of pages 'cart' at '/en-hk/shop' 500",
    "reads of pages 'cartItems' at '/en-hk/cart' 500",
    'writes order says why',
    'all at once /en-hk/shop for undefined with offers,cart stays usable',
    'all at once /en-hk/cart for undefined with cartItems stays usable',
  ];
  const pattern = new RegExp(patternOf(['cart', 'order']));
  expect(titles.map((title) => pattern.test(title))).toEqual([true, true, false, true, true, false]);
});
