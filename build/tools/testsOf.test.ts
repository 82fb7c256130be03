import { expect, it } from 'vitest';
import { testsOf } from './testsOf.ts';

const sources = new Map([
  ['src/shop/price.ts', ''],
  ['src/shop/price.test.ts', "import { price } from './price';"],
  ['src/shop/ShopPage.test.tsx', ''],
  ['src/shop/cart/cart.test.ts', "import { price } from '@/shop/price';"],
  ['test/table.ts', ''],
  ['test/docs.test.ts', ''],
  ['src/app/routes.test.ts', "import { rows } from '~test/table';"],
]);

it.each([
  ['a folder', 'src/shop', ['src/shop/price.test.ts', 'src/shop/ShopPage.test.tsx', 'src/shop/cart/cart.test.ts']],
  [
    'a file',
    'src/shop/price.ts',
    ['src/shop/price.test.ts', 'src/shop/ShopPage.test.tsx', 'src/shop/cart/cart.test.ts'],
  ],
  ['a style sheet', 'src/shop/Shop.module.css', ['src/shop/price.test.ts', 'src/shop/ShopPage.test.tsx']],
  ['a test', 'src/shop/price.test.ts', ['src/shop/price.test.ts']],
  ['a table of the tests', 'test/table.ts', ['src/app/routes.test.ts']],
  ['a text', 'locales/en/shop.json', []],
])('finds the tests of %s', (_, path, tests) => {
  expect(testsOf(sources, [path])).toEqual(tests);
});
