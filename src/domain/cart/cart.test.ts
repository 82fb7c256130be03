import { combineReducers } from 'redux';
import { describe, expect, it } from 'vitest';
import { localeChanged, localeReducer } from '@/platform/locale/state';
import { type KeyValueStore, memoryStorage } from '@/platform/services/storage';
import { forgetDrafts } from '@/platform/session/drafts';
import { sessionCleared, sessionReducers, sessionStarted, userLoaded } from '@/platform/session/state';
import type { User } from '@/shared/entities/user';
import { startSaga } from '~test/startSaga';
import { cartSaga } from './saga';
import {
  type CartItem,
  cartCleared,
  cartItemAdded,
  cartItemRemoved,
  cartReducer,
  cartRestored,
  emptyCart,
  selectCart,
  selectCartBundleId,
  selectCartCount,
  selectIsInCart,
} from './state';

const item = (id: number, type: CartItem['type'] = 'course'): CartItem => ({
  id,
  type,
  name: `Item ${id}`,
  frequency: '',
  price: 480,
  displayPrice: 'HK$480',
  lessonCount: 18,
  totalLessonsDurationTime: 22_800,
  thumbnailUrl: '/media/covers/maths/101.svg',
});

const kit = { userId: 'u-kit' } as User;
const sam = { userId: 'u-sam' } as User;

/** Opens a tab; two tabs with the same storage are two visits of one browser. */
function open(storage: KeyValueStore = memoryStorage()) {
  const app = startSaga(cartSaga, {
    reducer: combineReducers({ ...sessionReducers, locale: localeReducer, cart: cartReducer }),
    services: { storage },
  });
  return { ...app, storage, ids: () => selectCart(app.getState()).items.map(({ id }) => id) };
}

describe('the cart', () => {
  it('holds each thing once, by type and id, in the order of choice', () => {
    const { dispatch, getState, ids } = open();
    for (const one of [item(2), item(1), item(2), item(2, 'live_topic')]) dispatch(cartItemAdded(6001, one));
    expect(ids()).toEqual([2, 1, 2]);
    expect(selectCartBundleId(getState())).toBe(6001);
    const before = getState().cart;
    dispatch(cartItemAdded(6001, item(1)));
    expect(getState().cart).toBe(before);
  });

  it('forgets what was chosen of another bundle', () => {
    const { dispatch, getState, ids } = open();
    for (const one of [item(1), item(2)]) dispatch(cartItemAdded(6001, one));
    for (const one of [item(1), item(3)]) dispatch(cartItemAdded(6002, one));
    expect([selectCartBundleId(getState()), ids()]).toEqual([6002, [1, 3]]);
  });

  it('knows what is chosen of a bundle', () => {
    const { dispatch, getState } = open();
    for (const one of [item(1), item(2)]) dispatch(cartItemAdded(6001, one));
    const isIn = (bundleId: number, key: CartItem) => selectIsInCart(getState(), bundleId, key);
    expect([isIn(6001, item(1)), isIn(6001, item(2)), isIn(6001, item(3))]).toEqual([true, true, false]);
    expect([isIn(6002, item(1)), isIn(6001, item(1, 'live_topic'))]).toEqual([false, false]);
  });

  it('takes out what is of the same type and id alone', () => {
    const { dispatch, getState } = open();
    for (const one of [item(2), item(2, 'live_topic'), item(3)]) dispatch(cartItemAdded(6001, one));
    dispatch(cartItemRemoved({ type: 'course', id: 2 }));
    dispatch(cartItemRemoved({ type: 'group_pass', id: 3 }));
    expect(selectCart(getState()).items).toEqual([item(2, 'live_topic'), item(3)]);
    expect(selectCartCount(getState())).toBe(2);
  });

  it('is emptied, and put back as it was', () => {
    const { dispatch, getState } = open();
    dispatch(cartItemAdded(6001, item(1)));
    const before = selectCart(getState());
    dispatch(cartCleared());
    expect(selectCart(getState())).toEqual(emptyCart);
    dispatch(cartRestored(before));
    expect(selectCart(getState())).toEqual(before);
  });
});

describe('whose cart', () => {
  it('is there after a reload, and gone from the storage once it is empty', () => {
    const { dispatch, storage } = open();
    dispatch(cartItemAdded(6001, item(1)));
    const again = open(storage);
    expect([again.ids(), selectCartBundleId(again.getState())]).toEqual([[1], 6001]);
    again.dispatch(cartItemRemoved(item(1)));
    expect(storage.keys('')).toEqual([]);
  });

  it('of a guest becomes that of who logs in, in place of what they had before', () => {
    const storage = memoryStorage();
    const first = open(storage);
    first.dispatch(sessionStarted(kit));
    first.dispatch(cartItemAdded(6002, item(9)));
    first.dispatch(sessionCleared('inactive'));
    expect(first.ids()).toEqual([]);
    first.dispatch(cartItemAdded(6001, item(1)));
    first.dispatch(sessionStarted(kit));
    expect(first.ids()).toEqual([1]);
    expect(storage.keys('')).toEqual(['drafts.u-kit.cart.hk']);
  });

  it('waits for the user where a session starts without one', () => {
    const { dispatch, storage, ids } = open();
    dispatch(cartItemAdded(6001, item(1)));
    dispatch(sessionStarted(null));
    dispatch(cartItemAdded(6001, item(2)));
    dispatch(userLoaded(kit));
    expect(ids()).toEqual([1, 2]);
    expect(storage.keys('')).toEqual(['drafts.u-kit.cart.hk']);
  });

  it('is kept by a forced logout and comes back with its user, never to another', () => {
    const { dispatch, ids } = open();
    dispatch(sessionStarted(kit));
    dispatch(cartItemAdded(6001, item(1)));
    dispatch(sessionCleared('devices'));
    expect(ids()).toEqual([]);
    dispatch(sessionStarted(sam));
    expect(ids()).toEqual([]);
    dispatch(sessionCleared('devices'));
    dispatch(sessionStarted(kit));
    expect(ids()).toEqual([1]);
  });

  it('goes with the drafts when the user logs out', () => {
    const { dispatch, storage, ids } = open();
    dispatch(sessionStarted(kit));
    dispatch(cartItemAdded(6001, item(1)));
    forgetDrafts(storage, kit.userId);
    dispatch(sessionCleared(null));
    dispatch(sessionStarted(kit));
    expect([ids(), storage.keys('')]).toEqual([[], []]);
  });

  it('is another one in another region', () => {
    const { dispatch, storage, ids } = open();
    dispatch(cartItemAdded(6001, item(1)));
    dispatch(localeChanged('zh-tw'));
    expect(ids()).toEqual([]);
    dispatch(cartItemAdded(36001, item(2)));
    expect(storage.keys('')).toEqual(['drafts.guest.cart.hk', 'drafts.guest.cart.tw']);
    dispatch(localeChanged('zh-hk'));
    expect(ids()).toEqual([1]);
  });

  it.each(['garbage', [1], { info: { bundleId: 0 }, items: [item(1)] }, { info: {}, items: 1 }])(
    'takes nothing from a storage of %j',
    (value) => {
      const storage = memoryStorage();
      storage.set('drafts.guest.cart.hk', value);
      expect(selectCart(open(storage).getState())).toEqual(emptyCart);
    },
  );
});
