/** Which lessons of a week the loaded pages contain, and which list has to load further ones. */
import { createSelector } from 'reselect';
import type { PagedListState } from '@/shared/duck/pagedList';
import { lastPage } from '@/shared/duck/pagedList';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { toMs } from '@/shared/lib/timeZone';
import { type ScheduleKind, type ScheduleRoot, scheduleKinds, scheduleSelectors, type WeekSpan } from '../state';
import { endOf, type WeekLesson } from './weekBlocks';

type List = PagedListState<LiveLesson, null>;

/** No class is longer, in milliseconds. A list by start has what started before the week and is still on when it starts. */
const longestClass = 24 * 60 * 60 * 1000;

/** Returns the lists that may have lessons of a week. `now` in epoch milliseconds. */
export function listScheduleKinds({ from, to }: WeekSpan, now: number): ScheduleKind[] {
  const may: Record<ScheduleKind, boolean> = { upcoming: to > now - longestClass, past: from <= now };
  return scheduleKinds.filter((kind) => may[kind]);
}

/** Returns whether a list has loaded all its lessons of a week. */
export function isCovered({ pages, totalPages }: List, kind: ScheduleKind, { from, to }: WeekSpan): boolean {
  if (pages.length === 0) return false;
  if (lastPage(pages) >= totalPages) return true;
  const isBehind = ({ startAt }: LiveLesson) =>
    startAt !== null && (kind === 'upcoming' ? toMs(startAt) >= to : toMs(startAt) < from - longestClass);
  return pages.some(({ items }) => items.some(isBehind));
}

export type WeekStatus = 'loading' | 'ready' | 'error';

/** Selects whether all lessons of a week have loaded. `now` in epoch milliseconds. */
export function selectWeekStatus(root: ScheduleRoot, span: WeekSpan, now: number): WeekStatus {
  const open = listScheduleKinds(span, now).filter(
    (kind) => !isCovered(scheduleSelectors[kind].selectWhole(root), kind, span),
  );
  if (open.length === 0) return 'ready';
  return open.some((kind) => scheduleSelectors[kind].selectWhole(root).error !== null) ? 'error' : 'loading';
}

const { upcoming, past } = scheduleSelectors;

/** Selects all loaded lessons with a time, by their start. One that has ended since it was loaded counts as past. */
export const selectTimedLessons = createSelector(
  [upcoming.selectAllLiveLessons, past.selectAllLiveLessons],
  (ahead, over): WeekLesson[] => {
    const known = new Map<number, WeekLesson>();
    for (const lesson of ahead) known.set(lesson.id, { lesson, kind: 'upcoming' });
    for (const lesson of over) known.set(lesson.id, { lesson, kind: 'past' });
    const isTimed = ({ lesson: { startAt } }: WeekLesson) => startAt !== null && !Number.isNaN(toMs(startAt));
    const startOf = ({ lesson: { startAt } }: WeekLesson) => toMs(startAt ?? '');
    return [...known.values()].filter(isTimed).sort((a, b) => startOf(a) - startOf(b));
  },
);

/** Returns the lessons that are on at some time of a week. */
export const filterWeekLessons = (lessons: readonly WeekLesson[], { from, to }: WeekSpan): WeekLesson[] =>
  lessons.filter(({ lesson }) => toMs(lesson.startAt ?? '') < to && endOf(lesson) > from);
