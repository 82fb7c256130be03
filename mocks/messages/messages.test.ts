import { expect, it } from 'vitest';
import { languageOf, locales } from '@/shared/i18n/locales';
import { simplifiedIn, traditionalIn } from '~test/hanForms';
import { codedFailures, type FailureName } from '../handlers/failureCodes';
import { messageOf, messages } from './messages';

const names = Object.keys(codedFailures) as FailureName[];

it.each(locales)('refuses in the language of %s', (locale) => {
  const english = languageOf(locale) === 'en';
  for (const name of names) {
    const text = messageOf(name, locale);
    expect([name, text.trim()]).toEqual([name, text]);
    expect(text.length).toBeGreaterThan(3);
    if (!english) expect(text).not.toBe(messageOf(name, null));
  }
});

it('has no language that nobody speaks', () => {
  const spoken = new Set(locales.map((locale) => (languageOf(locale) === 'zh' ? locale : languageOf(locale))));
  expect(Object.keys(messages).sort()).toEqual([...spoken].sort());
});

it('never mixes the scripts of Chinese', () => {
  const all = (language: string) => Object.values(messages[language] ?? {}).join('');
  expect([simplifiedIn(all('zh-hk')), simplifiedIn(all('zh-tw')), traditionalIn(all('zh-my'))]).toEqual([[], [], []]);
});
