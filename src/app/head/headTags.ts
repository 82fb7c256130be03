/** Metadata for search engines and social networks; loaded after the page, since visitors do not see it. */
import { localePath } from '@/platform/locale/paths';
import { env } from '@/shared/config/env';
import { socialPicture } from '@/shared/config/socialPicture';
import { defaultLocale, type Locale, languageTag, locales, regionOf, regions } from '@/shared/i18n/locales';
import { safeImageUrl } from '@/shared/lib/redirect';
import type { PageHead } from '@/shared/routing/page';

export interface DocumentHead extends PageHead {
  locale: Locale;
  /** Path below the locale; null for a page that search engines leave out, and for an address without a page. */
  path: string | null;
  /** The content has an id, which is valid only in its region. */
  regional: boolean;
}

/** Creates or updates one element of the head, or removes it when its value is empty. */
function setTag(selector: string, make: () => HTMLElement, attribute: string, value: string | null | undefined): void {
  const found = document.head.querySelector(selector);
  if (!value) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(make());
  element.setAttribute(attribute, value);
}

function setMeta(key: 'name' | 'property', name: string, content: string | null | undefined): void {
  const make = () => {
    const meta = document.createElement('meta');
    meta.setAttribute(key, name);
    return meta;
  };
  setTag(`meta[${key}="${name}"]`, make, 'content', content);
}

function link(rel: string, href: string, hreflang?: string): HTMLLinkElement {
  const made = Object.assign(document.createElement('link'), { rel, href });
  if (hreflang) made.hreflang = hreflang;
  return made;
}

/**
 * Languages in which a page exists: those of its region when it has an id, since other regions use the id for other
 * content.
 */
function languagesOf(locale: Locale, regional: boolean): readonly Locale[] {
  if (!regional) return locales;
  const own: readonly Locale[] = regions[regionOf(locale)].locales;
  return own.length > 1 ? own : [];
}

/** Metadata of a page; `title` is the document's title, with the product's name. */
export function writeTags({ title, description, imageUrl, locale, path, regional }: DocumentHead): void {
  const site = env.siteUrl || window.location.origin;
  const at = (of: Locale, page: string) => site + localePath(of, page);
  const own = imageUrl ? safeImageUrl(imageUrl) : null;
  const canonical = path === null ? null : at(locale, path);
  setMeta('name', 'description', description);
  setMeta('name', 'robots', path === null ? 'noindex' : null);
  setMeta('property', 'og:title', title);
  setMeta('property', 'og:description', description);
  setMeta('property', 'og:image', own ? new URL(own, window.location.href).href : site + socialPicture.path);
  setMeta('property', 'og:image:width', own ? null : String(socialPicture.width));
  setMeta('property', 'og:image:height', own ? null : String(socialPicture.height));
  setMeta('property', 'og:type', 'website');
  setMeta('property', 'og:site_name', env.productName);
  setMeta('property', 'og:locale', `${locale.slice(0, 3).replace('-', '_')}${regionOf(locale).toUpperCase()}`);
  setMeta('property', 'og:url', canonical);
  setMeta('name', 'twitter:card', 'summary_large_image');
  // The structured data in the HTML describes the first page only.
  const described = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;
  if (described !== canonical) document.querySelector('script[type="application/ld+json"]')?.remove();
  setTag('link[rel="canonical"]', () => link('canonical', ''), 'href', canonical);

  for (const old of document.head.querySelectorAll('link[hreflang]')) old.remove();
  if (path === null) return;
  for (const other of languagesOf(locale, regional))
    document.head.append(link('alternate', at(other, path), languageTag(other)));
  if (!regional) document.head.append(link('alternate', at(defaultLocale, path), 'x-default'));
}
