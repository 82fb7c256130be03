import { combineReducers } from 'redux';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import type { PlayerSettings } from '@/shared/player/types';
import { defaultSettings } from './settings';

export interface WatchedLesson {
  /** `syllabus`: a syllabus lesson that is not a live lesson; it is tracked, and its position stays in this browser. */
  targetType: 'course' | 'live_topic' | 'syllabus';
  /** Id of the course or topic. */
  targetId: number;
  lessonId: number;
  isEnrolled: boolean;
  /** Started by the previous lesson's countdown. */
  isAutoPlay: boolean;
}

export type WatchEvent = 'play' | 'pause' | 'seek' | 'heartbeat' | 'end';

/** A player event at a position in seconds. */
export const lessonWatched = createAction(
  'progress/lessonWatched',
  (event: WatchEvent, lesson: WatchedLesson, seconds: number) => ({ event, lesson, seconds }),
);
/** The page is being hidden during a lesson: unsent positions are sent by calls that outlive it. */
export const lessonLeft = createAction('progress/lessonLeft');
export const settingsLoaded = createAction('progress/settingsLoaded', (settings: PlayerSettings) => settings);
export const settingsChanged = createAction('progress/settingsChanged', (change: Partial<PlayerSettings>) => change);

export interface ProgressSlice {
  progress: { settings: PlayerSettings };
}

export const progressReducer = combineReducers({
  settings: createReducer<PlayerSettings>(defaultSettings, (on) => {
    on(settingsLoaded, (_, settings) => settings);
    on(settingsChanged, (draft, change) => ({ ...draft, ...change }));
  }),
});

export const selectPlayerSettings = (root: ProgressSlice) => root.progress.settings;
