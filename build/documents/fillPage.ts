import { socialPicture } from '../../src/shared/config/socialPicture.ts';
import type { Locale, Server } from '../bundle/server.ts';
import { policyFor } from '../hosting/headers.ts';
import type { BuildEnv } from '../settings/env.ts';

import { connectionsOf } from './connections.ts';
import { fillDocument, hashSource, inlineStyle } from './htmlDocument.ts';
import type { PageParts } from './pageParts.ts';
import { type Alternate, manifestPath, type SiteAddresses } from './siteAddresses.ts';

/** A rendered page in a locale. */
export interface FilledPage {
  locale: Locale;
  /** Below the locale; null for the fallback. */
  path: string | null;
  page: Awaited<ReturnType<Server['renderPage']>>;
  parts: PageParts;
  alternates: readonly Alternate[];
  /** Time and state for hydration; null when the browser renders from scratch. */
  content: { at: number; state: object } | null;
}

/** Returns the source expression of a page's inline style, for the policy. */
export const styleOf = ({ styles }: Pick<PageParts, 'styles'>): string => hashSource(inlineStyle(styles));

/** Returns a page's document. Its policy names its own inline code; the host's policy names that of all pages. */
export function fillPage(
  { locale, path, page, parts, alternates, content }: FilledPage,
  server: Pick<Server, 'localePath' | 'languageTag'>,
  env: BuildEnv,
  { site, canonical }: Pick<SiteAddresses, 'site' | 'canonical'>,
): string {
  const image = page.head.imageUrl;
  const base = site || undefined;
  return fillDocument(parts.template, {
    lang: server.languageTag(locale),
    socialLocale: locale.replace(/-(\w+)$/, (_, region: string) => `_${region.toUpperCase()}`),
    siteName: env.VITE_PRODUCT_NAME,
    title: page.title,
    description: page.head.description ?? null,
    imageUrl: image && URL.canParse(image, base) ? new URL(image, base).href : null,
    defaultImage: site ? { ...socialPicture, url: site + socialPicture.path } : null,
    canonical: path === null ? null : canonical(locale, path),
    alternates,
    manifest: manifestPath(locale),
    styles: parts.styles,
    laterStyles: parts.laterStyles,
    modules: parts.modules,
    preconnect: connectionsOf(env),
    early: parts.early,
    html: page.html,
    noScript: page.noScript,
    notices: page.notices,
    structuredData: page.head.structuredData ?? [],
    block: path !== null && content ? { locale, path: server.localePath(locale, path), ...content } : null,
    policy: policyFor(env, { styles: [styleOf(parts)], scripts: parts.scripts }, true),
  });
}
