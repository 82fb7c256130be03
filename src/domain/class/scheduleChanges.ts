/** Lessons added to or removed from the schedule in this session. */
import { sessionCleared, sessionStarted } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import type { LiveLesson } from '@/shared/entities/liveLesson';

const change = (lesson: LiveLesson, onSchedule: boolean) => ({ lesson, onSchedule });

/** A change is shown at once, sent with one request at a time per lesson, and rolled back when the server refuses. */
export const scheduleChange = {
  /** The visitor adds a lesson or removes it; a guest logs in first. A value that is shown already is not sent. */
  request: createAction('scheduleChanges/request', change),
  /** Another value is shown, also after a rollback. Reducers that hold the lesson may set its `isSaved`. */
  changed: createAction('scheduleChanges/changed', change),
  sent: createAction('scheduleChanges/sent', (id: number) => ({ id })),
  /** The server has accepted the value. */
  settled: createAction('scheduleChanges/settled', (id: number, onSchedule: boolean) => ({ id, onSchedule })),
  /** The server refused the value, or its response was lost. */
  failed: createAction('scheduleChanges/failed', (id: number) => ({ id })),
  /** The server sent these lessons after all changes were settled: their own `isSaved` counts again. */
  forgotten: createAction('scheduleChanges/forgotten', (ids: readonly number[]) => ({ ids })),
};

export interface ScheduleChange {
  readonly lesson: LiveLesson;
  /** Whether the visitor wants it on the schedule: the value that is shown. */
  readonly isWanted: boolean;
  /** Whether it is there by the server's last response. */
  readonly isConfirmed: boolean;
  readonly sending: boolean;
}

export interface ScheduleChangesSlice {
  /** The lessons changed in this session, by id; `isSaved` counts for any other lesson. */
  scheduleChanges: Readonly<Record<number, ScheduleChange>>;
}

export const scheduleChangesReducer = createReducer<ScheduleChangesSlice['scheduleChanges']>({}, (on) => {
  on(scheduleChange.changed, (state, { lesson, onSchedule }) => {
    const { isConfirmed = lesson.isSaved, sending = false } = state[lesson.id] ?? {};
    return { ...state, [lesson.id]: { lesson, isWanted: onSchedule, isConfirmed, sending } };
  });
  on(scheduleChange.sent, (state, { id }) => void Object.assign(state[id] ?? {}, { sending: true }));
  on(scheduleChange.settled, (state, { id, onSchedule }) => {
    Object.assign(state[id] ?? {}, { sending: false, isConfirmed: onSchedule });
  });
  on(scheduleChange.failed, (state, { id }) => void Object.assign(state[id] ?? {}, { sending: false }));
  on(scheduleChange.forgotten, (state, { ids }) => {
    for (const id of ids) delete state[id];
  });
  on(sessionStarted, () => ({}));
  on(sessionCleared, () => ({}));
});

export const selectScheduleChange = (root: ScheduleChangesSlice, id: number): ScheduleChange | null =>
  root.scheduleChanges[id] ?? null;
/** Selects the lessons changed in this session, by id. */
export const selectScheduleChanges = (root: ScheduleChangesSlice) => root.scheduleChanges;
/** Selects whether a lesson is on the schedule: a change in this session wins over the lesson's own `isSaved`. */
export const selectIsOnSchedule = (root: ScheduleChangesSlice, lesson: Pick<LiveLesson, 'id' | 'isSaved'>): boolean =>
  root.scheduleChanges[lesson.id]?.isWanted ?? lesson.isSaved;
