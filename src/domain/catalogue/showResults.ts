/** Moves window and focus after a choice in the filter of a page. */

import { isRendered } from '@/shared/lib/isRendered';

/** Id of the page's filter. */
export const filterId = 'filter';

/** Height in pixels that shows at least the first result, with the headings above it. */
const roomForResults = 400;

/** Hidden pages have filters too. */
const filterBar = () => [...document.querySelectorAll(`#${filterId}`)].find(isRendered);

/** Where the filter is in the page, while it stays at the top of the window. */
const filterStart = () => [...document.querySelectorAll('[data-filter-start]')].find(isRendered);

/**
 * Scrolls the filter to the top of the window when the first result has no room below it, or when the window shows a
 * later part of the list.
 */
export function showResults(): void {
  const start = filterStart();
  if (start && start.getBoundingClientRect().top < 0) {
    start.scrollIntoView({ block: 'start', behavior: 'instant' });
    return;
  }
  const filter = filterBar();
  if (!filter || window.innerHeight - filter.getBoundingClientRect().bottom >= roomForResults) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  filter.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
}

/** Focuses the filter's first control: the button that cleared the filter is gone. */
export function focusFilter(): void {
  filterBar()?.querySelector<HTMLElement>('select:not([disabled]), button')?.focus({ preventScroll: true });
}
