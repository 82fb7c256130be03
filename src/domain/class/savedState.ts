/** Lessons added to or removed from the schedule in this session. */
import { sessionCleared, sessionStarted } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import type { LiveLesson } from '@/shared/entities/liveLesson';

const change = (lesson: LiveLesson, saved: boolean) => ({ lesson, saved });

/** A change is shown at once, sent with one request at a time per lesson, and rolled back when the server refuses. */
export const lessonSave = {
  /** The visitor adds a lesson or removes it; a guest logs in first. A value that is shown already is not sent. */
  request: createAction('saved/request', change),
  /** Another value is shown, also after a rollback. Reducers that hold the lesson may set its `isSaved`. */
  changed: createAction('saved/changed', change),
  sent: createAction('saved/sent', (id: number) => ({ id })),
  /** The server has accepted the value. */
  settled: createAction('saved/settled', (id: number, saved: boolean) => ({ id, saved })),
  /** The server refused the value, or its response was lost. */
  failed: createAction('saved/failed', (id: number) => ({ id })),
  /** The server sent these lessons after all changes were settled: their own `isSaved` counts again. */
  forgotten: createAction('saved/forgotten', (ids: readonly number[]) => ({ ids })),
};

export interface SavedEntry {
  readonly lesson: LiveLesson;
  /** The value that is shown. */
  readonly shown: boolean;
  /** The server's last value. */
  readonly server: boolean;
  readonly sending: boolean;
}

export interface SavedSlice {
  /** The lessons changed in this session, by id; `isSaved` counts for any other lesson. */
  saved: Readonly<Record<number, SavedEntry>>;
}

export const savedReducer = createReducer<SavedSlice['saved']>({}, (on) => {
  on(lessonSave.changed, (state, { lesson, saved }) => {
    const { server = lesson.isSaved, sending = false } = state[lesson.id] ?? {};
    return { ...state, [lesson.id]: { lesson, shown: saved, server, sending } };
  });
  on(lessonSave.sent, (state, { id }) => void Object.assign(state[id] ?? {}, { sending: true }));
  on(lessonSave.settled, (state, { id, saved }) => {
    Object.assign(state[id] ?? {}, { sending: false, server: saved });
  });
  on(lessonSave.failed, (state, { id }) => void Object.assign(state[id] ?? {}, { sending: false }));
  on(lessonSave.forgotten, (state, { ids }) => {
    for (const id of ids) delete state[id];
  });
  on(sessionStarted, () => ({}));
  on(sessionCleared, () => ({}));
});

export const selectSavedEntry = (root: SavedSlice, id: number): SavedEntry | null => root.saved[id] ?? null;
/** Selects the lessons changed in this session, by id. */
export const selectSavedLessons = (root: SavedSlice) => root.saved;
/** Selects whether a lesson is on the schedule: a change in this session wins over the lesson's own `isSaved`. */
export const selectIsSaved = (root: SavedSlice, lesson: Pick<LiveLesson, 'id' | 'isSaved'>): boolean =>
  root.saved[lesson.id]?.shown ?? lesson.isSaved;
