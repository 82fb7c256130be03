import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import type { CourseLessonProgress, LiveLessonProgress } from '@/shared/entities/lessonProgress';
import { type Entries, entryKey, mergeEntries, type ProgressEntry, sendableEntries } from './entries';

/** A position was watched and must not be lost. */
export const positionSaved = createAction('outbox/positionSaved', (entry: ProgressEntry) => entry);
/** Sends the stored positions. `leaving`: the page is being hidden, so the calls must outlive it. */
export const flushRequested = createAction('outbox/flushRequested', (leaving: boolean = false) => ({ leaving }));
export const outboxFlushed = createAction('outbox/flushed');
/** The visitor has changed. `owner`: storage key of the entries; null in a session whose user is not known yet. */
export const entriesLoaded = createAction('outbox/entriesLoaded', (owner: string | null, entries: Entries) => ({
  owner,
  entries,
}));
/** The unsent positions of all tabs of the visitor. */
export const entriesShared = createAction('outbox/entriesShared', (entries: Entries) => entries);
/** The server has stored it; `lesson` is the lesson in its response. */
export const positionAcknowledged = createAction(
  'outbox/positionAcknowledged',
  (entry: ProgressEntry, lesson: CourseLessonProgress | LiveLessonProgress) => ({ entry, lesson }),
);
/** The server refuses it for good (the lesson is gone, or not this user's). */
export const positionRefused = createAction('outbox/positionRefused', (entry: ProgressEntry) => ({ entry }));
export const sendingFailed = createAction('outbox/sendingFailed');

export interface OutboxState {
  entries: Entries;
  /** Positions that the server has stored since the visitor came: what was read before may be older. */
  acknowledged: Entries;
  /** Storage key of the entries; null while the user of a session is unknown. */
  owner: string | null;
  /** The last attempt did not reach the server. */
  failed: boolean;
}

export interface OutboxSlice {
  outbox: OutboxState;
}

/** Removes an entry, unless the lesson has a newer position meanwhile. */
function without(entries: Entries, done: ProgressEntry): Entries {
  const key = entryKey(done);
  if (entries[key]?.savedAt !== done.savedAt) return entries;
  const { [key]: _, ...rest } = entries;
  return rest;
}

function settled(draft: OutboxState, { entry }: { entry: ProgressEntry }): undefined {
  draft.entries = without(draft.entries, entry);
  if (sendableEntries(draft.entries).length === 0) draft.failed = false;
}

const none: OutboxState = { entries: {}, acknowledged: {}, owner: null, failed: false };

export const outboxReducer = createReducer<OutboxState>(none, (on) => {
  on(positionSaved, (draft, entry) => {
    const key = entryKey(entry);
    // The position just watched is the newest, even if the clock was set back in between.
    const savedAt = Math.max(entry.savedAt, (draft.entries[key]?.savedAt ?? 0) + 1);
    draft.entries = mergeEntries(draft.entries, { [key]: { ...entry, savedAt } });
  });
  on(entriesLoaded, (draft, { owner, entries }) => ({
    ...none,
    entries,
    owner,
    // The same user may be loaded again at any time.
    acknowledged: owner !== null && owner === draft.owner ? draft.acknowledged : none.acknowledged,
  }));
  on(entriesShared, (draft, entries) => {
    draft.entries = entries;
  });
  on(positionAcknowledged, (draft, { entry }) => {
    draft.acknowledged[entryKey(entry)] = entry;
    return settled(draft, { entry });
  });
  on(positionRefused, settled);
  on(sendingFailed, (draft) => {
    draft.failed = true;
  });
});

export const selectEntries = (root: OutboxSlice) => root.outbox.entries;
export const selectOwner = (root: OutboxSlice) => root.outbox.owner;
/** Selects whether unsent positions have failed to be sent. */
export const selectUnsaved = (root: OutboxSlice) =>
  root.outbox.failed && sendableEntries(root.outbox.entries).length > 0;

type LessonKey = Pick<ProgressEntry, 'targetType' | 'targetId' | 'lessonId'>;

/** Selects the unsent position of a lesson, in seconds, or null. */
export const selectWaitingPosition = (root: OutboxSlice, lesson: LessonKey) =>
  root.outbox.entries[entryKey(lesson)]?.position ?? null;

/** Selects the position of a lesson that is unsent or was sent in this visit, in seconds, or null. */
export const selectOwnPosition = (root: OutboxSlice, lesson: LessonKey) =>
  selectWaitingPosition(root, lesson) ?? root.outbox.acknowledged[entryKey(lesson)]?.position ?? null;
