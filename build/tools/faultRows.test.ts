import { expect, it } from 'vitest';
import { callsOf, endpointsIn, patternOf } from './faultRows.ts';

const sources = new Map([
  ['src/features/shop/api.ts', "http.request('offers', {})"],
  ['src/features/shop/cart/api.ts', "import { readCart } from '@/shared/entities/cart';\nhttp.request('cart', {})"],
  ['src/features/shop/cart/saga.ts', ''],
  ['src/features/shop/cart/parts/Row.tsx', ''],
  ['src/features/shop/ShopPage.tsx', ''],
  ['src/features/help/HelpPage.tsx', ''],
  ['src/shared/entities/cart.ts', ''],
]);
const changes = new Map([
  ['src/shared/http/endpoints.ts', "  offers: { call: 'GET v3/offers' },"],
  ['test/faults/rows/shop.ts', "  read('cart', cart, 'No cart'),\n    endpoint: 'login',"],
  ['mocks/handlers/shop.ts', "  createApiHandler('offers', (call) => {"],
]);

it('reads endpoints from the text of the calls', () => {
  const code = `http.request<Course, 'x'>(\n 'course', { path }); http.request(free ? 'freeCourses' : 'courses', {}); http.request(name, {})`;
  expect(endpointsIn(code)).toEqual(['course', 'freeCourses', 'courses', 'name']);
});

it.each([
  ['a saga', 'src/features/shop/cart/saga.ts', ['cart']],
  ['a folder', 'src/features/shop/cart', ['cart']],
  ['a part below the calls', 'src/features/shop/cart/parts/Row.tsx', ['cart']],
  ['a page of an area', 'src/features/shop/ShopPage.tsx', ['offers']],
  ['an entity', 'src/shared/entities/cart.ts', ['cart']],
  ['an area without calls', 'src/features/help/HelpPage.tsx', []],
  ['the table of endpoints', 'src/shared/http/endpoints.ts', ['offers']],
  ['the rows', 'test/faults/rows/shop.ts', ['cart', 'login']],
  ['the mock', 'mocks/handlers/shop.ts', ['offers']],
])('finds the calls of %s', (_, path, calls) => {
  expect(callsOf(sources, [path], (file) => changes.get(file) ?? '')).toEqual(calls);
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
