/** Inserts lessons by time into a list that is loaded page by page. */
import type { PagedListState } from '@/shared/duck/pagedList';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { toMs } from '@/shared/lib/timeZone';

type List = PagedListState<LiveLesson, null>;

interface Fit {
  kind: 'upcoming' | 'past';
  /** The lessons come right after the loaded pages. */
  isNext?: boolean;
}

/** Returns a sort rank, which grows along the list; lessons without a time come last. */
function rankOf({ startAt }: LiveLesson, kind: 'upcoming' | 'past'): number {
  const ms = startAt === null ? Number.NaN : toMs(startAt);
  if (Number.isNaN(ms)) return Number.POSITIVE_INFINITY;
  return kind === 'upcoming' ? ms : -ms;
}

function fitOne(list: List, lesson: LiveLesson, { kind, isNext }: Fit): List {
  const { pages, totalPages } = list;
  const last = pages.at(-1);
  if (!last || pages.some(({ items }) => items.some(({ id }) => id === lesson.id))) return list;
  const rank = rankOf(lesson, kind);
  const behind = (other: LiveLesson) => rankOf(other, kind) > rank;
  const found = pages.find(({ items }) => items.some(behind));
  // A lesson after all loaded ones may be on a later page, which is not loaded yet.
  if (!found && !isNext && last.page < totalPages) return list;
  const into = found ?? last;
  const at = found ? found.items.findIndex(behind) : last.items.length;
  const items = [...into.items.slice(0, at), lesson, ...into.items.slice(at)];
  return { ...list, pages: pages.map((page) => (page === into ? { ...page, items } : page)) };
}

/**
 * Returns the list with the lessons; one that it contains already stays in place, and a list that was never loaded
 * stays empty.
 */
export const insertByTime = (list: List, lessons: readonly LiveLesson[], fit: Fit): List =>
  lessons.reduce((fitted, lesson) => fitOne(fitted, lesson, fit), list);
