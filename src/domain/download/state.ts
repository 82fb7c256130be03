/** Lessons downloaded to this device, and lessons about to be downloaded. */
import { combineReducers } from 'redux';
import { sessionCleared, sessionStarted } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import type { DownloadFailure } from './downloadLesson';
import { type DownloadableLesson, type DownloadRecord, downloadKey, isWhole } from './lesson';

/** `waiting`: for the network. `queued`: for the lesson before, in this tab or another one. */
export type DownloadStatus = 'whole' | 'paused' | 'queued' | 'loading' | 'waiting' | 'failed';

export interface Download extends DownloadRecord {
  status: DownloadStatus;
  /** Why it failed. */
  reason: DownloadFailure | null;
}

/** A page shows downloaded lessons. */
export const downloadsOpened = createAction('downloads/opened');
/** `free`: bytes that the browser has left for this site; null: unknown. */
export const downloadsLoaded = createAction(
  'downloads/loaded',
  (records: readonly DownloadRecord[], free: number | null) => ({
    records,
    free,
  }),
);
export const sizeRequested = createAction(
  'downloads/sizeRequested',
  (lessons: readonly DownloadableLesson[]) => lessons,
);
/** `bytes` of the films of these lessons; null: their host does not say. */
export const sizeFound = createAction('downloads/sizeFound', (of: string, bytes: number | null) => ({ of, bytes }));
export const downloadRequested = createAction(
  'downloads/requested',
  (lessons: readonly DownloadableLesson[]) => lessons,
);
export const downloadBegun = createAction('downloads/begun', (key: string) => key);
export const downloadProgressed = createAction('downloads/progressed', (record: DownloadRecord) => record);
export const downloadWaited = createAction('downloads/waited', (key: string) => key);
export const downloadFailed = createAction('downloads/failed', (key: string, reason: DownloadFailure) => ({
  key,
  reason,
}));
export const downloadPaused = createAction('downloads/paused', (lessons: readonly DownloadableLesson[]) => lessons);
export const downloadsRemoved = createAction('downloads/removed', (lessons: readonly DownloadableLesson[]) => lessons);

/** Names several lessons. */
export const keysOf = (lessons: readonly DownloadableLesson[]): string => lessons.map(downloadKey).join();

type Entries = Readonly<Record<string, Download>>;

export interface DownloadsSlice {
  downloads: {
    /** By the key of the lesson. */
    entries: Entries;
    areLoaded: boolean;
    free: number | null;
    size: { of: string; bytes: number | null } | null;
  };
}

const none: Entries = {};
/** Returns whether this tab is working on the lesson: its state here is newer than the stored one. */
const isBusy = ({ status }: Download) => status === 'queued' || status === 'loading' || status === 'waiting';

const changed = (entries: Entries, key: string, change: Partial<Download>): Entries => {
  const entry = entries[key];
  return entry ? { ...entries, [key]: { ...entry, ...change } } : entries;
};

export const downloadsReducer = combineReducers({
  entries: createReducer<Entries>(none, (on) => {
    on(downloadsLoaded, (entries, { records }) => ({
      ...Object.fromEntries(
        records.map((record): [string, Download] => {
          const key = downloadKey(record.lesson);
          const known = entries[key];
          const status = isWhole(record) ? 'whole' : known?.status === 'failed' ? 'failed' : 'paused';
          return [key, { ...record, status, reason: status === 'failed' ? (known?.reason ?? null) : null }];
        }),
      ),
      ...Object.fromEntries(
        Object.entries(entries).filter(
          ([, entry]) => isBusy(entry) || (entry.status === 'failed' && entry.total === 0),
        ),
      ),
    }));
    on(downloadRequested, (entries, lessons) => ({
      ...entries,
      ...Object.fromEntries(
        lessons.flatMap((lesson): [string, Download][] => {
          const key = downloadKey(lesson);
          const known = entries[key];
          if (known && (isBusy(known) || known.status === 'whole')) return [];
          const begun = known ?? { keptAt: 0, until: 0, bytes: 0, done: 0, total: 0 };
          return [[key, { ...begun, lesson, status: 'queued', reason: null }]];
        }),
      ),
    }));
    on(downloadBegun, (entries, key) => changed(entries, key, { status: 'loading' }));
    on(downloadProgressed, (entries, record) =>
      changed(entries, downloadKey(record.lesson), { ...record, status: isWhole(record) ? 'whole' : 'loading' }),
    );
    on(downloadWaited, (entries, key) => changed(entries, key, { status: 'waiting' }));
    on(downloadFailed, (entries, { key, reason }) => changed(entries, key, { status: 'failed', reason }));
    on(downloadPaused, (entries, lessons) =>
      lessons.reduce((all, lesson) => {
        const entry = all[downloadKey(lesson)];
        return entry && isBusy(entry) ? changed(all, downloadKey(lesson), { status: 'paused' }) : all;
      }, entries as Entries),
    );
    on(downloadsRemoved, (entries, lessons) => {
      const gone = new Set(lessons.map(downloadKey));
      return Object.fromEntries(Object.entries(entries).filter(([key]) => !gone.has(key)));
    });
    on(sessionCleared, () => none);
    on(sessionStarted, () => none);
  }),
  areLoaded: createReducer(false, (on) => {
    on(downloadsLoaded, () => true);
    on(sessionCleared, () => false);
    on(sessionStarted, () => false);
  }),
  free: createReducer<number | null>(null, (on) => {
    on(downloadsLoaded, (_, { free }) => free);
    on(sessionCleared, () => null);
  }),
  size: createReducer<DownloadsSlice['downloads']['size']>(null, (on) => {
    on(sizeRequested, () => null);
    on(sizeFound, (_, size) => size);
  }),
});

export const selectDownloads = (root: DownloadsSlice) => root.downloads.entries;
export const selectAreDownloadsLoaded = (root: DownloadsSlice) => root.downloads.areLoaded;
export const selectFreeSpace = (root: DownloadsSlice) => root.downloads.free;
export const selectDownloadSize = (root: DownloadsSlice) => root.downloads.size;
