/** Scrolls items of sideways rows into view: the current item, and the item with the keyboard's focus. */
import { type RefObject, useEffect } from 'react';

type Row = RefObject<HTMLElement | null>;

/** Returns the element that scrolls the item sideways: one inside the row, else the row. */
function scrollerOf(item: Element, row: HTMLElement): Element {
  let box = item.parentElement;
  while (box && box !== row && box.scrollWidth <= box.clientWidth) box = box.parentElement;
  return box ?? row;
}

const isHidden = (item: DOMRect, box: DOMRect) => item.left < box.left || item.right > box.right;

/**
 * Centres the current item of a row, if a part of it is hidden: a tab, a link, a pressed chip. `current` names it; null
 * when nothing is chosen, and the row then shows its beginning.
 */
export function useScrollToCurrent(row: Row, current: string | null): void {
  useEffect(() => {
    const item = row.current?.querySelector('[aria-selected=true], [aria-current], [aria-pressed=true]');
    if (!row.current || !item) return;
    const scroller = scrollerOf(item, row.current);
    const [box, own] = [scroller.getBoundingClientRect(), item.getBoundingClientRect()];
    if (current === null) scroller.scrollLeft = 0;
    else if (isHidden(own, box)) scroller.scrollLeft += own.left + own.width / 2 - (box.left + box.width / 2);
  }, [row, current]);
}

/**
 * Shows the whole item that gets the keyboard's focus. The browser itself shows the focused link only, which is smaller
 * than its card. Focus by a pointer scrolls nothing, so that the press hits its target. Looks for the row after each
 * render, since a skeleton may have been in its place.
 */
export function useScrollToFocus(row: Row): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const show = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const item = target.closest('li') ?? target;
      const [box, own] = [scrollerOf(item, element).getBoundingClientRect(), item.getBoundingClientRect()];
      if (isHidden(own, box)) item.scrollIntoView({ inline: 'start', block: 'nearest' });
    };
    element.addEventListener('focusin', show);
    return () => element.removeEventListener('focusin', show);
  });
}
