import { describe, expect, it } from 'vitest';
import { divideTests, hasOnlyGained, relatedTests, testsOf } from './testsOf.ts';

const sources = new Map([
  ['src/shop/price.ts', ''],
  ['src/shop/price.test.ts', "import { price } from './price';"],
  ['src/shop/ShopPage.test.tsx', ''],
  ['src/shop/film.ts', ''],
  ['src/shop/films.wide.test.ts', "import { drawFilm } from './film';"],
  ['src/shop/cart/cart.test.ts', "import { price } from '@/shop/price';"],
  ['test/table.ts', ''],
  ['test/docs.test.ts', ''],
  ['src/app/routes.test.ts', "import { rows } from '~test/table';"],
]);

it.each([
  [
    'a folder',
    'src/shop',
    [
      'src/shop/price.test.ts',
      'src/shop/ShopPage.test.tsx',
      'src/shop/films.wide.test.ts',
      'src/shop/cart/cart.test.ts',
    ],
  ],
  [
    'a file of a wide test',
    'src/shop/film.ts',
    ['src/shop/price.test.ts', 'src/shop/ShopPage.test.tsx', 'src/shop/films.wide.test.ts'],
  ],
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

const app = new Map([
  ['src/app/start.test.tsx', "import { start } from './start';"],
  ['src/app/start.ts', "const pages = import.meta.glob('/src/features/**/*Page.tsx');"],
  ['src/features/shop/ShopPage.tsx', "import { cartDuck } from '@/domain/cart/saga';\nuseTranslation('shop');"],
  ['src/features/shop/ShopPage.test.tsx', "import '@/app/start';"],
  ['src/features/help/HelpPage.tsx', "import('./HelpForm');"],
  ['src/features/help/HelpForm.tsx', "useTranslation(['common', 'help']);"],
  ['src/features/help/HelpPage.test.tsx', "import '@/app/start';"],
  ['src/domain/cart/saga.ts', "import { cart } from './state';"],
  ['src/domain/cart/state.ts', ''],
  ['test/rows.ts', "import { cart } from '@/domain/cart/state';"],
  ['test/matrix.test.ts', "import './rows';"],
]);

it.each([
  [
    'what imports it, and the page above it',
    'src/domain/cart/state.ts',
    ['src/features/shop/ShopPage.test.tsx', 'test/matrix.test.ts'],
  ],
  ['the pages above a folder', 'src/domain/cart', ['src/features/shop/ShopPage.test.tsx', 'test/matrix.test.ts']],
  ['a part that loads later', 'src/features/help/HelpForm.tsx', ['src/features/help/HelpPage.test.tsx']],
  ['the pages that show a text', 'locales/en/help.json', ['src/features/help/HelpPage.test.tsx']],
  ['no page for what each page may load', 'docs/tour.md', []],
])('finds as related %s', (_, path, tests) => {
  expect(relatedTests(app, [path])).toEqual(tests);
});

describe('a change with many related tests', () => {
  const near = ['src/features/shop/cart/cart.test.ts', 'test/docs.test.ts'];
  const ofFeature = ['src/features/shop/list/ListPage.test.tsx', 'src/features/shop/shop.test.ts'];
  const ofOthers = ['src/features/shopping/a.test.ts', 'src/app/start.test.tsx'];
  const divide = (limit: number) =>
    divideTests(near, [...ofOthers, ...near, ...ofFeature], ['src/features/shop/cart/cart.ts', 'README.md'], limit);

  it('runs the tests of its features first, and the others after them', () => {
    expect(divide(6)).toEqual({ first: [...near, ...ofFeature], rest: ofOthers, omitted: [] });
  });

  it('leaves out tests of other features only', () => {
    expect(divide(5)).toEqual({ first: [...near, ...ofFeature], rest: [], omitted: ofOthers });
    expect(divide(0).omitted).toEqual(ofOthers);
  });
});

it.each([
  ['a new key', { a: 'A', b: { c: 'C', d: 'D' } }, true],
  ['another text', { a: 'A', b: { c: 'D' } }, false],
  ['a missing key', { a: 'A', b: {} }, false],
  ['texts in place of a text', { a: { x: 'A' }, b: { c: 'C' } }, false],
  ['a text in place of texts', { a: 'A', b: 'C' }, false],
])('tells new texts from others by %s', (_, now, expected) => {
  expect(hasOnlyGained({ a: 'A', b: { c: 'C' } }, now)).toBe(expected);
});
