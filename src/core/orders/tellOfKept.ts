/** An order that was found again after a reload or a login, told wherever the visitor is by then. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { selectLocale } from '@/core/locale/reducer';
import { alertShown } from '@/core/messages/actions';
import { pathOf } from '@/core/services/navigation';
import { service } from '@/core/services/services';
import { createAction } from '@/shared/duck/action';
import { callT, selectT } from '@/shared/duck/effects';
import type { Order } from '@/shared/entities/order';
import type { KeptOrder } from './kept';

/** To the page on which it was ordered. */
export const keptOrderOpened = createAction('orders/keptOpened', (path: string) => path);

/** Nothing is told of an order that was not paid for, nor on its own page, which shows it. */
export function* tellOfKept({ path }: KeptOrder, { status }: Order): SagaIterator {
  if (status !== 'paid' && status !== 'pending') return;
  const { pathname, search } = (yield* service('navigation')).current();
  if (pathOf({ pathname, search, hash: '' }) === path) return;
  const { i18n, load } = yield* service('translations');
  yield* callT(load, yield* selectT(selectLocale), ['purchase']);
  const say = (key: 'paid' | 'pending' | 'show') => i18n.t(`kept.${key}`, { ns: 'purchase' });
  if (status === 'paid') yield put(alertShown(say('paid'), 'success'));
  else yield put(alertShown(say('pending'), 'info', { label: say('show'), action: keptOrderOpened(path) }));
}
