import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { env } from '@/shared/config/env';
import { type Locale, languageTag } from '@/shared/i18n/locales';
import { safeImageUrl } from '@/shared/lib/redirect';
import type { RouteParams } from './match';
import type { PageHead, PageModule } from './page';

function setMeta(attribute: 'name' | 'property', name: string, content: string | null): void {
  const found = document.head.querySelector(`meta[${attribute}="${name}"]`);
  if (content === null) {
    found?.remove();
    return;
  }
  const meta = found ?? document.createElement('meta');
  meta.setAttribute(attribute, name);
  meta.setAttribute('content', content);
  if (!found) document.head.append(meta);
}

/** The full title: the product name when a page gives none. */
export function fullTitle(title: string | undefined): string {
  return title ? `${title} | ${env.productName}` : env.productName;
}

/** Title, description and social tags of the document. */
export function applyHead({ title, description, imageUrl }: PageHead): void {
  const full = fullTitle(title);
  const image = imageUrl ? safeImageUrl(imageUrl) : null;
  document.title = full;
  setMeta('name', 'description', description || null);
  setMeta('property', 'og:title', full);
  setMeta('property', 'og:description', description || null);
  setMeta('property', 'og:image', image ? new URL(image, window.location.href).href : null);
}

/** `missing`: the not-found page stands in the page's place and names the document itself. */
export function useHead(head: PageModule['head'], params: RouteParams, locale: Locale, missing: boolean): void {
  const { t } = useTranslation();
  const { title, description, imageUrl } = useSelector(
    (state) => head?.(t as never, state as never, params) ?? ({} as PageHead),
    (a, b) => a.title === b.title && a.description === b.description && a.imageUrl === b.imageUrl,
  );
  useEffect(() => {
    if (missing) return;
    applyHead({
      ...(title ? { title } : {}),
      ...(description ? { description } : {}),
      ...(imageUrl ? { imageUrl } : {}),
    });
  }, [title, description, imageUrl, missing]);
  useEffect(() => {
    document.documentElement.lang = languageTag(locale);
  }, [locale]);
}
