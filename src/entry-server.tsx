/** Entry of the build: what it needs of the app, which runs there without a browser. */
import { localePath } from '@/platform/locale/paths';
import { languageTag, regionOf } from '@/shared/i18n/locales';
import { collectState } from './app/prerender/collectState';
import { contentRoutes, findContentPages, hasId } from './app/prerender/contentPages';
import { listContent } from './app/prerender/listContent';
import {
  besideFirstScreen,
  besideSourcesOf,
  earlyRoutes,
  laterSourcesOf,
  privatePaths,
  readyLocales,
  sourcesOf,
  staticPages,
} from './app/prerender/pageSources';
import { renderFallback, renderOffline, renderPage } from './app/prerender/renderPage';
import { matchRoute } from './app/routing/match';

export {
  besideFirstScreen,
  besideSourcesOf,
  collectState,
  contentRoutes,
  earlyRoutes,
  findContentPages,
  hasId,
  languageTag,
  laterSourcesOf,
  listContent,
  localePath,
  matchRoute,
  privatePaths,
  readyLocales,
  regionOf,
  renderFallback,
  renderOffline,
  renderPage,
  sourcesOf,
  staticPages,
};
