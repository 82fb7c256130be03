import type { Duck } from '@/shared/duck/duck';
import type { Translations } from '@/shared/i18n/createI18n';
import { type Locale, languageTag } from '@/shared/i18n/locales';
import type { Route } from '../routes';
import type { PageModule } from './page';

interface LoadOptions {
  /** The page's HTML is there already: its later parts are asked for, too, but not waited for. */
  takesOver?: boolean;
}

export interface PageLoader {
  /** One promise per route and locale: chunk and texts are there and the page's ducks are registered. */
  load(route: Route, locale: Locale, options?: LoadOptions): Promise<PageModule>;
  /** After a failure: the next `load` tries again. */
  forget(route: Route): void;
  /** Pages on their way. */
  pending(): number;
  subscribe(onChange: () => void): () => void;
}

interface Deps {
  register: (duck: Duck) => void;
  translations: Translations;
}

export function createPageLoader({ register, translations }: Deps): PageLoader {
  const promises = new Map<string, Promise<PageModule>>();
  const modules = new Map<string, PageModule>();
  const listeners = new Set<() => void>();
  let pending = 0;
  const count = (by: 1 | -1) => {
    pending += by;
    for (const listener of listeners) listener();
  };

  const namespacesOf = (route: Route) => ['common', ...(route.namespaces ?? [])];
  /** After a switch of language chunk and texts are there, so that the screen changes without a skeleton between. */
  const hasTexts = (route: Route, locale: Locale) =>
    namespacesOf(route).every((namespace) => translations.i18n.hasResourceBundle(languageTag(locale), namespace));

  async function start(route: Route, locale: Locale, { takesOver = false }: LoadOptions): Promise<PageModule> {
    const [page] = await Promise.all([route.load(), translations.load(locale, namespacesOf(route))]);
    const bring = <T extends { ducks?: readonly Duck[] }>(module: T): T => {
      for (const duck of module.ducks ?? []) register(duck);
      return module;
    };
    modules.set(route.id, bring(page));
    // Registered before React hears of them, and here, too, when another app has loaded them.
    const parts = Promise.all((page.later ?? []).map((part) => part.load(bring).then(bring)));
    // A part that does not come is an error of the page, when it is rendered.
    if (takesOver) parts.catch(() => undefined);
    else await parts;
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
      // React reads these fields of a promise it is given, so a page that is there renders at once.
      const promise = Object.assign(start(route, locale, options), { status: 'pending' });
      queueMicrotask(() => count(1));
      promise
        .then(
          (value) => void Object.assign(promise, { status: 'fulfilled', value }),
          (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
        )
        .finally(() => count(-1));
      promises.set(key, promise);
      return promise;
    },
    forget(route) {
      for (const part of modules.get(route.id)?.later ?? []) part.forget();
      for (const key of promises.keys()) if (key.startsWith(`${route.id}@`)) promises.delete(key);
    },
    pending: () => pending,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
