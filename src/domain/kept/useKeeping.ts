import { useSelector } from 'react-redux';
import { useServices } from '@/platform/services/ServicesContext';
import type { KeepFailure } from './keepLesson';
import { keptAccess, keptKey, type LessonToKeep } from './lesson';
import { type KeptEntry, type KeptStatus, selectKeptEntries } from './state';

export interface Keeping {
  /** `some`: a part of the lessons is kept, and nothing happens with the others. `unsure`: they may not be watched now. */
  phase: Exclude<KeptStatus, 'whole'> | 'none' | 'some' | 'whole' | 'unsure';
  reason: KeepFailure | null;
  /** Number of lessons that are kept. */
  kept: number;
  /** Share of the files of all lessons, 0 to 1. */
  share: number;
  bytes: number;
  /** Epoch milliseconds of the first end; null while nothing is kept. */
  until: number | null;
  /** The lessons that are not kept as a whole. */
  missing: readonly LessonToKeep[];
}

/** The status of several lessons is the first one here. */
const order = ['loading', 'waiting', 'queued', 'failed', 'paused'] as const;

const shareOf = (entry: KeptEntry | undefined) => (entry && entry.total > 0 ? entry.done / entry.total : 0);

/** Returns how far the keeping of lessons is. */
export function useKeeping(lessons: readonly LessonToKeep[]): Keeping {
  const all = useSelector(selectKeptEntries);
  const { clock } = useServices();
  const entries = lessons.flatMap((lesson) => all[keptKey(lesson)] ?? []);
  const whole = entries.filter(({ status }) => status === 'whole');
  const open = (entry: KeptEntry) => keptAccess(entry, clock.now(), clock.hasServerTime()) === 'open';
  const status = order.find((one) => entries.some((entry) => entry.status === one));
  const ends = whole.map(({ until }) => until);
  const phase = () => {
    if (status) return status;
    if (whole.length === 0) return 'none';
    if (!whole.every(open)) return 'unsure';
    return whole.length < lessons.length ? 'some' : 'whole';
  };
  return {
    phase: phase(),
    reason: entries.find((entry) => entry.status === 'failed')?.reason ?? null,
    kept: whole.length,
    share: lessons.reduce((sum, lesson) => sum + shareOf(all[keptKey(lesson)]), 0) / Math.max(1, lessons.length),
    bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
    until: ends.length > 0 ? Math.min(...ends) : null,
    missing: lessons.filter((lesson) => all[keptKey(lesson)]?.status !== 'whole'),
  };
}
