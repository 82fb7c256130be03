/** Entry of the build: what it needs of the app, which runs there without a browser. */
import { buildIndex } from '@/domain/search/buildIndex';
import { indexPath } from '@/domain/search/indexFile';
import { localePath } from '@/platform/locale/paths';
import { env } from '@/shared/config/env';
import { languageTag, regionOf } from '@/shared/i18n/locales';
import { describeCalendar, followEvents, readClassCalendar } from './app/prerender/classCalendar';
import { collectState } from './app/prerender/collectState';
import { contentRoutes, hasId } from './app/prerender/contentPages';
import { describeInstall } from './app/prerender/describeInstall';
import { listContent } from './app/prerender/listContent';
import { listLevels } from './app/prerender/listLevels';
import {
  besideFirstScreen,
  earlyRoutes,
  footerSource,
  partSourcesOf,
  privatePaths,
  readyLocales,
  sourcesOf,
  staticPages,
} from './app/prerender/pageSources';
import { renderFallback, renderOffline, renderPage } from './app/prerender/renderPage';
import { searchDocuments } from './app/prerender/searchDocuments';
import { matchRoute } from './app/routing/match';

const { pictureHosts } = env;

export {
  besideFirstScreen,
  buildIndex,
  collectState,
  contentRoutes,
  describeCalendar,
  describeInstall,
  earlyRoutes,
  followEvents,
  footerSource,
  hasId,
  indexPath,
  languageTag,
  listContent,
  listLevels,
  localePath,
  matchRoute,
  partSourcesOf,
  pictureHosts,
  privatePaths,
  readClassCalendar,
  readyLocales,
  regionOf,
  renderFallback,
  renderOffline,
  renderPage,
  searchDocuments,
  sourcesOf,
  staticPages,
};
