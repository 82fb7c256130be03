import { join } from 'node:path';
import type { TypeOptions } from 'i18next';
import { describe, expect, it } from 'vitest';
import { type Locale, languageName, languageOf, languageTag, locales } from '@/shared/i18n/locales';
import { findDrafts } from '../build/bundle/draftTexts.ts';
import { simplifiedIn, traditionalIn } from './hanForms';
import { fileTexts, namespaces, overrides, placeholdersIn, pluralForms, strayFolders, textsOf } from './localeTexts';
import { usedKeys } from './translationUse';

const english = await textsOf('en-hk');
const keys = [...pluralForms(english).keys()];
const all = await Promise.all(locales.map(async (locale) => ({ locale, texts: await textsOf(locale) })));
const foreign = all.filter(({ locale }) => languageOf(locale) !== 'en');

const bare = (text: string) => text.replace(/\{\{\s*\w+\s*\}\}/g, '');
const baseOf = (key: string) => key.replace(/_\w+$/, '');

/** Texts that may equal the English ones, by key; a language is named when it uses the same word. */
const sameAsEnglish: Readonly<Record<string, string>> = {
  'common:account.nowTV': 'the name of a company',
  'common:messages.ok': 'OK is said everywhere',
  'account:form.email': 'Email is a word of Indonesian and Vietnamese: id vi',
  'support:email': 'Email is a word of Indonesian and Vietnamese: id vi',
  'support:tags.video': 'a word of Indonesian, Malay and Vietnamese: id ms vi',
  'schedule:subscribe.outlook': 'the name of a product',
  'notes:import': 'a word of Malay: ms',
  'classes:topics.status': 'a word of Indonesian and Malay: id ms',
  'common:cards.preOrder': 'shops of Indonesia say Pre-order: id',
  'topic:badge.preorder': 'shops of Indonesia say Pre-order: id',
  'course:badge.preorder': 'shops of Indonesia say Pre-order: id',
  'common:footer.questions': 'help pages of Indonesia say FAQ: id',
  'course:tabs.questions': 'help pages of Indonesia say FAQ: id',
  'topic:tabs.faq': 'help pages of Indonesia say FAQ: id',
  'common:filters.label': 'a word of Indonesian: id',
  'course:trailer.label': 'a word of Indonesian: id',
  'course:trailer.timed': 'a word of Indonesian: id',
  'player:controls.volume': 'a word of Indonesian: id',
  'player:hint.volume': 'a word of Indonesian: id',
  'player:controls.auto': 'short for automatik: ms',
  'player:controls.autoNow': 'short for automatik: ms',
  'player:help.space': 'what is printed on keyboards: th',
  'common:help.channel.whatsapp': 'the name of an app',
  'common:help.channel.line': 'the name of an app',
  'common:help.channel.kakao': 'the name of an app, written so where few have it',
  'common:help.channel.zalo': 'the name of an app',
};
const isCountry = (key: string, locale: Locale) =>
  key.startsWith('common:regions.') && ['id', 'ms', 'vi'].includes(languageOf(locale));

function maySayEnglish(key: string, locale: Locale): boolean {
  const reason = sameAsEnglish[key];
  const [, only] = reason?.split(': ') ?? [];
  return isCountry(key, locale) || (reason !== undefined && (!only || only.split(' ').includes(languageOf(locale))));
}

const scripts: Readonly<Record<string, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
  zh: /\p{Script=Han}/u,
};

it('has 16 locales, and no folder that no locale reads', () => {
  expect([locales.length, strayFolders]).toEqual([16, []]);
  expect(namespaces.length).toBeGreaterThanOrEqual(6);
});

it('lists the texts that exist in English only, which a release build refuses', () => {
  const drafts = findDrafts(join(import.meta.dirname, '..'));
  if (drafts.length > 0) console.warn(`Translate these before a release:\n  ${drafts.join('\n  ')}`);
  // A draft is a text of English: a file of another language never makes one.
  expect(drafts.filter((draft) => !keys.some((key) => draft.startsWith(`${key}: `)))).toEqual([]);
});

