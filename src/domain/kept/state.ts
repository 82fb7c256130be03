/** Lessons kept on this device, and lessons about to be kept. */
import { combineReducers } from 'redux';
import { sessionCleared, sessionStarted } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import type { KeepFailure } from './keepLesson';
import { isWhole, type KeptRecord, keptKey, type LessonToKeep } from './lesson';

/** `waiting`: for the network. `queued`: for the lesson before, in this tab or another one. */
export type KeptStatus = 'whole' | 'paused' | 'queued' | 'loading' | 'waiting' | 'failed';

export interface KeptEntry extends KeptRecord {
  status: KeptStatus;
  /** Why it failed. */
  reason: KeepFailure | null;
}

/** A page shows kept lessons. */
export const keptOpened = createAction('kept/opened');
/** `free`: bytes that the browser has left for this site; null: unknown. */
export const keptLoaded = createAction('kept/loaded', (records: readonly KeptRecord[], free: number | null) => ({
  records,
  free,
}));
export const sizeAsked = createAction('kept/sizeAsked', (lessons: readonly LessonToKeep[]) => lessons);
/** `bytes` of the films of these lessons; null: their host does not say. */
export const sizeFound = createAction('kept/sizeFound', (of: string, bytes: number | null) => ({ of, bytes }));
export const keepRequested = createAction('kept/requested', (lessons: readonly LessonToKeep[]) => lessons);
export const keepBegun = createAction('kept/begun', (key: string) => key);
export const keepProgressed = createAction('kept/progressed', (record: KeptRecord) => record);
export const keepWaited = createAction('kept/waited', (key: string) => key);
export const keepFailed = createAction('kept/failed', (key: string, reason: KeepFailure) => ({ key, reason }));
export const keepPaused = createAction('kept/paused', (lessons: readonly LessonToKeep[]) => lessons);
export const keptRemoved = createAction('kept/removed', (lessons: readonly LessonToKeep[]) => lessons);

/** Names several lessons. */
export const keysOf = (lessons: readonly LessonToKeep[]): string => lessons.map(keptKey).join();

type Entries = Readonly<Record<string, KeptEntry>>;

export interface KeptSlice {
  kept: {
    /** By the key of the lesson. */
    entries: Entries;
    areLoaded: boolean;
    free: number | null;
    size: { of: string; bytes: number | null } | null;
  };
}

const none: Entries = {};
/** Returns whether this tab is working on the lesson: its state here is newer than the stored one. */
const isBusy = ({ status }: KeptEntry) => status === 'queued' || status === 'loading' || status === 'waiting';

const changed = (entries: Entries, key: string, change: Partial<KeptEntry>): Entries => {
  const entry = entries[key];
  return entry ? { ...entries, [key]: { ...entry, ...change } } : entries;
};

export const keptReducer = combineReducers({
  entries: createReducer<Entries>(none, (on) => {
    on(keptLoaded, (entries, { records }) => ({
      ...Object.fromEntries(
        records.map((record): [string, KeptEntry] => {
          const key = keptKey(record.lesson);
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
    on(keepRequested, (entries, lessons) => ({
      ...entries,
      ...Object.fromEntries(
        lessons.flatMap((lesson): [string, KeptEntry][] => {
          const key = keptKey(lesson);
          const known = entries[key];
          if (known && (isBusy(known) || known.status === 'whole')) return [];
          const begun = known ?? { keptAt: 0, until: 0, bytes: 0, done: 0, total: 0 };
          return [[key, { ...begun, lesson, status: 'queued', reason: null }]];
        }),
      ),
    }));
    on(keepBegun, (entries, key) => changed(entries, key, { status: 'loading' }));
    on(keepProgressed, (entries, record) =>
      changed(entries, keptKey(record.lesson), { ...record, status: isWhole(record) ? 'whole' : 'loading' }),
    );
    on(keepWaited, (entries, key) => changed(entries, key, { status: 'waiting' }));
    on(keepFailed, (entries, { key, reason }) => changed(entries, key, { status: 'failed', reason }));
    on(keepPaused, (entries, lessons) =>
      lessons.reduce((all, lesson) => {
        const entry = all[keptKey(lesson)];
        return entry && isBusy(entry) ? changed(all, keptKey(lesson), { status: 'paused' }) : all;
      }, entries as Entries),
    );
    on(keptRemoved, (entries, lessons) => {
      const gone = new Set(lessons.map(keptKey));
      return Object.fromEntries(Object.entries(entries).filter(([key]) => !gone.has(key)));
    });
    on(sessionCleared, () => none);
    on(sessionStarted, () => none);
  }),
  areLoaded: createReducer(false, (on) => {
    on(keptLoaded, () => true);
    on(sessionCleared, () => false);
    on(sessionStarted, () => false);
  }),
  free: createReducer<number | null>(null, (on) => {
    on(keptLoaded, (_, { free }) => free);
    on(sessionCleared, () => null);
  }),
  size: createReducer<KeptSlice['kept']['size']>(null, (on) => {
    on(sizeAsked, () => null);
    on(sizeFound, (_, size) => size);
  }),
});

export const selectKeptEntries = (root: KeptSlice) => root.kept.entries;
export const selectKeptLoaded = (root: KeptSlice) => root.kept.areLoaded;
export const selectFreeSpace = (root: KeptSlice) => root.kept.free;
export const selectKeptSize = (root: KeptSlice) => root.kept.size;
