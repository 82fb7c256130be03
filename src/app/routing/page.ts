/** What a lazy page module exports. */
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { UnknownAction } from 'redux';
import type { Duck } from '@/shared/duck/duck';
import type { Later } from '@/shared/lib/later';
import type { RouteParams } from './match';

export interface EnterContext {
  params: RouteParams;
  search: URLSearchParams;
  loggedIn: boolean;
  region: string;
  /** `request` loads anew; `ensure` keeps what is there (Back, another filter of the same page, back online). */
  load: 'request' | 'ensure';
}

export interface PageHead {
  title?: string | undefined;
  description?: string | undefined;
  imageUrl?: string | undefined;
}

export interface PageProps {
  params: RouteParams;
}

export interface PageModule {
  default: ComponentType<PageProps>;
  ducks?: readonly Duck[];
  /** Parts below the first screen: HTML from the build is taken over without waiting for them, anything else with them. */
  later?: readonly Later[];
  /** The first actions of the page. */
  enter?: (context: EnterContext) => UnknownAction[];
  /** The server knows no such thing: the not-found page is shown in the page's place. */
  notFound?: (state: never, params: RouteParams) => boolean;
  /** Title, description and social picture; `state` is the store's state, for pages named after their content. */
  head?: (t: i18n['t'], state: never, params: RouteParams) => PageHead;
}
