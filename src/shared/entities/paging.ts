/** Paging fields of list responses: pages are 1-based. */
import { optionalIntegerField } from './fields';

/** `currentPage` null = the requested page; `totalPages` 0 = empty, null = there are no more pages. */
export const pagingFields = { currentPage: optionalIntegerField, totalPages: optionalIntegerField };
