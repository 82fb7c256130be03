/** Which pages are mounted: the one on screen, and lists that Back may return to. */
import type { Location, NavigationType } from 'react-router-dom';

export interface OpenPage {
  /** React keeps elements and state of a page as long as this stays the same. */
  readonly id: number;
  readonly location: Location;
  readonly navigationType: NavigationType;
  /** See `identifyScreen`; null for an address without a page. */
  readonly screen: string | null;
  /** Stays mounted, hidden, when the visitor leaves it. */
  readonly staysMounted: boolean;
}

/** Where the router has arrived. */
export interface Arrival extends Omit<OpenPage, 'id'> {
  /** Number of the session. */
  readonly epoch: number;
}

export interface OpenPages {
  readonly shown: OpenPage;
  /** The hidden pages; the one that was left last is the last. A screen is open once. */
  readonly hidden: readonly OpenPage[];
  readonly last: Arrival;
  readonly nextId: number;
}

/** Hidden pages, at most. */
const mostHidden = 3;

/**
 * Returns the pages after an arrival. Back shows a hidden page as the visitor left it. The new page takes the place of
 * the shown page when both are the same screen, or neither stays mounted. A new session drops all hidden pages.
 */
export function openPage(before: OpenPages | null, arrival: Arrival): OpenPages {
  const { epoch, ...page } = arrival;
  if (before === null) return { shown: { ...page, id: 0 }, hidden: [], last: arrival, nextId: 1 };
  const { shown, nextId } = before;
  const hidden = before.last.epoch === epoch ? before.hidden : [];
  if (shown.screen === page.screen || !(shown.staysMounted || page.staysMounted))
    return { shown: { ...page, id: shown.id }, hidden, last: arrival, nextId };

  // A page whose history entry was replaced cannot be returned to.
  const left = shown.staysMounted && page.navigationType !== 'REPLACE' && before.last.epoch === epoch ? [shown] : [];
  const others = [...hidden, ...left].filter(({ screen }) => screen !== page.screen).slice(-mostHidden);
  const found = hidden.find(({ screen, location }) => screen === page.screen && location.key === page.location.key);
  if (found && page.navigationType === 'POP')
    // The same location object: another one would render its readers again.
    return { shown: { ...page, id: found.id, location: found.location }, hidden: others, last: arrival, nextId };
  return { shown: { ...page, id: nextId }, hidden: others, last: arrival, nextId: nextId + 1 };
}
