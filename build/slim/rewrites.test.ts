import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import i18next, { type i18n } from 'i18next';
import { describe, expect, it } from 'vitest';
import { iconDrawing, quietTranslator, withoutEffects } from './rewrites.ts';

const source = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('i18next/package.json')), 'dist/esm/i18next.js'),
  'utf8',
);

const texts = {
  plain: 'Courses',
  one: { deep: 'Hello {{name}}' },
  lesson_one: '{{count}} lesson',
  lesson_other: '{{count}} lessons',
};

async function translate(translator: { createInstance: () => i18n }, lng: string): Promise<unknown[]> {
  const i18n = translator.createInstance();
  const options = { load: 'currentOnly', defaultNS: 'common', ns: [], resources: {}, initAsync: false } as const;
  await i18n.init({ ...options, lng, fallbackLng: false, interpolation: { escapeValue: false } });
  const said: unknown[] = [i18n.hasResourceBundle(lng, 'common'), i18n.language];
  i18n.addResourceBundle(lng, 'common', texts, true, true);
  i18n.addResourceBundle('ja-JP', 'common', { plain: 'コース' }, true, true);
  i18n.on('languageChanged', (language) => void said.push(language));
  const t = i18n.t as unknown as (key: string, values?: object) => string;
  said.push(i18n.hasResourceBundle(lng, 'common'), t('plain'), t('one.deep', { name: '<b>' }), t('missing.key'));
  for (const count of [0, 1, 2, 5]) said.push(t('lesson', { count }));
  await i18n.changeLanguage('ja-JP');
  return [...said, i18n.language, i18n.languages, t('plain'), i18n.dir()];
}

describe('the lighter i18next', () => {
  it.each(['en-HK', 'zh-Hant-HK', 'th-TH', 'vi-VN'])('says in %s what the whole one says', async (lng) => {
    const url = `data:text/javascript,${encodeURIComponent(quietTranslator(source))}`;
    const lighter = (await import(/* @vite-ignore */ url)) as { default: { createInstance: () => i18n } };
    expect(await translate(lighter.default, lng)).toEqual(await translate(i18next, lng));
  });

  it('is far lighter, and refuses a package that it does not know', () => {
    expect(quietTranslator(source).length).toBeLessThan(source.length * 0.8);
    expect(() => quietTranslator('class I18n {}')).toThrow('i18next has no class LanguageUtil any more');
  });
});

it('lets unused contexts, components and their statics fall away', () => {
  const code = [
    'var Named = React2.createContext(null);',
    'Named.displayName = "Named";',
    'Boundary.contextType = RSCRouterContext;',
    'Kept.other = 1;',
  ];
  expect(withoutEffects(code.join('\n'))).toBe(
    'var Named = /* @__PURE__ */ React2.createContext(null);\n\n\nKept.other = 1;',
  );
});

it("keeps an icon's lines and nothing else of it", () => {
  const code =
    'const data = {\n  name: "x",\n  size: 24,\n  node: [["path", { d: "M1 1", key: "5wwlr5" }]],\n  aliases: []\n};';
  expect(iconDrawing(code).replace(/\s+/g, ' ')).toBe('const data = { node: [["path", { d: "M1 1" }]], };');
});
