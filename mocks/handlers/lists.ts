import type { Call } from './call';

/** Returns a whole number from the query, at least 1; the default for anything else. */
export function readCount(query: URLSearchParams, name: string, otherwise: number): number {
  const value = Number(query.get(name) ?? '');
  return Number.isInteger(value) && value >= 1 ? value : otherwise;
}

export interface Page<T> {
  items: T[];
  currentPage: number;
  totalPages: number;
}

/** Returns the requested page, 1-based; empty past the end. */
export function pickPage<T>(call: Call, all: readonly T[], defaultSize: number, sizeName = 'size_per_page'): Page<T> {
  const currentPage = readCount(call.query, 'page', 1);
  const size = readCount(call.query, sizeName, defaultSize);
  return {
    items: all.slice((currentPage - 1) * size, currentPage * size),
    currentPage,
    totalPages: Math.ceil(all.length / size),
  };
}

/** Returns the numbers of `name[]=1&name[]=2`; `name=1` counts too. */
export function readNumbers(query: URLSearchParams, name: string): number[] {
  return [...query.getAll(`${name}[]`), ...query.getAll(name)].map(Number).filter((value) => Number.isInteger(value));
}

interface OfLevel {
  levelId: number;
}

/** Returns the items that match the requested level(s) and subjects; all without a filter. */
export function filterItems<T extends OfLevel>(call: Call, all: readonly T[], subjectOf: (item: T) => number): T[] {
  const levels = [...readNumbers(call.query, 'grade_level_id'), ...readNumbers(call.query, 'grade_level_ids')];
  const subjects = readNumbers(call.query, 'subject_ids');
  return all.filter(
    (item) =>
      (levels.length === 0 || levels.includes(item.levelId)) &&
      (subjects.length === 0 || subjects.includes(subjectOf(item))),
  );
}
