import { createAction } from '@/shared/duck/action';
import type { CourseLessonProgress } from '@/shared/entities/courseLesson';
import type { LiveLessonProgress } from '@/shared/entities/liveLesson';
import type { Entries, ProgressEntry } from './entries';

/** A position was watched and must not be lost. */
export const positionSaved = createAction('outbox/positionSaved', (entry: ProgressEntry) => entry);
/** Sends the stored positions. `leaving`: the page is being hidden, so the calls must outlive it. */
export const flushRequested = createAction('outbox/flushRequested', (leaving: boolean = false) => ({ leaving }));
export const flushed = createAction('outbox/flushed');
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
