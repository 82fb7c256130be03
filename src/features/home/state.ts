/** View state of the home page, so that Back restores its length. */
import { combineReducers } from 'redux';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';

/** The list of courses was folded or unfolded. */
export const coursesUnfolded = createAction('home/coursesUnfolded', (unfolded: boolean) => unfolded);

export interface HomeSlice {
  home: { unfolded: boolean };
}

export const homeReducer = combineReducers({
  unfolded: createReducer(false, (on) => {
    on(coursesUnfolded, (_, unfolded) => unfolded);
  }),
});

export const selectUnfolded = (root: HomeSlice) => root.home.unfolded;
