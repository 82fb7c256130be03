/** The contract of pages: the props of a lazy page, and the exports of its module. */
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { UnknownAction } from 'redux';
import type { Duck } from '@/shared/duck/duck';
import type { LazyPart, ListedPart } from '@/shared/lib/lazyPart';

/** The variable segments of a page's path, by name, as written in the address. */
export type RouteParams = Readonly<Record<string, string>>;

/**
 * `request` always loads; `ensure` keeps data that is current (after Back, a filter or language change, or back online).
 */
export type LoadMode = 'request' | 'ensure';

/** The visit of a page whose first actions are dispatched. */
export interface EnterContext {
  params: RouteParams;
  search: URLSearchParams;
  loggedIn: boolean;
  region: string;
  load: LoadMode;
}

/** Title, description and social picture of a page's document. */
export interface PageHead {
  title?: string | undefined;
  description?: string | undefined;
  imageUrl?: string | undefined;
}

export interface PageProps {
  params: RouteParams;
}

/** Exports of a page and of its later parts. */
interface Brought {
  ducks?: readonly Duck[];
  /** Returns the first actions to dispatch. */
  enter?: (context: EnterContext) => UnknownAction[];
}

/** A lazy module for content below a page's first screen. */
export interface PagePart extends Brought {
  default: ComponentType;
}

export interface PageModule extends Brought {
  default: ComponentType<PageProps>;
  /**
   * Parts below the first screen. HTML from the build is hydrated without waiting for them; otherwise the page waits
   * for them.
   */
  belowFold?: readonly ListedPart<LazyPart<object, PagePart>>[];
  /** Parts that the page is about to render: their code loads beside its data, and the page does not wait for them. */
  beside?: readonly ListedPart<{ load(): Promise<unknown>; forget(): void }>[];
  /** Parts of the first screen that only members see: a page that loads for a member waits for them. */
  memberParts?: PageModule['beside'];
  /** Returns true when the server does not know the content; the not-found page is then rendered instead. */
  notFound?: (state: never, params: RouteParams) => boolean;
  /** Title, description and social picture; `state` is the store's state, for pages named after their content. */
  head?: (t: i18n['t'], state: never, params: RouteParams) => PageHead;
}
