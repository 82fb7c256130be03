import { type Locale, regionOf } from '@/shared/i18n/locales';
import { enterPage } from '../routing/enterPage';
import { matchRoute, type RouteMatch } from '../routing/match';
import { type MakeOptions, makeApp } from './makeApp';
import { buildOf } from './pageBuilds';

/** Returns whether any part of a slice is loading or has failed; the server's data is not inspected. */
function unfinished(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('status' in value && (value.status === 'loading' || value.status === 'failure')) return true;
  if ('loading' in value && value.loading !== null && value.loading !== false) return true;
  if ('error' in value && value.error !== null) return true;
  return Object.entries(value).some(([key, inner]) => key !== 'data' && key !== 'items' && unfinished(inner));
}

/** Returns whether the page's main entity has loaded; true for pages without one, such as lists. */
function isLoaded({ route, params }: RouteMatch, state: object): boolean {
  const { content } = buildOf(route);
  return !content || content(state, params) !== null;
}

/**
 * Status of the page's main entity. `missing`: the server does not know it, or its page has another path. `refused`:
 * its call failed otherwise, or took too long. `content`: it has loaded, or the page has none; other parts may be
 * missing.
 */
type ContentStatus = 'content' | 'missing' | 'refused';

interface CollectedState {
  status: ContentStatus;
  /** Initial state of the page's ducks, by key. */
  state: Record<string, unknown>;
  /** Keys of ducks that are left out of the state. */
  dropped: string[];
}

/**
 * Runs a page's first calls against an API and returns the state of its ducks. A slice is left out when its call fails
 * or takes longer than `limit` milliseconds: its part of the page is a skeleton. `at`: the time for the app, in epoch
 * milliseconds.
 */
export async function collectState(
  locale: Locale,
  path: string,
  limit: number,
  { at, ...options }: MakeOptions & { at: number },
): Promise<CollectedState> {
  const match = matchRoute(path);
  if (!match) throw new Error(`No page at ${path}`);
  const app = makeApp(locale, path, options, { now: () => at });
  try {
    await app.services.translations.load(locale, ['common']);
    const core = new Set(Object.keys(app.getServerState()));
    const page = await app.pages.load(match.route, locale);
    const context = { params: match.params, search: new URLSearchParams(), loggedIn: false, region: regionOf(locale) };
    enterPage(page, { ...context, load: 'request' }, app.store.dispatch, () => true);
    await Promise.all((page.belowFold ?? []).map((part) => part.load()));
    const end = Date.now() + limit;
    for (let calm = 0; calm < 2 && Date.now() < end; ) {
      await new Promise((next) => setTimeout(next, 5));
      calm = app.services.http.openCalls() === 0 ? calm + 1 : 0;
    }
    const state = app.store.getState();
    const slices = Object.entries(state).filter(([key]) => !core.has(key));
    const dropped = slices.filter(([, slice]) => unfinished(slice)).map(([key]) => key);
    const kept = Object.fromEntries(slices.filter(([key]) => !dropped.includes(key)));
    const isMissing = page.notFound?.(state as never, match.params) === true;
    const status = isLoaded(match, { ...app.getServerState(), ...kept })
      ? 'content'
      : isMissing || buildOf(match.route).isElsewhere?.(state, match.params)
        ? 'missing'
        : 'refused';
    return { status, state: kept, dropped };
  } finally {
    app.stop();
  }
}
