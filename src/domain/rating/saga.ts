import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import * as v from 'valibot';
import { alertShown } from '@/platform/messages/state';
import { getService } from '@/platform/services/services';
import { draftKey } from '@/platform/session/drafts';
import { selectUser } from '@/platform/session/state';
import type { PayloadAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import { takeEverySafely, takeLeadingSafely } from '@/shared/duck/safely';
import { callSubmit } from '@/shared/duck/submit';
import { postRating } from './api';
import {
  longestComment,
  type OpenRating,
  type Rating,
  type RatingDraft,
  rating,
  ratingAccepted,
  ratingDrafted,
  ratingOpened,
  ratingsReducer,
  selectOpenRating,
} from './state';
import { type RatingTarget, targetKey } from './target';

/**
 * Sends a rating once, however often it is pressed. The typed text stays in storage, under the user, until the server
 * has accepted it.
 */

const draftSchema = v.object({
  stars: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
  comment: v.pipe(v.string(), v.maxLength(longestComment)),
});

/** Returns the storage key of a draft; null while the user is unknown. */
function* keyOf(target: RatingTarget): SagaIterator<string | null> {
  const user = yield* select(selectUser);
  return user?.userId ? draftKey(user.userId, `rating.${targetKey(target)}`) : null;
}

function* recall({ payload: { target } }: PayloadAction<OpenRating>): SagaIterator {
  const key = yield* keyOf(target);
  if (key === null) return;
  const stored = v.safeParse(draftSchema, (yield* getService('storage')).get(key));
  if (stored.success) yield put(ratingDrafted(stored.output));
}

function* storeDraft({ payload: draft }: PayloadAction<RatingDraft>): SagaIterator {
  const open = yield* select(selectOpenRating);
  const key = open && (yield* keyOf(open.target));
  if (key) (yield* getService('storage')).set(key, draft);
}

function* send({ payload }: PayloadAction<Rating>): SagaIterator {
  const result = yield* callSubmit(rating, postRating, payload);
  if (!result.ok) return;
  const key = yield* keyOf(payload.target);
  if (key !== null) (yield* getService('storage')).remove(key);
  yield put(ratingAccepted(payload.target));
  yield put(rating.done());
  const { i18n } = yield* getService('translations');
  yield put(alertShown(i18n.t('thanks', { ns: 'rating' }), 'success'));
}

export function* ratingsSaga(): SagaIterator {
  yield takeEverySafely(ratingOpened, recall);
  yield takeEverySafely(ratingDrafted, storeDraft);
  yield takeLeadingSafely(rating.submit, send);
}

export const ratingsDuck = createDuck('ratings', { reducer: ratingsReducer, saga: ratingsSaga });
