/** Live classes on the home page: topics, the next lessons, and free replays. */
import { combineReducers } from 'redux';
import { type FetchState, fetchActions, fetchReducer } from '@/shared/duck/fetch';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { FreeLiveTopic, LiveTopicCard } from '@/shared/entities/liveTopic';

export const homeTopicsSize = 4;
export const nextLessonsSize = 4;
export const freeLiveTopicsSize = 8;

export interface HomeTopicsParams {
  region: string;
  /** Null: not filtered by level. */
  levelId: number | null;
  subjectId: number | null;
}

export const homeTopics = fetchActions<HomeTopicsParams, LiveTopicCard[]>('classes/homeTopics');
/** The first upcoming lessons of the region, including live ones. */
export const nextLessons = fetchActions<{ region: string }, LiveLesson[]>('classes/nextLessons');
export const freeLiveTopics = fetchActions<{ region: string }, FreeLiveTopic[]>('classes/freeLiveTopics');

export interface ClassesSlice {
  classes: {
    homeTopics: FetchState<LiveTopicCard[]>;
    nextLessons: FetchState<LiveLesson[]>;
    freeLiveTopics: FetchState<FreeLiveTopic[]>;
  };
}

export const classesReducer = combineReducers({
  homeTopics: fetchReducer(homeTopics),
  nextLessons: fetchReducer(nextLessons),
  freeLiveTopics: fetchReducer(freeLiveTopics),
});

export const selectHomeTopics = (root: ClassesSlice) => root.classes.homeTopics;
export const selectNextLessons = (root: ClassesSlice) => root.classes.nextLessons;
export const selectFreeLiveTopics = (root: ClassesSlice) => root.classes.freeLiveTopics;
