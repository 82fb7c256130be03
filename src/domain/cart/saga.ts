/**
 * Stores the cart per user and region, so that it outlives a reload; a guest's cart is adopted at login. It is stored
 * with the drafts, which survive a forced logout and are deleted when the user logs out.
 */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import * as v from 'valibot';
import { localeChanged, selectRegion } from '@/platform/locale/state';
import { getService } from '@/platform/services/services';
import { draftKey } from '@/platform/session/drafts';
import { selectUser, sessionCleared, sessionStarted, userLoaded } from '@/platform/session/state';
import { select } from '@/shared/duck/effects';
import { takeEverySafely } from '@/shared/duck/safely';
import { bundleOptionSchema } from '@/shared/entities/bundleOption';
import { idField } from '@/shared/entities/fields';
import { objectOf, optionalListOf } from '@/shared/entities/parser';
import { cartCleared, cartItemAdded, cartItemRemoved, cartRestored, emptyCart, selectCart } from './state';

const cartSchema = objectOf({ info: objectOf({ bundleId: idField }), items: optionalListOf(bundleOptionSchema) });

/**
 * Returns the storage key of a visitor's cart. While a session's user is unknown it is the guest's key, whose cart is
 * adopted later.
 */
function* cartKey(userId: string | undefined): SagaIterator<string> {
  return draftKey(userId || 'guest', `cart.${yield* select(selectRegion)}`);
}

function* ownCartKey(): SagaIterator<string> {
  return yield* cartKey((yield* select(selectUser))?.userId);
}

/** Loads the stored cart. A guest's cart replaces the user's, since it is the later choice. */
function* loadCart(): SagaIterator {
  const storage = yield* getService('storage');
  const [guest, own] = [yield* cartKey(undefined), yield* ownCartKey()];
  const left = storage.get(guest);
  if (own !== guest && left) {
    storage.set(own, left);
    storage.remove(guest);
  }
  const { success, output } = v.safeParse(cartSchema, storage.get(own));
  yield put(cartRestored(success ? output : emptyCart));
}

function* saveCart(): SagaIterator {
  const storage = yield* getService('storage');
  const [own, cart] = [yield* ownCartKey(), yield* select(selectCart)];
  if (cart.items.length > 0) storage.set(own, cart);
  else storage.remove(own);
}

export function* cartSaga(): SagaIterator {
  yield takeEverySafely<unknown>([cartItemAdded, cartItemRemoved, cartCleared, cartRestored], saveCart, 'cart/save');
  yield takeEverySafely<unknown>([sessionStarted, userLoaded, sessionCleared, localeChanged], loadCart, 'cart/load');
  yield* loadCart();
}
