/** Which pages are mounted: the one on screen, and lists that Back may return to. */
import type { Location, NavigationType } from 'react-router-dom';

export interface OpenPage {
  /** React keeps elements and state of a page as long as this stays the same. */
  readonly id: number;
  readonly location: Location;
  readonly navigationType: NavigationType;
  /** See `screenOf`; null for an address without a page. */
  readonly screen: string | null;
  /** Stays mounted, hidden, when the visitor leaves it. */
  readonly kept: boolean;
}

/** Where the router has arrived. */
export interface Arrival extends Omit<OpenPage, 'id'> {
  /** Number of the session. */
  readonly epoch: number;
}

export interface OpenPages {
  readonly shown: OpenPage;
  /** The hidden pages; the one that was left last is the last. A screen is open once. */
  readonly kept: readonly OpenPage[];
  readonly last: Arrival;
  readonly nextId: number;
}

/** Hidden pages that are kept, at most. */
const mostKept = 3;

/**
 * Returns the pages after an arrival. Back shows a kept page as the visitor left it. The new page takes the place of
 * the shown page when both are the same screen, or neither is kept. A new session drops all kept pages.
 */
export function openPage(before: OpenPages | null, arrival: Arrival): OpenPages {
  const { epoch, ...page } = arrival;
  if (before === null) return { shown: { ...page, id: 0 }, kept: [], last: arrival, nextId: 1 };
  const { shown, nextId } = before;
  const kept = before.last.epoch === epoch ? before.kept : [];
  if (shown.screen === page.screen || !(shown.kept || page.kept))
    return { shown: { ...page, id: shown.id }, kept, last: arrival, nextId };

  // A page whose history entry was replaced cannot be returned to.
  const left = shown.kept && page.navigationType !== 'REPLACE' && before.last.epoch === epoch ? [shown] : [];
  const others = [...kept, ...left].filter(({ screen }) => screen !== page.screen).slice(-mostKept);
  const found = kept.find(({ screen, location }) => screen === page.screen && location.key === page.location.key);
  if (found && page.navigationType === 'POP')
    // The same location object: another one would render its readers again.
    return { shown: { ...page, id: found.id, location: found.location }, kept: others, last: arrival, nextId };
  return { shown: { ...page, id: nextId }, kept: others, last: arrival, nextId: nextId + 1 };
}
