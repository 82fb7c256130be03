import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { loadChunk } from '@/shared/chunk/loadChunk';
import { env } from '@/shared/config/env';
import { type Locale, languageTag } from '@/shared/i18n/locales';
import type { PageHead, PageModule, RouteParams } from '@/shared/routing/page';
import type { DocumentHead } from './headTags';

/** Returns the full title: the page's title with the product name, or the product name alone. */
export function fullTitle(title: string | undefined): string {
  return title ? `${title} | ${env.productName}` : env.productName;
}

/**
 * Sets the document's language, and its title, unless another component does (`silent`); writes the other metadata a
 * moment later.
 */
export function useDocumentHead(
  { title, description, imageUrl, locale, path, regional }: DocumentHead,
  silent = false,
): void {
  useEffect(() => {
    document.documentElement.lang = languageTag(locale);
  }, [locale]);
  useEffect(() => {
    if (silent) return;
    const full = fullTitle(title);
    document.title = full;
    let current = true;
    loadChunk(() => import('./headTags'))
      .then(({ writeTags }) => current && writeTags({ title: full, description, imageUrl, locale, path, regional }))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [title, description, imageUrl, locale, path, regional, silent]);
}

/**
 * Sets title and metadata of a page, with the product's description as the default. `missing`: the not-found page is
 * shown and sets the title itself.
 */
export function useHead(
  head: PageModule['head'],
  { params, locale, path }: { params: RouteParams; locale: Locale; path: string | null },
  missing: boolean,
): void {
  const { t } = useTranslation();
  const { title, description, imageUrl } = useSelector(
    (state) => head?.(t as never, state as never, params) ?? ({} as PageHead),
    (a, b) => a.title === b.title && a.description === b.description && a.imageUrl === b.imageUrl,
  );
  const words = description || t('footer.line');
  useDocumentHead({ title, description: words, imageUrl, locale, path, regional: 'id' in params }, missing);
}
