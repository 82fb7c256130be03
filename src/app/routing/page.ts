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
  /** `request` loads anew; `ensure` keeps what is there and current (Back, another filter or language, back online). */
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

/** What a page and its later parts bring along. */
interface Brought {
  ducks?: readonly Duck[];
  /** The first actions. */
  enter?: (context: EnterContext) => UnknownAction[];
}

/** A lazy module of what stands below a page's first screen. */
export interface PagePart extends Brought {
  default: ComponentType;
}

export interface PageModule extends Brought {
  default: ComponentType<PageProps>;
  /** Parts below the first screen: HTML from the build is taken over without waiting for them, anything else with them. */
  later?: readonly Later<object, PagePart>[];
  /** The server knows no such thing: the not-found page is shown in the page's place. */
  notFound?: (state: never, params: RouteParams) => boolean;
  /** Title, description and social picture; `state` is the store's state, for pages named after their content. */
  head?: (t: i18n['t'], state: never, params: RouteParams) => PageHead;
}
