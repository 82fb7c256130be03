import { describe, expect, it } from 'vitest';
import { languageOf, locales } from '@/shared/i18n/locales';
import { fixedMessages } from './fixedMessages';
import { textsOf } from './localeTexts';

describe.each(locales.filter((locale) => languageOf(locale) === 'en'))('%s', (locale) => {
  it('says the messages of the specification to the letter', async () => {
    const texts = await textsOf(locale);
    const said = Object.keys(fixedMessages).map((key) => [key, texts.get(key)]);
    expect(Object.fromEntries(said)).toEqual(fixedMessages);
  });
});
