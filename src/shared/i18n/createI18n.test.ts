import { describe, expect, it } from 'vitest';
import { createTranslations } from './createI18n';

const files = {
  '/locales/en/common.json': async () => ({ yes: 'Yes', left_one: 'One left', left_other: '{{count}} left' }),
  '/locales/ja/common.json': async () => ({ yes: 'はい' }),
  '/locales/en/home.json': async () => ({ title: 'Home' }),
};

/** The define of the development server and of unit tests is on. */
describe('a text that exists in English only', () => {
  it('is shown in English, with the plural forms of English', async () => {
    const { i18n, load } = createTranslations(files, 'ja-jp');
    await load('ja-jp', ['common', 'home']);
    const { t } = i18n;
    expect([t('yes' as never), t('left' as never, { count: 1 }), t('left' as never, { count: 3 })]).toEqual([
      'はい',
      'One left',
      '3 left',
    ]);
    expect(t('title' as never, { ns: 'home' })).toBe('Home');
    // The page loader waits for a bundle of the locale itself.
    expect(i18n.hasResourceBundle('ja-JP', 'home')).toBe(true);
  });

  it('is an error when English lacks the whole file', async () => {
    await expect(createTranslations(files, 'ja-jp').load('ja-jp', ['lists'])).rejects.toThrow();
  });
});
