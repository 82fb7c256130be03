/** The rating form: its target, draft and submission. */
import { combineReducers } from 'redux';
import { sessionCleared, sessionStarted } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import { type SubmitState, submitActions, submitReducer } from '@/shared/duck/submit';
import { cutText } from '@/shared/lib/cutText';
import { type RatingTarget, targetKey } from './target';

/** In characters. */
export const longestComment = 1000;

export interface RatingDraft {
  /** 1 to 5; 0 while none is chosen. */
  stars: number;
  comment: string;
}

export interface Rating extends RatingDraft {
  target: RatingTarget;
}

export interface OpenRating {
  target: RatingTarget;
  /** Title of what is rated. */
  title: string;
}

export const ratingOpened = createAction('ratings/opened', (open: OpenRating) => open);
export const ratingClosed = createAction('ratings/closed');
/** The draft was typed, or found in storage. */
export const ratingDrafted = createAction('ratings/drafted', (draft: RatingDraft) => draft);
export const rating = submitActions<Rating>('ratings/form');
/** The server has accepted it: reducers that hold the entity set its `isRated`. */
export const ratingAccepted = createAction('ratings/rated', (target: RatingTarget) => ({ target }));

const noDraft: RatingDraft = { stars: 0, comment: '' };

export interface RatingsSlice {
  ratings: {
    open: OpenRating | null;
    draft: RatingDraft;
    form: SubmitState;
    rated: Readonly<Record<string, true>>;
  };
}

export const ratingsReducer = combineReducers({
  open: createReducer<OpenRating | null>(null, (on) => {
    on(ratingOpened, (_, open) => open);
    on(ratingClosed, () => null);
    on(rating.done, () => null);
    on(sessionCleared, () => null);
  }),
  draft: createReducer(noDraft, (on) => {
    on(ratingOpened, () => noDraft);
    on(ratingDrafted, (_, { stars, comment }) => ({ stars, comment: cutText(comment, longestComment) }));
  }),
  form: submitReducer(rating),
  rated: createReducer<Readonly<Record<string, true>>>({}, (on) => {
    on(ratingAccepted, (known, { target }) => ({ ...known, [targetKey(target)]: true }));
    on(sessionCleared, () => ({}));
    on(sessionStarted, () => ({}));
  }),
});

export const selectOpenRating = (root: RatingsSlice) => root.ratings.open;
export const selectRatingDraft = (root: RatingsSlice) => root.ratings.draft;
export const selectRatingForm = (root: RatingsSlice) => root.ratings.form;
export const selectRated = (root: RatingsSlice) => root.ratings.rated;
