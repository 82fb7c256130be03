import { expect, it, onTestFinished } from 'vitest';
import { languageOf, locales } from '@/shared/i18n/locales';
import { simplifiedIn, traditionalIn } from '~test/hanForms';
import { codedFailures, type FailureName } from '../handlers/failureCodes';
import { en } from './en';
import { messageOf, messages } from './messages';
import type { Messages } from './types';

const names = Object.keys(codedFailures) as FailureName[];

/** Messages that a language lacks: shown in English until they are written. */
const drafts = Object.entries(messages).flatMap(([language, own]) =>
  names.filter((name) => own[name] === undefined).map((name) => `${name}: ${language}`),
);
if (drafts.length > 0) console.warn(`Write these into mocks/messages:\n  ${drafts.join('\n  ')}`);

it.each(locales)('refuses in the language of %s', (locale) => {
  const english = languageOf(locale) === 'en';
  const own = messages[locale] ?? messages[languageOf(locale)] ?? {};
  for (const name of names.filter((name) => own[name] !== undefined)) {
    const text = messageOf(name, locale);
    expect([name, text.trim()]).toEqual([name, text]);
    expect(text.length).toBeGreaterThan(3);
    if (!english) expect(text).not.toBe(messageOf(name, null));
  }
});

it('refuses in English where the language has no message yet', () => {
  const all = messages as Record<string, Messages>;
  const { th } = messages;
  onTestFinished(() => void Object.assign(all, { th }));
  all.th = { badEmail: 'อีเมล' };
  expect([messageOf('badEmail', 'th-th'), messageOf('notFound', 'th-th')]).toEqual(['อีเมล', en.notFound]);
});

it('has no language that nobody speaks', () => {
  const spoken = new Set(locales.map((locale) => (languageOf(locale) === 'zh' ? locale : languageOf(locale))));
  expect(Object.keys(messages).sort()).toEqual([...spoken].sort());
});

it('never mixes the scripts of Chinese', () => {
  const all = (language: string) => Object.values(messages[language] ?? {}).join('');
  expect([simplifiedIn(all('zh-hk')), simplifiedIn(all('zh-tw')), traditionalIn(all('zh-my'))]).toEqual([[], [], []]);
});
