/** The kinds of what was found. */
import type { SearchKind } from '@/domain/search/document';
import type { Thing } from '@/domain/search/openIndex';

/**
 * Returns the number of results of each kind, that of the best one first; lessons come after the courses and classes that
 * have them. Filters and groups have this order.
 */
export function countKinds(things: readonly Pick<Thing, 'kind'>[]): Map<SearchKind, number> {
  const counts = new Map<SearchKind, number>();
  for (const { kind } of things) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (things[0]?.kind !== 'lesson') return counts;
  const isWhole = ([kind]: readonly [SearchKind, number]) => kind === 'course' || kind === 'class';
  return new Map([...[...counts].filter(isWhole), ...counts]);
}
