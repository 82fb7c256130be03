import { useSelector } from 'react-redux';
import { useServices } from '@/platform/services/ServicesContext';
import type { DownloadFailure } from './downloadLesson';
import { type DownloadableLesson, downloadKey, offlineAccess } from './lesson';
import { type Download, type DownloadStatus, selectDownloads } from './state';

export interface DownloadProgress {
  /** `some`: a part of the lessons is downloaded, and nothing happens with the others. `unsure`: they may not be watched now. */
  phase: Exclude<DownloadStatus, 'whole'> | 'none' | 'some' | 'whole' | 'unsure';
  reason: DownloadFailure | null;
  /** Number of lessons that are downloaded. */
  done: number;
  /** Share of the files of all lessons, 0 to 1. */
  share: number;
  bytes: number;
  /** Epoch milliseconds of the first end; null while nothing is downloaded. */
  until: number | null;
  /** The lessons that are not downloaded as a whole. */
  missing: readonly DownloadableLesson[];
}

/** The status of several lessons is the first one here. */
const order = ['loading', 'waiting', 'queued', 'failed', 'paused'] as const;

const shareOf = (entry: Download | undefined) => (entry && entry.total > 0 ? entry.done / entry.total : 0);

/** Returns how far the progress of lessons is. */
export function useDownloadProgress(lessons: readonly DownloadableLesson[]): DownloadProgress {
  const all = useSelector(selectDownloads);
  const { clock } = useServices();
  const entries = lessons.flatMap((lesson) => all[downloadKey(lesson)] ?? []);
  const whole = entries.filter(({ status }) => status === 'whole');
  const open = (entry: Download) => offlineAccess(entry, clock.now(), clock.hasServerTime()) === 'open';
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
    done: whole.length,
    share: lessons.reduce((sum, lesson) => sum + shareOf(all[downloadKey(lesson)]), 0) / Math.max(1, lessons.length),
    bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
    until: ends.length > 0 ? Math.min(...ends) : null,
    missing: lessons.filter((lesson) => all[downloadKey(lesson)]?.status !== 'whole'),
  };
}
