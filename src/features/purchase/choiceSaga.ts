/** Stores the choice over a reload and a login, among the visitor's drafts; a guest's choice is adopted. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import * as v from 'valibot';
import { planChoiceKey } from '@/domain/sale/planChoice';
import { selectRegion } from '@/platform/locale/state';
import { getService } from '@/platform/services/services';
import { selectUser } from '@/platform/session/state';
import { select } from '@/shared/duck/effects';
import { keyOf } from '@/shared/duck/fetch';
import { takeEverySafely } from '@/shared/duck/safely';
import { noChoice } from './agreement';
import { choiceMade, choiceRestored, purchaseOpened, selectChoice } from './state';

const choiceSchema = v.object({ planId: v.nullable(v.string()), methodId: v.nullable(v.string()) });

function* storageKey(userId: string | undefined, collectionId: number): SagaIterator<string> {
  return planChoiceKey(userId, yield* select(selectRegion), collectionId);
}

function* saveChoice({ payload: { collectionId, choice } }: ReturnType<typeof choiceMade>): SagaIterator {
  const key = yield* storageKey((yield* select(selectUser))?.userId, collectionId);
  (yield* getService('storage')).set(key, choice);
}

function* restoreChoice({ payload: { collectionId } }: ReturnType<typeof purchaseOpened>): SagaIterator {
  const storage = yield* getService('storage');
  const own = yield* storageKey((yield* select(selectUser))?.userId, collectionId);
  const guest = yield* storageKey(undefined, collectionId);
  const { success, output } = v.safeParse(choiceSchema, storage.get(guest) ?? storage.get(own));
  const made = yield* select(selectChoice, collectionId);
  const choice = keyOf(made) !== keyOf(noChoice) ? made : success ? output : null;
  if (!choice) return;
  storage.set(own, choice);
  if (own !== guest) storage.remove(guest);
  yield put(choiceRestored(collectionId, choice));
}

export function* choiceSaga(): SagaIterator {
  yield takeEverySafely(choiceMade, saveChoice, 'purchase/saveChoice');
  yield takeEverySafely(purchaseOpened, restoreChoice, 'purchase/restoreChoice');
}
