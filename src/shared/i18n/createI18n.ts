import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadChunk } from '@/shared/chunk/loadChunk';
import { type Locale, languageOf, languageTag } from './locales';

/** Loaders of translation files by their path (`/locales/<lng>/<namespace>.json`). */
export type LocaleFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** All files, or a function that returns the files of a locale on demand. */
export type TextFiles = LocaleFiles | ((locale: Locale) => Promise<LocaleFiles>);

export interface Translations {
  readonly i18n: I18n;
  /** Loads namespaces of a locale, once each. Rejects with a `ChunkLoadError` when a file cannot be loaded. */
  load(locale: Locale, namespaces: readonly string[]): Promise<void>;
  /** Makes a locale, whose namespaces are loaded, the current one before it returns. */
  use(locale: Locale): void;
}

type Tree = { [key: string]: string | Tree };

function merge(base: Tree, override: Tree): Tree {
  const out: Tree = { ...base };
  for (const [key, value] of Object.entries(override)) {
    const below = out[key];
    out[key] = typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value;
  }
  return out;
}

/** Whether English replaces missing texts: in development, and in builds for tests while some are not translated. */
const draftTexts = import.meta.env.VITE_DRAFT_TEXTS === 'true';

/**
 * Creates one i18next instance per app. A locale's texts are its language's base file (`en`) overridden by the small
 * regional file (`en-au`); Chinese has a whole file per locale, so that scripts never mix. Releases have no fallback
 * language: their build fails when a text is missing.
 */
export function createTranslations(files: TextFiles, locale: Locale): Translations {
  const i18n = i18next.createInstance();
  void i18n.use(initReactI18next).init({
    lng: languageTag(locale),
    fallbackLng: draftTexts ? 'en' : false,
    load: 'currentOnly',
    defaultNS: 'common',
    ns: [],
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  const loading = new Map<string, Promise<void>>();

  const loadOne = async (of: Locale, namespace: string) => {
    const known = typeof files === 'function' ? await files(of) : files;
    const read = async (folders: readonly string[]) => {
      const found = folders.map((folder) => known[`/locales/${folder}/${namespace}.json`]);
      const trees = await Promise.all(
        found.filter((file) => file !== undefined).map((file) => file() as Promise<Tree>),
      );
      return trees.length > 0 ? trees.reduce(merge, {}) : null;
    };
    const [own, english] = await Promise.all([read([languageOf(of), of]), draftTexts ? read(['en']) : null]);
    if (!own && !english) throw new Error(`No ${namespace} text for ${of}`);
    if (english) i18n.addResourceBundle('en', namespace, english, true, true);
    i18n.addResourceBundle(languageTag(of), namespace, own ?? {}, true, true);
  };

  return {
    i18n,
    async load(of, namespaces) {
      await Promise.all(
        namespaces.map((namespace) => {
          const key = `${of}/${namespace}`;
          const known = loading.get(key);
          if (known) return known;
          const started = loadChunk(() => loadOne(of, namespace)).catch((error: unknown) => {
            loading.delete(key);
            throw error;
          });
          loading.set(key, started);
          return started;
        }),
      );
    },
    use(next) {
      // All texts are there, so nothing is left to wait for.
      void i18n.changeLanguage(languageTag(next));
    },
  };
}
