import { expect, it } from 'vitest';
import { languageOf, locales } from '@/shared/i18n/locales';
import { simplifiedIn, traditionalIn } from '~test/hanForms';
import type { Order } from '../db/state';
import { paymentOrder, paymentPath } from './address';
import { localeOfOrder, paymentDocument, paymentPage } from './page';
import { paymentWords, wordsOf } from './words';

const order = (fields: Partial<Order> = {}): Order => ({
  id: 'o-1',
  userId: 'u-1',
  idempotencyKey: 'k',
  collectionId: 1,
  planId: null,
  items: [],
  price: 1_180_000,
  currency: 'VND',
  returnUrl: 'http://app.test/vi-vn/purchase/single/1',
  status: 'pending',
  createdMs: 0,
  ...fields,
});

it('is written in the language of the shop, and escapes what it shows', () => {
  const page = paymentDocument(order(), 'main{}');
  expect(page).toContain('<h1>Thanh toán 1.180.000 ₫</h1>');
  expect(page).toContain('lang="vi-VN"');
  expect(localeOfOrder(order({ returnUrl: 'http://app.test/elsewhere' }))).toBe('en-hk');
  const hostile = paymentDocument(order({ id: '<img src=x>' }), '');
  expect(hostile).not.toContain('<img');
  expect(paymentPage(order({ status: 'paid' })).children.at(-1)).toMatchObject({
    children: [{ attributes: { value: 'back' } }],
  });
});

it('has an address of its own', () => {
  expect(paymentOrder(paymentPath('o-1'))).toBe('o-1');
  expect([paymentOrder('/en-hk/pay/o-1'), paymentOrder('/pay/'), paymentOrder('/pay/a/b')]).toEqual([null, null, null]);
});

it.each(locales)('has words for %s', (locale) => {
  const own = Object.values(wordsOf(locale));
  expect(own.every(Boolean)).toBe(true);
  if (languageOf(locale) !== 'en') expect(wordsOf(locale)).not.toBe(paymentWords.en);
});

it('never mixes the scripts of Chinese', () => {
  const all = (language: string) => Object.values(paymentWords[language] ?? {}).join('');
  expect([simplifiedIn(all('zh-hk')), simplifiedIn(all('zh-tw')), traditionalIn(all('zh-my'))]).toEqual([[], [], []]);
});
