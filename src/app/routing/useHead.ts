import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { loadChunk } from '@/shared/chunk/loadChunk';
import { env } from '@/shared/config/env';
import { type Locale, languageTag } from '@/shared/i18n/locales';
import type { RouteParams } from './match';
import type { PageHead, PageModule } from './page';

/** The full title: the product name when a page gives none. */
export function fullTitle(title: string | undefined): string {
  return title ? `${title} | ${env.productName}` : env.productName;
}

export interface DocumentHead extends PageHead {
  locale: Locale;
  /** Below the locale; null: no page of the site. */
  path: string | null;
  /** What it is about has an id, which means it in its own region alone. */
  regional: boolean;
}

/** Names the document, unless somebody else does (`silent`); what only machines read of it follows a moment later. */
export function useDocumentHead(
  { title, description, imageUrl, locale, path, regional }: DocumentHead,
  silent = false,
): void {
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
 * Names the document after its page, and describes it as the product where the page does not. `missing`: the not-found
 * page stands in the page's place and names the document itself.
 */
export function useHead(
  head: PageModule['head'],
  { params, locale, path }: { params: RouteParams; locale: Locale; path: string },
  missing: boolean,
): void {
  const { t } = useTranslation();
  const { title, description, imageUrl } = useSelector(
    (state) => head?.(t as never, state as never, params) ?? ({} as PageHead),
    (a, b) => a.title === b.title && a.description === b.description && a.imageUrl === b.imageUrl,
  );
  const words = description ?? t('footer.line');
  useDocumentHead({ title, description: words, imageUrl, locale, path, regional: 'id' in params }, missing);
  useEffect(() => {
    document.documentElement.lang = languageTag(locale);
  }, [locale]);
}
