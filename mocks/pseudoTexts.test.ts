import { expect, it } from 'vitest';
import { createTranslations } from '@/shared/i18n/createI18n';
import { placeholdersIn, textsOf } from '~test/localeTexts';
import { lengthenText, pseudoTexts } from './pseudoTexts';

const texts = [...(await textsOf('en-hk')).values()];
const tagsIn = (text: string) => text.match(/<[^>]*>/g) ?? [];

it('makes texts about 40 % longer, with accents, and keeps placeholders and tags', () => {
  expect(lengthenText('Save <1>{{name}}</1>, Anna')).toBe('[Sáávéé <1>{{name}}</1>, ÁÁnnáá]');
  const changed = texts.map(lengthenText);
  const ratio = changed.join('').length / texts.join('').length;
  expect(ratio).toBeGreaterThan(1.3);
  expect(ratio).toBeLessThan(1.5);
  expect(changed.map(placeholdersIn)).toEqual(texts.map(placeholdersIn));
  expect(changed.map(tagsIn)).toEqual(texts.map(tagsIn));
});

it('replaces the texts of the files that the app loads', async () => {
  const files = { '/locales/en/common.json': async () => ({ head: { text: 'Hi {{name}}' } }) };
  const { i18n, load } = createTranslations(pseudoTexts(files), 'en-hk');
  await load('en-hk', ['common']);
  expect(i18n.t('head.text' as never, { name: 'Ida' })).toBe('[Hîî Ida]');
});
