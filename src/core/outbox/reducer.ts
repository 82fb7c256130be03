import { createReducer } from '@/shared/duck/reducer';
import {
  entriesLoaded,
  flushed,
  flushRequested,
  positionAcknowledged,
  positionRefused,
  positionSaved,
  sendingFailed,
} from './actions';
import { type Entries, entryKey, mergeEntries, type ProgressEntry } from './entries';

export interface OutboxState {
  entries: Entries;
  sending: boolean;
  /** The last attempt did not reach the server. */
  failed: boolean;
}

export interface OutboxSlice {
  outbox: OutboxState;
}

/** Forgets an entry, unless a newer position of the same lesson came meanwhile. */
function without(entries: Entries, done: ProgressEntry): Entries {
  const key = entryKey(done);
  if (entries[key]?.savedAt !== done.savedAt) return entries;
  const { [key]: _, ...rest } = entries;
  return rest;
}

export const outboxReducer = createReducer<OutboxState>({ entries: {}, sending: false, failed: false }, (on) => {
  on(positionSaved, (draft, entry) => {
    draft.entries = mergeEntries(draft.entries, { [entryKey(entry)]: entry });
  });
  on(entriesLoaded, (draft, entries) => {
    draft.entries = entries;
    draft.failed = false;
  });
  on(flushRequested, (draft) => {
    draft.sending = true;
  });
  on(flushed, (draft) => {
    draft.sending = false;
  });
  on(positionAcknowledged, (draft, { entry }) => {
    draft.entries = without(draft.entries, entry);
    draft.failed = false;
  });
  on(positionRefused, (draft, { entry }) => {
    draft.entries = without(draft.entries, entry);
  });
  on(sendingFailed, (draft) => {
    draft.failed = true;
  });
});

export const selectEntries = (root: OutboxSlice) => root.outbox.entries;
/** True while positions wait that could not be sent. */
export const selectUnsaved = (root: OutboxSlice) => root.outbox.failed && Object.keys(root.outbox.entries).length > 0;

/** The position of a lesson that the server does not know yet, in seconds, or null. */
export const selectWaitingPosition = (
  root: OutboxSlice,
  lesson: Pick<ProgressEntry, 'targetType' | 'targetId' | 'lessonId'>,
) => root.outbox.entries[entryKey(lesson)]?.position ?? null;
