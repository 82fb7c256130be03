import { useCallback, useEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectLocale } from '@/platform/locale/state';
import { useShownNavigationType } from '@/platform/navigation/useShownNavigationType';
import { freshRequested } from '@/platform/offline/state';
import { useServices } from '@/platform/services/ServicesContext';
import type { SessionSlice } from '@/platform/session/state';
import { selectEpoch, selectLoggedIn, selectOwned } from '@/platform/session/state';
import { dropEarlyCalls } from '@/shared/http/earlyCalls';
import { type Locale, regionOf } from '@/shared/i18n/locales';
import type { EnterContext, PageModule } from '@/shared/routing/page';
import type { Visits } from '../createApp';
import { enterPage } from '../routing/enterPage';
import { identifyScreen, type RouteMatch } from '../routing/match';

interface Visit {
  key: string;
  screen: string;
  epoch: number;
  locale: Locale;
}

/**
 * Dispatches the page's first actions once per navigation, session and language. A visit loads all data (`request`); so
 * does Back after a purchase. Back, another query or language, and a browser that is back online load missing and
 * outdated data only (`ensure`). Returns a function that does the same, for a page's own Retry.
 */
export function useEnter(match: RouteMatch, page: PageModule, visits: Visits): () => void {
  const store = useStore();
  const { navigation } = useServices();
  const location = useLocation();
  const navigationType = useShownNavigationType();
  const loggedIn = useSelector(selectLoggedIn);
  const epoch = useSelector(selectEpoch);
  const locale = useSelector(selectLocale);
  const last = useRef<Visit | null>(null);
  const loadMissing = useRef(() => {});
  const screen = identifyScreen(match);

  // A page that was hidden and is shown again is visited again.
  useEffect(
    () => () => {
      last.current = null;
    },
    [],
  );

  useEffect(() => {
    // The start of the app has dispatched these for the first screen and its visitor; skip them once.
    const { entered, begun } = visits;
    dropEarlyCalls(location.pathname);
    visits.entered = null;
    visits.begun = true;
    loadMissing.current = () => {};
    if (!page.enter) return;
    const owned = selectOwned(store.getState() as SessionSlice);
    const run = (load: EnterContext['load']) => {
      if (load === 'request') visits.read[screen] = owned;
      store.dispatch(freshRequested());
      const search = new URLSearchParams(location.search);
      const context = { params: match.params, search, loggedIn, region: regionOf(locale), load };
      enterPage(page, context, store.dispatch, () => navigation.current().pathname === location.pathname);
    };
    const before = last.current;
    last.current = { key: location.key, screen, epoch, locale };
    const sameSession = before?.epoch === epoch;
    if (sameSession && before.screen === screen) {
      if (before.key !== location.key || before.locale !== locale) run('ensure');
    } else if (before !== null || entered?.screen !== screen || entered.epoch !== epoch) {
      // Data from before a purchase may say that the content is not owned.
      const fresh = owned === (visits.read[screen] ?? 0);
      run(navigationType === 'POP' && (before === null || sameSession) && begun && fresh ? 'ensure' : 'request');
    }
    const again = () => run('ensure');
    loadMissing.current = again;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [
    page,
    store,
    navigation,
    location.key,
    location.pathname,
    location.search,
    navigationType,
    screen,
    match.params,
    loggedIn,
    epoch,
    locale,
    visits,
  ]);
  return useCallback(() => loadMissing.current(), []);
}
