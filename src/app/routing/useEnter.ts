import { useEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation, useNavigationType } from 'react-router-dom';
import { selectLocale } from '@/core/locale/reducer';
import { selectEpoch, selectLoggedIn } from '@/core/session/selectors';
import { type Locale, regionOf } from '@/shared/i18n/locales';
import type { Visits } from '../createApp';
import { type RouteMatch, screenOf } from './match';
import type { EnterContext, PageModule } from './page';

interface Visit {
  key: string;
  screen: string;
  epoch: number;
  locale: Locale;
}

/**
 * The page's first actions, once per navigation, session and language: loads anew on a visit, keeps what is there on
 * Back and when only the query changes. What failed while offline is asked for again when the browser is back online.
 */
export function useEnter(match: RouteMatch, page: PageModule, visits: Visits): void {
  const store = useStore();
  const location = useLocation();
  const navigationType = useNavigationType();
  const loggedIn = useSelector(selectLoggedIn);
  const epoch = useSelector(selectEpoch);
  const locale = useSelector(selectLocale);
  const last = useRef<Visit | null>(null);
  const { enter } = page;
  const screen = screenOf(match);

  useEffect(() => {
    // The entry has dispatched for the first screen and for who the visitor was then; it counts once.
    const { entered, begun } = visits;
    visits.entered = null;
    visits.begun = true;
    if (!enter) return;
    const run = (load: EnterContext['load']) => {
      const search = new URLSearchParams(location.search);
      for (const action of enter({ params: match.params, search, loggedIn, region: regionOf(locale), load }))
        store.dispatch(action);
    };
    const before = last.current;
    last.current = { key: location.key, screen, epoch, locale };
    const sameVisitor = before?.epoch === epoch && before.locale === locale;
    if (sameVisitor && before.screen === screen) {
      if (before.key !== location.key) run('ensure');
    } else if (before !== null || entered?.screen !== screen || entered.epoch !== epoch) {
      run(navigationType === 'POP' && (before === null || sameVisitor) && begun ? 'ensure' : 'request');
    }
    const again = () => run('ensure');
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [
    enter,
    store,
    location.key,
    location.search,
    navigationType,
    screen,
    match.params,
    loggedIn,
    epoch,
    locale,
    visits,
  ]);
}
