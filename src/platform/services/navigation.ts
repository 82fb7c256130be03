/** Navigation for sagas. The router attaches itself; before that, and at build time, navigations are queued. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

export interface Navigation {
  /** Scheme, host and port of the app itself. */
  readonly origin: string;
  /** Returns whether there is a page for a path below the locale. */
  readonly canOpen: (path: string) => boolean;
  current(): Place;
  push(to: string): void;
  replace(to: string): void;
  /** Loads an external URL, which the caller has validated. */
  leave(url: string): void;
  /** Attaches the router; returns a function that detaches it. */
  attach(move: (to: string, options: { replace: boolean }) => void): () => void;
  /** Reports the router's current place. */
  arrived(place: Place): void;
}

export function createNavigation(start: Place, origin: string, canOpen: (path: string) => boolean): Navigation {
  let place = start;
  let move: ((to: string, options: { replace: boolean }) => void) | null = null;
  let waiting: { to: string; replace: boolean } | null = null;
  const go = (to: string, replace: boolean) => {
    if (move) move(to, { replace });
    else waiting = { to, replace };
  };
  return {
    origin,
    canOpen,
    current: () => place,
    push: (to) => go(to, false),
    replace: (to) => go(to, true),
    leave: (url) => window.location.assign(url),
    attach(next) {
      move = next;
      if (waiting) next(waiting.to, { replace: waiting.replace });
      waiting = null;
      return () => {
        if (move === next) move = null;
      };
    },
    arrived(next) {
      place = next;
    },
  };
}

/** Returns path, query and hash as one string. */
export function pathOf({ pathname, search, hash }: Place): string {
  return pathname + search + hash;
}
