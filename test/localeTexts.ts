import { createTranslations, type LocaleFiles } from '@/shared/i18n/createI18n';
import { type Locale, languageTag, locales } from '@/shared/i18n/locales';

const files = import.meta.glob('/locales/*/*.json', { import: 'default' }) as LocaleFiles;

/** Namespaces of the base language, which every locale must have. */
export const namespaces = Object.keys(files).flatMap((path) => /^\/locales\/en\/(\w+)\.json$/.exec(path)?.[1] ?? []);

/** Folders of translations that no locale reads. */
export const strayFolders = [...new Set(Object.keys(files).map((path) => path.split('/')[2] ?? ''))].filter(
  (folder) => !locales.some((locale) => locale === folder || locale.slice(0, 2) === folder),
);

/** Paths of the small files that differ for one region of a language: `/locales/en-au/common.json`. */
export const overrides = Object.keys(files).filter((path) => /\/en-\w\w\//.test(path));

/** Values by key; a key is `namespace:block.name`. */
export type Texts = ReadonlyMap<string, string>;

export function flattenTexts(tree: unknown, prefix: string): [key: string, text: string][] {
  if (typeof tree === 'string') return [[prefix, tree]];
  const separator = prefix.endsWith(':') ? '' : '.';
  return Object.entries(tree as object).flatMap(([name, inner]) => flattenTexts(inner, `${prefix}${separator}${name}`));
}

/** Returns the texts of a locale, loaded and merged by the app itself. */
export async function textsOf(locale: Locale): Promise<Texts> {
  const translations = createTranslations(files, locale);
  await translations.load(locale, namespaces);
  return new Map(
    namespaces.flatMap((namespace) =>
      // A file that exists in English only has no texts of this locale.
      flattenTexts(translations.i18n.getResourceBundle(languageTag(locale), namespace) ?? {}, `${namespace}:`),
    ),
  );
}

/** Returns the contents of one file. */
export const fileTexts = async (path: string): Promise<Texts> =>
  new Map(flattenTexts(await files[path]?.(), `${/(\w+)\.json$/.exec(path)?.[1]}:`));

const forms = /_(zero|one|two|few|many|other)$/;

/** Returns keys without their plural form, with the forms they have; none for a key without a count. */
export function pluralForms(texts: Texts): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const key of texts.keys()) {
    const form = forms.exec(key)?.[1];
    const base = key.replace(forms, '');
    found.set(base, [...(found.get(base) ?? []), ...(form ? [form] : [])]);
  }
  return found;
}

export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name).sort();
