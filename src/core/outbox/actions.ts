import { createAction } from '@/shared/duck/action';
import type { CourseLessonProgress } from '@/shared/entities/courseLesson';
import type { LiveLessonProgress } from '@/shared/entities/liveLesson';
import type { Entries, ProgressEntry } from './entries';

/** A position that must not be lost. */
export const positionSaved = createAction('outbox/positionSaved', (entry: ProgressEntry) => entry);
/** Sends what waits. `leaving`: the page is being hidden, so the calls must outlive it. */
export const flushRequested = createAction('outbox/flushRequested', (leaving: boolean = false) => ({ leaving }));
export const flushed = createAction('outbox/flushed');
/** The visitor became somebody else. `owner` names whose entries these are, null: a session whose user is not known yet. */
export const entriesLoaded = createAction('outbox/entriesLoaded', (owner: string | null, entries: Entries) => ({
  owner,
  entries,
}));
/** What all tabs of the visitor have left to send. */
export const entriesShared = createAction('outbox/entriesShared', (entries: Entries) => entries);
/** The server has it; `lesson` is the server's own view of the lesson now. */
export const positionAcknowledged = createAction(
  'outbox/positionAcknowledged',
  (entry: ProgressEntry, lesson: CourseLessonProgress | LiveLessonProgress) => ({ entry, lesson }),
);
/** The server will never take it (the lesson is gone, or not this user's). */
export const positionRefused = createAction('outbox/positionRefused', (entry: ProgressEntry) => ({ entry }));
export const sendingFailed = createAction('outbox/sendingFailed');
