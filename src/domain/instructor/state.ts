/** Teachers on the home page. */
import { combineReducers } from 'redux';
import { type FetchState, fetchActions, fetchReducer } from '@/shared/duck/fetch';
import type { Instructor } from '@/shared/entities/instructor';

export const homeInstructorsSize = 5;

export const homeInstructors = fetchActions<{ region: string }, Instructor[]>('instructors/home');

export interface InstructorsSlice {
  instructors: { home: FetchState<Instructor[]> };
}

export const instructorsReducer = combineReducers({ home: fetchReducer(homeInstructors) });

export const selectHomeInstructors = (root: InstructorsSlice) => root.instructors.home;
