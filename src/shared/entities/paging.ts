/** Paging fields of list responses: pages are 1-based. */
import { optionalInteger } from './fields';

/** `currentPage` null = the requested page; `totalPages` 0 = empty, null = there are no more pages. */
export const paging = { currentPage: optionalInteger, totalPages: optionalInteger };
