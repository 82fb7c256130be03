import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface ScrollerState {
  /** Whether content is hidden before or after the visible part. */
  before: boolean;
  after: boolean;
  /** Index of the child nearest to the start edge. */
  index: number;
}

const resting: ScrollerState = { before: false, after: false, index: 0 };

/**
 * Returns the scroll state of a sideways scroller; initial until mounted, so that server and first client render agree.
 */
export function useScroller(list: RefObject<HTMLElement | null>) {
  const [state, setState] = useState(resting);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const read = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const starts = [...element.children].map((child) => (child as HTMLElement).offsetLeft);
      const first = starts[0] ?? 0;
      const distance = (start: number) => Math.abs(start - first - scrollLeft);
      const index = starts.reduce((best, start, i) => (distance(start) < distance(starts[best] ?? 0) ? i : best), 0);
      const next = { before: scrollLeft > 2, after: scrollLeft + clientWidth < scrollWidth - 2, index };
      setState((old) =>
        old.before === next.before && old.after === next.after && old.index === next.index ? old : next,
      );
    };
    // Calls `read` at once too, after the layout: reading in the effect would make the browser lay out the page for it.
    const observer = new ResizeObserver(read);
    observer.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [list]);

  /** Scrolls forward or back by the visible width. */
  const page = useCallback(
    (direction: 1 | -1) => {
      const element = list.current;
      element?.scrollBy({ left: direction * element.clientWidth * 0.85 });
    },
    [list],
  );

  const goTo = useCallback(
    (index: number) => {
      const element = list.current;
      const [first, child] = [element?.children[0], element?.children[index]] as (HTMLElement | undefined)[];
      if (first && child) element?.scrollTo({ left: child.offsetLeft - first.offsetLeft });
    },
    [list],
  );

  return { ...state, page, goTo };
}
