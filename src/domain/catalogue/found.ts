/** The number of items that match a filter, for its announcement. */
import type { FetchState } from '@/shared/duck/fetch';
import type { Found } from '@/shared/duck/pagedListSelectors';

export type FoundKind = 'courses' | 'classes' | 'lessons';

/** A list that follows the filter; `found` null: it is loading; 'unknown': it did not load. */
export interface FoundList {
  kind: FoundKind;
  found: Found | 'unknown' | null;
}

/** Returns what a block shows of at most `size` items; a full block may leave out further ones. */
export function foundInBlock({ data, status }: FetchState<readonly unknown[]>, size: number): FoundList['found'] {
  if (data) return { count: data.length, exact: data.length < size };
  return status === 'failure' ? 'unknown' : null;
}
