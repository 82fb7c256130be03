import type { Duck } from '@/shared/duck/duck';
import type { Translations } from '@/shared/i18n/createI18n';
import { type Locale, languageTag } from '@/shared/i18n/locales';
import { trackPromise } from '@/shared/lib/trackPromise';
import type { PageModule } from '@/shared/routing/page';
import type { Route } from '../routes';
import { loadPage, namespacesOf } from './pageFiles';

type Part = NonNullable<PageModule['beside']>[number];

interface LoadOptions {
  /** The page's HTML exists already: its later parts are loaded, but not awaited. */
  takesOver?: boolean;
}

export interface PageLoader {
  /**
   * Returns one promise per route and locale; it resolves when chunk and texts have loaded and the page's ducks are
   * registered.
   */
  load(route: Route, locale: Locale, options?: LoadOptions): Promise<PageModule>;
  /** Loads a page that the visitor may open next, so that `load` finds it. A failure is ignored: `load` tries again. */
  prepare(route: Route, locale: Locale): void;
  /** Discards a failed load, so that the next `load` tries again. */
  forget(route: Route): void;
  /** Number of pages that are loading. */
  pending(): number;
  subscribe(onChange: () => void): () => void;
}

interface Deps {
  register: (duck: Duck) => void;
  translations: Translations;
  isMember: () => boolean;
}

export function createPageLoader({ register, translations, isMember }: Deps): PageLoader {
  const promises = new Map<string, Promise<PageModule>>();
  const modules = new Map<string, PageModule>();
  const listeners = new Set<() => void>();
  let pending = 0;
  const count = (by: 1 | -1) => {
    pending += by;
    for (const listener of listeners) listener();
  };

  const preparing = new Map<string, Promise<PageModule>>();
  const textsOf = (route: Route) => ['common', ...namespacesOf(route)];
  /** True after a switch of language when chunk and texts are loaded, so that the screen changes without a skeleton. */
  const hasTexts = (route: Route, locale: Locale) =>
    textsOf(route).every((namespace) => translations.i18n.hasResourceBundle(languageTag(locale), namespace));

  async function start(route: Route, locale: Locale, { takesOver = false }: LoadOptions): Promise<PageModule> {
    const [page] = await Promise.all([loadPage(route), translations.load(locale, textsOf(route))]);
    const bring = <T extends { ducks?: readonly Duck[] }>(module: T): T => {
      for (const duck of module.ducks ?? []) register(duck);
      return module;
    };
    modules.set(route.id, bring(page));
    // A load that fails is tried again, and reported, when the part is rendered.
    const loadPart = (part: Part) => part.load().catch(() => part.forget());
    for (const part of page.beside ?? []) void loadPart(part);
    const memberParts = isMember() ? Promise.all((page.memberParts ?? []).map(loadPart)) : null;
    // Register the parts before React renders them, also when another app instance has already loaded them.
    const parts = Promise.allSettled((page.belowFold ?? []).map((part) => part.load(bring).then(bring)));
    // The part's boundary reports a failed load when the part is rendered.
    if (!takesOver) await parts;
    // React delays the content after a new placeholder, so the page waits for these parts.
    await memberParts;
    return page;
  }

  return {
    load(route, locale, options = {}) {
      const key = `${route.id}@${locale}`;
      const known = promises.get(key);
      if (known) return known;
      const page = modules.get(route.id);
      if (page && hasTexts(route, locale)) {
        const there = Object.assign(Promise.resolve(page), { status: 'fulfilled', value: page });
        promises.set(key, there);
        return there;
      }
      const promise = trackPromise(preparing.get(key) ?? start(route, locale, options));
      queueMicrotask(() => count(1));
      const settled = () => count(-1);
      promise.then(settled, settled);
      promises.set(key, promise);
      return promise;
    },
    prepare(route, locale) {
      const key = `${route.id}@${locale}`;
      if (promises.has(key) || preparing.has(key)) return;
      const page = start(route, locale, {});
      preparing.set(key, page);
      page.catch(() => undefined).finally(() => preparing.delete(key));
    },
    forget(route) {
      for (const part of modules.get(route.id)?.belowFold ?? []) part.forget();
      for (const key of promises.keys()) if (key.startsWith(`${route.id}@`)) promises.delete(key);
    },
    pending: () => pending,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
