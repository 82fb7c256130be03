/**
 * Lessons added to or removed from the schedule in this session: shown at once, rolled back when the server refuses.
 */
import { sessionCleared, sessionStarted } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import type { LiveLesson } from '@/shared/entities/liveLesson';

/** The visitor adds or removes a lesson; repeating it has no effect. A guest logs in first. */
export const saveRequested = createAction('saved/requested', (lesson: LiveLesson, saved: boolean) => ({
  lesson,
  saved,
}));
/**
 * The schedule has changed, also when a failed change is rolled back. Reducers that hold the lesson may set its
 * `isSaved`.
 */
export const savedChanged = createAction('saved/changed', (lesson: LiveLesson, saved: boolean) => ({ lesson, saved }));
export const savedSent = createAction('saved/sent', (id: number) => ({ id }));
/** The server has accepted the change. */
export const savedSettled = createAction('saved/settled', (id: number, saved: boolean) => ({ id, saved }));
/** The server refused the change, or its response was lost. */
export const savedFailed = createAction('saved/failed', (id: number) => ({ id }));
/** The server sent these lessons after all changes were settled: its `isSaved` counts again. */
export const savedForgotten = createAction('saved/forgotten', (ids: readonly number[]) => ({ ids }));
/** A guest wants to add a lesson, on the page `path`. */
export const guestSaveRequested = createAction('saved/guestSaveRequested', (lesson: LiveLesson, path: string) => ({
  lesson,
  path,
}));
export const guestSaveForgotten = createAction('saved/guestSaveForgotten');

export interface SavedEntry {
  lesson: LiveLesson;
  /** The value that is shown. */
  saved: boolean;
  /** The server's last value. */
  server: boolean;
  sending: boolean;
}

interface SavedState {
  lessons: Readonly<Record<number, SavedEntry>>;
  guestSave: { lesson: LiveLesson; path: string } | null;
}

export interface SavedSlice {
  saved: SavedState;
}

const none: SavedState = { lessons: {}, guestSave: null };

const withEntry = (state: SavedState, id: number, change: Partial<SavedEntry>): SavedState => {
  const entry = state.lessons[id];
  return entry ? { ...state, lessons: { ...state.lessons, [id]: { ...entry, ...change } } } : state;
};

export const savedReducer = createReducer<SavedState>(none, (on) => {
  on(savedChanged, (state, { lesson, saved }) => {
    const { server = lesson.isSaved, sending = false } = state.lessons[lesson.id] ?? {};
    return { ...state, lessons: { ...state.lessons, [lesson.id]: { lesson, saved, server, sending } } };
  });
  on(savedSent, (state, { id }) => withEntry(state, id, { sending: true }));
  on(savedSettled, (state, { id, saved }) => withEntry(state, id, { sending: false, server: saved }));
  on(savedFailed, (state, { id }) => withEntry(state, id, { sending: false }));
  on(savedForgotten, (state, { ids }) => ({
    ...state,
    lessons: Object.fromEntries(Object.entries(state.lessons).filter(([id]) => !ids.includes(Number(id)))),
  }));
  on(guestSaveRequested, (state, guestSave) => ({ ...state, guestSave }));
  on(guestSaveForgotten, (state) => ({ ...state, guestSave: null }));
  on(sessionStarted, (state) => ({ ...none, guestSave: state.guestSave }));
  on(sessionCleared, () => none);
});

export const selectSavedEntry = (root: SavedSlice, id: number): SavedEntry | null => root.saved.lessons[id] ?? null;
export const selectGuestSave = (root: SavedSlice) => root.saved.guestSave;
/** Selects the lessons changed in this session, by id. */
export const selectSavedLessons = (root: SavedSlice) => root.saved.lessons;
/** Selects whether a lesson is on the schedule: a change in this session wins over the lesson's own `isSaved`. */
export const selectIsSaved = (root: SavedSlice, lesson: Pick<LiveLesson, 'id' | 'isSaved'>): boolean =>
  root.saved.lessons[lesson.id]?.saved ?? lesson.isSaved;
