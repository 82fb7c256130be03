/** Announces an order that was recovered after a reload or a login, on whichever page the visitor is. */
import type { SagaIterator } from 'redux-saga';
import { call, put } from 'redux-saga/effects';
import { selectLocale } from '@/platform/locale/state';
import { alertShown } from '@/platform/messages/state';
import { pathOf } from '@/platform/services/navigation';
import { getService } from '@/platform/services/services';
import { selectIsParent } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { select } from '@/shared/duck/effects';
import type { Order } from '@/shared/entities/order';

/** Navigates to the page on which the order was placed. */
export const pendingOrderOpened = createAction('orders/pendingOpened', (path: string) => path);

/** Returns whether the open page is the page of the order. `path`: the page on which it was placed, with its query. */
export function* isOnOwnPage(path: string): SagaIterator<boolean> {
  const { pathname, search } = (yield* getService('navigation')).current();
  return pathOf({ pathname, search, hash: '' }) === path;
}

/** Announces an order; failed and cancelled ones are not announced. */
export function* announceResumed(path: string, { status }: Order): SagaIterator {
  if (status !== 'paid' && status !== 'pending') return;
  const { i18n, load } = yield* getService('translations');
  yield call(load, yield* select(selectLocale), ['purchase']);
  const say = (key: 'paid' | 'paidParent' | 'pending' | 'show') => i18n.t(`kept.${key}`, { ns: 'purchase' });
  const isParent = yield* select(selectIsParent);
  if (status === 'paid') yield put(alertShown(say(isParent ? 'paidParent' : 'paid'), 'success'));
  else
    yield put(alertShown(say('pending'), 'info', { undo: { label: say('show'), action: pendingOrderOpened(path) } }));
}
