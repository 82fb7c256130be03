/** Paging keys of list answers: pages are 1-based. */
import { optionalInteger } from './fields';

/** `currentPage` null = the page that was asked for; `totalPages` 0 = empty, null = there are no more pages. */
export const paging = { currentPage: optionalInteger, totalPages: optionalInteger };
