import { type SyntheticEvent, useMemo } from 'react';
import { locatePath } from '@/platform/locale/paths';
import { selectLocale } from '@/platform/locale/state';
import { selectLoggedIn, selectUser, selectUserRegion } from '@/platform/session/state';
import { readToken } from '@/platform/session/token';
import { isDataSaved } from '@/shared/lib/dataSaver';
import { useApp } from '../AppContext';
import type { App } from '../createApp';
import { guardRoute } from '../routing/guard';
import { matchRoute } from '../routing/match';

/** Milliseconds that a pointer rests on a link before its page loads; one that only passes by loads nothing. */
export const hoverDelay = 80;

/**
 * Loads chunk and texts of a link's page, also in another language, if the visitor may open it. Links to other sites
 * and unknown pages load nothing, and no link does while data is saved.
 */
function prepareLink({ store, pages, services }: App, link: HTMLAnchorElement): void {
  if (link.origin !== services.navigation.origin || isDataSaved()) return;
  const state = store.getState();
  const { locale, path, redirect } = locatePath(link.pathname, selectLocale(state));
  const match = redirect === null ? matchRoute(path) : null;
  if (!match) return;
  const { search, hash } = link;
  const visitor = {
    // A session without its token is over.
    loggedIn: selectLoggedIn(state) && readToken(services.cookies) !== null,
    region: selectUserRegion(state),
    pending: selectUser(state) === null,
  };
  if (guardRoute(match.route.access, { locale, path, search, hash }, visitor).kind === 'on')
    pages.prepare(match.route, locale);
}

const linkOf = ({ target }: SyntheticEvent) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Returns handlers, for an element around all links, that load the next page when the visitor is about to open it. */
export function usePrepareLinks() {
  const app = useApp();
  return useMemo(() => {
    let timer: ReturnType<typeof setTimeout>;
    const prepare = (event: SyntheticEvent) => {
      const link = linkOf(event);
      if (link) prepareLink(app, link);
    };
    return {
      onPointerOver(event: SyntheticEvent) {
        clearTimeout(timer);
        const link = linkOf(event);
        if (link) timer = setTimeout(() => prepareLink(app, link), hoverDelay);
      },
      onPointerLeave: () => clearTimeout(timer),
      onTouchStart: prepare,
      onFocus: prepare,
    };
  }, [app]);
}
