/** Lessons added to or removed from the schedule in this session, and what a guest wants to add. */
import { combineReducers } from 'redux';
import { sessionCleared } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import { type ToggleEntry, type ToggleState, toggleActions, toggleReducer } from '@/shared/duck/toggle';
import type { LiveLesson } from '@/shared/entities/liveLesson';

/** Adds a lesson to the schedule or removes it. A guest logs in first. */
export const lessonSave = toggleActions<LiveLesson>('saved');

/** A guest wants to add a lesson, on the page `path`. */
export const guestSaveRequested = createAction('saved/guestSaveRequested', (lesson: LiveLesson, path: string) => ({
  lesson,
  path,
}));
export const guestSaveForgotten = createAction('saved/guestSaveForgotten');

export type SavedEntry = ToggleEntry<LiveLesson>;

export interface SavedSlice {
  saved: {
    lessons: ToggleState<LiveLesson>;
    guestSave: { lesson: LiveLesson; path: string } | null;
  };
}

/** Returns whether the server has a lesson on the schedule. */
export const isLessonSaved = ({ isSaved }: Pick<LiveLesson, 'isSaved'>): boolean => isSaved;

export const savedReducer = combineReducers({
  lessons: toggleReducer(lessonSave, isLessonSaved),
  guestSave: createReducer<SavedSlice['saved']['guestSave']>(null, (on) => {
    on(guestSaveRequested, (_, guestSave) => guestSave);
    on(guestSaveForgotten, () => null);
    on(sessionCleared, () => null);
  }),
});

export const selectSavedEntry = (root: SavedSlice, id: number): SavedEntry | null => root.saved.lessons[id] ?? null;
export const selectGuestSave = (root: SavedSlice) => root.saved.guestSave;
/** Selects the lessons changed in this session, by id. */
export const selectSavedLessons = (root: SavedSlice) => root.saved.lessons;
/** Selects whether a lesson is on the schedule: a change in this session wins over the lesson's own `isSaved`. */
export const selectIsSaved = (root: SavedSlice, lesson: Pick<LiveLesson, 'id' | 'isSaved'>): boolean =>
  root.saved.lessons[lesson.id]?.shown ?? isLessonSaved(lesson);
