import type { Catalogue } from '../catalogue/catalogueTypes';
import type { Account } from '../db/state';

/** Inputs of one response: a region's content in a language, the visitor (an account of that region), and the time. */
export interface VisitorView {
  catalogue: Catalogue;
  account: Account | null;
  /** Epoch milliseconds. */
  now: number;
}

const indexes = new WeakMap<readonly object[], Map<number, object>>();

/** Returns the item with this id, by an index built once per list. */
export function findById<T extends { id: number }>(list: readonly T[], id: number): T | null {
  let index = indexes.get(list);
  if (!index) {
    index = new Map(list.map((item) => [item.id, item]));
    indexes.set(list, index);
  }
  return (index.get(id) as T | undefined) ?? null;
}

/** Returns the items with these ids, in the order of the ids. */
export function listById<T extends { id: number }>(list: readonly T[], ids: readonly number[]): T[] {
  return ids.map((id) => findById(list, id)).filter((item) => item !== null);
}

export const toIsoText = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** Returns how many school years a level is away from the visitor's own; 0 for a guest. */
export function countYearsTo({ account, catalogue }: VisitorView, levelId: number): number {
  const findPlace = (wanted: number) => catalogue.levels.findIndex(({ id }) => id === wanted);
  const own = account?.gradeLevelId ?? null;
  return own === null ? 0 : Math.abs(findPlace(levelId) - findPlace(own));
}