describe.each(all)('$locale', ({ locale, texts }) => {
  it('has no key that English lacks', () => {
    const known = new Set(keys);
    const advice = 'Write the English text too, or delete these.';
    expect(
      [...pluralForms(texts).keys()].filter((key) => !known.has(key)),
      advice,
    ).toEqual([]);
  });

  it('has exactly the plural forms of its language', () => {
    const needed = new Intl.PluralRules(languageTag(locale)).resolvedOptions().pluralCategories;
    const counted = [...pluralForms(english)].filter(([, forms]) => forms.length > 0).map(([key]) => key);
    const own = pluralForms(texts);
    const translated = counted.filter((key) => own.has(key));
    for (const key of translated) expect([key, own.get(key)?.toSorted()]).toEqual([key, needed.toSorted()]);
    expect([...own].filter(([, forms]) => forms.length > 0)).toHaveLength(translated.length);
  });

  it('fills in what English fills in', () => {
    const expected = (key: string) => placeholdersIn(english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? '');
    const wrong = [...texts].filter(([key, text]) => {
      const needed = key.endsWith('_one') ? expected(`${baseOf(key)}_other`) : expected(key);
      // The singular may omit the number.
      const omits = key.endsWith('_one') && needed.includes('count') && !text.includes('{{count}}');
      const filled = omits ? ['count'] : [];
      return [...placeholdersIn(text), ...filled].sort().join() !== needed.join();
    });
    expect(wrong).toEqual([]);
  });

  it('has no empty text, no stray blank and no broken placeholder', () => {
    const broken = /^\s|\s$| {2}|[{}]|^$/;
    const filled = (text: string) => text.replace(/\{\{\w+\}\}/g, 'x');
    expect([...texts].filter(([, text]) => broken.test(filled(text)))).toEqual([]);
  });

  it('has short labels for the phone’s navigation', () => {
    // East Asian characters are twice as wide; combining marks have no width.
    const width = (text: string) =>
      [...text.normalize('NFC').replace(/\p{M}/gu, '')].reduce(
        (sum, character) => sum + (/[\u3000-\u9fff\uac00-\ud7a3]/.test(character) ? 2 : 1),
        0,
      );
    const names = ['home', 'classes', 'courses', 'learning', 'account'].map((name) => `common:nav.${name}`);
    const labels = names.map((key) => texts.get(key) ?? english.get(key));
    expect(labels.filter((label) => !label || width(label) > 12)).toEqual([]);
  });

  it.runIf(languageOf(locale) === 'zh')('keeps a number and its measure word in one line, by a no-break space', () => {
    const divided =
      /(?:\d\+?|\{\{\w+\}\}\+?) [課课堂節节天日個个分小項项人次年月題题頁页張张倍秒科位級级句篇份頓顿歲岁週周條条門门顆颗筆笔則则台部步字]/;
    expect([...texts].filter(([, text]) => divided.test(text))).toEqual([]);
  });

  it('is named in its own language', () => {
    expect(languageName(locale)).not.toBe(locale);
  });
});

describe.each(foreign)('$locale', ({ locale, texts }) => {
  it('is translated', () => {
    const left = [...texts].filter(
      ([key, text]) => /\p{L}{2}/u.test(bare(text)) && english.get(key) === text && !maySayEnglish(key, locale),
    );
    expect(left).toEqual([]);
  });

  it('is written in its script', () => {
    const script = scripts[languageOf(locale)];
    const wrong = [...texts].filter(
      ([key, text]) => script && /\p{L}{2}/u.test(bare(text)) && !script.test(text) && !maySayEnglish(key, locale),
    );
    expect(wrong).toEqual([]);
    const whole = [...texts.values()].join('');
    if (locale === 'zh-hk' || locale === 'zh-tw') expect(simplifiedIn(whole)).toEqual([]);
    if (locale === 'zh-my') expect(traditionalIn(whole)).toEqual([]);
  });
});

it('differs where Hong Kong, Taiwan and Malaysia speak differently', () => {
  const of = (wanted: Locale) => all.find(({ locale }) => locale === wanted)?.texts ?? new Map<string, string>();
  const [hk, tw, my] = [of('zh-hk'), of('zh-tw'), of('zh-my')];
  const differing = keys.filter((key) => new Set([hk.get(key), tw.get(key), my.get(key)]).size === 3);
  expect(differing.length).toBeGreaterThan(keys.length / 4);
});

it('changes English only where a place has another word', async () => {
  const base = new Map(
    (await Promise.all(namespaces.map((name) => fileTexts(`/locales/en/${name}.json`)))).flatMap((one) => [...one]),
  );
  for (const path of overrides) {
    for (const [key, text] of await fileTexts(path)) {
      expect([path, key, base.has(key)]).toEqual([path, key, true]);
      expect([path, key, text]).not.toEqual([path, key, base.get(key)]);
    }
  }
});

type Resources = TypeOptions['resources'];
/** Namespaces whose keys the compiler does not know. */
type Untyped = { [N in keyof Resources]: 0 extends 1 & Resources[N] ? N : never }[keyof Resources];

describe('keys and source', () => {
  it('are compared by the compiler, in every namespace', () => {
    const isTyped: [Untyped] extends [never] ? true : false = true;
    expect(isTyped).toBe(true);
  });

  it('leave no text unused', () => {
    const used = new Set(usedKeys(keys));
    const advice = 'Delete these texts in every language, or use them.';
    expect(
      keys.filter((key) => !used.has(key)),
      advice,
    ).toEqual([]);
  });

  it('are read as the source means them', () => {
    const code = `
      import { useTranslation } from 'react-i18next';
      export function useExample(kind: 'word' | 'text', part: 'one' | 'two', any: string) {
        const { t } = useTranslation('home');
        const label = kind === 'word' ? 'a.more' : 'a.less';
        return [t(label), t(\`b.\${part}\`), t(\`\${kind}.c.\${part}\`), t(\`d.\${any}\`)];
      }`;
    const used = ['home:a.more', 'home:b.one', 'home:b.two', 'home:text.c.two'];
    const known = [...used, 'home:b.three', 'home:c.one', 'home:d.one', 'player:a.more', 'player:b.one'];
    expect(usedKeys(known, new Map([['src/platform/clock/useDuration.ts', code]]))).toEqual(used);
  });
});
