/** Renders pages to HTML, without a browser. */
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { DescribedPage } from '@/domain/prerender/describedPage';
import { localePath } from '@/platform/locale/paths';
import { env } from '@/shared/config/env';
import { createTranslations } from '@/shared/i18n/createI18n';
import { type Locale, languageTag, regionOf, regions } from '@/shared/i18n/locales';
import type { PageHead } from '@/shared/routing/page';
import { SceneDrawing } from '@/shared/ui/brand/Scene';
import tokensCss from '@/shared/ui/tokens.css?inline';
import { AppView } from '../AppView';
import type { App } from '../createApp';
import { fullTitle } from '../head/useHead';
import { matchRoute } from '../routing/match';
import { namespacesOf } from '../routing/pageFiles';
import { Footer } from '../shell/lazyParts';
import { findContentPages } from './contentPages';
import { FallbackPage } from './FallbackPage';
import { LateStart } from './LateStart';
import { type MakeOptions, makeApp } from './makeApp';
import { NoScript } from './NoScript';
import { OfflinePage } from './OfflinePage';
import { OldBrowser } from './OldBrowser';
import offlineCss from './offline.css?inline';
import { buildOf, openingRoutes } from './pageBuilds';
import { textFiles } from './textFiles';

export interface RenderOptions extends MakeOptions {
  /** Time for which the HTML is rendered, in epoch milliseconds; hydration uses the same time. */
  at: number;
  /** Initial state of the page's ducks. */
  state?: Readonly<Record<string, unknown>>;
}

interface RenderedHead extends PageHead {
  /** Schema.org objects that describe the page's content to search engines. */
  structuredData?: readonly object[];
}

export interface RenderedPage {
  /** Content of #root. */
  html: string;
  /** HTML before #root, for browsers without scripts. */
  noScript: string;
  /** Hidden messages behind #root, which scripts of the document show. */
  notices: string;
  head: RenderedHead;
  title: string;
  /** Paths of further pages with ids, below the locale. */
  links: readonly string[];
}

const view = (app: App, locale: Locale, path: string, children?: ReactNode) => (
  <StaticRouter location={localePath(locale, path)}>
    <AppView app={app}>{children}</AppView>
  </StaticRouter>
);

const renderNotices = (t: i18n['t'], isEmpty = false) =>
  renderToStaticMarkup(
    <>
      <OldBrowser t={t} isEmpty={isEmpty} />
      <LateStart t={t} />
    </>,
  );

/** Renders the HTML of one page and its head, for a guest. */
export async function renderPage(locale: Locale, path: string, options: RenderOptions): Promise<RenderedPage> {
  const match = matchRoute(path);
  if (!match) throw new Error(`No page at ${path}`);
  const { at, state = {} } = options;
  const app = makeApp(locale, path, options, { now: () => at, lazyState: state });
  try {
    await app.services.translations.load(locale, ['common']);
    const page = await app.pages.load(match.route, locale);
    const { i18n } = app.services.translations;
    const head = page.head?.(i18n.t, app.store.getState() as never, match.params) ?? {};
    const build = buildOf(match.route);
    const content = build.content?.(app.store.getState(), match.params) ?? null;
    // Without the site's URL there are none, since they contain absolute addresses.
    const described = content && env.siteUrl ? build.describe?.(content, describedPage(app, locale, { path, at })) : [];
    const free = (content && build.freeLessons?.(content)) ?? [];
    await Promise.all([SceneDrawing.load(), Footer.load()]);
    const html = renderToString(view(app, locale, path));
    const noScript = renderToStaticMarkup(<NoScript t={i18n.t} />);
    const notices = renderNotices(i18n.t);
    return {
      html,
      noScript,
      notices,
      head: { ...head, structuredData: described ?? [] },
      title: fullTitle(head.title),
      links: [...new Set([...findContentPages(html, locale), ...free])],
    };
  } finally {
    app.stop();
  }
}

/** Returns what a description of a page needs besides its content. */
function describedPage(app: App, locale: Locale, { path, at }: { path: string; at: number }): DescribedPage {
  const { siteUrl: base, productName } = env;
  return {
    base,
    productName,
    path,
    language: languageTag(locale),
    currency: regions[regionOf(locale)].currency,
    state: app.store.getState(),
    t: app.services.translations.i18n.t,
    now: at,
    urlOf: (to) => base + localePath(locale, to),
  };
}

/** Renders the app's frame in a language, for every path without HTML of its own. */
export async function renderFallback(locale: Locale, options: RenderOptions): Promise<RenderedPage> {
  const app = makeApp(locale, '/', options, { now: () => options.at });
  try {
    const openingTexts = openingRoutes.flatMap(namespacesOf);
    await app.services.translations.load(locale, ['common', ...openingTexts]);
    await Promise.all([SceneDrawing.load(), Footer.load()]);
    const rendered = renderToString(view(app, locale, '/', <FallbackPage />));
    // The path is not known yet: nothing in the navigation is current, also not the home page.
    const html = rendered.replaceAll(' aria-current="page"', '');
    const notices = renderNotices(app.services.translations.i18n.t, true);
    return { html, noScript: '', notices, head: {}, title: fullTitle(undefined), links: [] };
  } finally {
    app.stop();
  }
}

/** Renders the offline page, which needs no script and no other file. */
export async function renderOffline(locale: Locale): Promise<{ html: string; css: string; title: string }> {
  const { i18n, load } = createTranslations(textFiles, locale);
  await load(locale, ['common']);
  await SceneDrawing.load();
  const html = renderToStaticMarkup(<OfflinePage t={i18n.t} />);
  return { html, css: tokensCss + offlineCss, title: fullTitle(i18n.t('offline.now', { ns: 'common' })) };
}
