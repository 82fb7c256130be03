import { combineReducers } from 'redux';
import { describe, expect, it } from 'vitest';
import { localeReducer } from '@/platform/locale/state';
import { alertShown } from '@/platform/messages/state';
import { type Place, pathOf } from '@/platform/services/navigation';
import { sessionCleared, sessionReducers, sessionStarted } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { select } from '@/shared/duck/effects';
import { fetchActions, fetchReducer } from '@/shared/duck/fetch';
import type { Order } from '@/shared/entities/order';
import type { Ownership } from '@/shared/entities/ownership';
import type { User } from '@/shared/entities/user';
import { appError } from '~test/controlledHttp';
import { startSaga } from '~test/startSaga';
import { enrolSagaOf } from './enrol';
import { enrolRequested, type OrderRequest, orderDone, orderFailed, orderPlaced, ordersReducer } from './state';

interface Item {
  id: number;
  ownership: Ownership;
  /** The current price. */
  price: number;
}

const kit = { userId: 'u-kit' } as User;
const detail = fetchActions<number, Item>('test/detail');
const pricesRequested = createAction('test/pricesRequested', (id: number) => id);
const item = (fields: Partial<Item> = {}): Item => ({ id: 7, ownership: null, price: 0, ...fields });
const requestOf = (id: number): OrderRequest => ({
  target: `course:${id}`,
  collectionId: 3000 + id,
  planId: null,
  paymentMethodId: null,
  items: [],
  expectedPrice: 0,
  currency: 'HKD',
});

const selectItem = (root: { detail: { data: Item | null } }) => root.detail.data;

function open({ isMember = true, user = kit } = {}) {
  const saga = enrolSagaOf<number, Item>('course', {
    detail,
    select: selectItem,
    targetOf: ({ id }) => `course:${id}`,
    ownershipOf: ({ ownership }) => ownership,
    *orderOf({ id }) {
      return (yield* select(selectItem))?.price === 0 ? requestOf(id) : null;
    },
    paramsOf: ({ id }) => id,
    requestsBesideOf: ({ id }) => [pricesRequested(id)],
  });
  let place: Place = { pathname: '/en-hk/course/7', search: '', hash: '' };
  const navigation = {
    current: () => place,
    push: (to: string) => {
      place = new URL(to, 'http://app.test');
    },
  };
  const app = startSaga(saga, {
    reducer: combineReducers({
      ...sessionReducers,
      locale: localeReducer,
      orders: ordersReducer,
      detail: fetchReducer(detail),
    }),
    services: { navigation, translations: { i18n: { t: (key: string, { ns }: { ns: string }) => `${ns}:${key}` } } },
  });
  if (isMember) app.dispatch(sessionStarted(user));
  const read = (fields: Partial<Item> = {}) => {
    const data = item(fields);
    app.dispatch(detail.success(data.id, data));
  };
  return {
    ...app,
    /** Puts the item on the page, as if it were loaded. */
    show(fields: Partial<Item> = {}) {
      app.dispatch(detail.request(fields.id ?? 7));
      read(fields);
    },
    read,
    done: (status: Order['status'] = 'paid', target = 'course:7') =>
      app.dispatch(orderDone('key', target, { id: 'o-1', status } as Order)),
    refused: (status: number, target = 'course:7') =>
      app.dispatch(orderFailed('key', target, appError('api', { status, code: '20-200-0001-002' }))),
    placed: () => app.actionsOf(orderPlaced).map(({ payload }) => payload.request.target),
    said: () => app.actionsOf(alertShown).map(({ payload: { message, type } }) => [message, type]),
    requests: () => app.actionsOf(detail.request).length,
    place: () => pathOf(place),
  };
}

describe('"Enrol free"', () => {
  it('orders the item that is open', () => {
    const { show, dispatch, placed } = open();
    show();
    dispatch(enrolRequested('course:7'));
    expect(placed()).toEqual(['course:7']);
  });

  it('orders nothing that is not open, and nothing that costs something by now', () => {
    const { show, dispatch, placed, reports } = open();
    dispatch(enrolRequested('course:7'));
    show({ price: 480 });
    dispatch(enrolRequested('course:8'));
    dispatch(enrolRequested('course:7'));
    expect([placed(), reports]).toEqual([[], []]);
  });
});

describe('what a guest wanted', () => {
  /** Returns the page on which a guest has pressed "Enrol free" for course 7. */
  const press = () => {
    const page = open({ isMember: false });
    page.show();
    page.dispatch(enrolRequested('course:7'));
    return page;
  };
  /** Logs the guest in, who then comes back to a page. */
  const comeBack = (fields: Partial<Item> = {}) => {
    const page = press();
    page.dispatch(sessionStarted(kit));
    page.show(fields);
    return page;
  };

  it('leads to the login page, and is not ordered before', () => {
    const { placed, place } = press();
    expect([placed(), place()]).toEqual([[], '/en-hk/login?next=%2Fen-hk%2Fcourse%2F7']);
  });

  it('is ordered once the item is read under the new session, once', () => {
    const { placed, said, read } = comeBack();
    expect([placed(), said()]).toEqual([['course:7'], []]);
    read();
    expect(placed()).toHaveLength(1);
  });

  it.each(['owned', 'booked'] as const)('is %s already: nothing is ordered, which is said', (ownership) => {
    const { placed, said } = comeBack({ ownership });
    expect([placed(), said()]).toEqual([[], [['checkout:enrol.already', 'info']]]);
  });

  it('is not ordered when it costs something by then', () => {
    const { placed, said } = comeBack({ price: 480 });
    expect([placed(), said()]).toEqual([[], []]);
  });

  it('waits while another item is read', () => {
    const { placed, show } = comeBack({ id: 8 });
    expect(placed()).toEqual([]);
    show();
    expect(placed()).toEqual(['course:7']);
  });

  it.each([
    ['reads it again', (page: ReturnType<typeof open>) => page.show()],
    ['has its item still', (page: ReturnType<typeof open>) => page.dispatch(detail.ensure(7))],
  ])('is forgotten when the guest comes back without having logged in, to a page that %s', (_, come) => {
    const page = press();
    come(page);
    page.dispatch(sessionStarted(kit));
    page.show();
    expect(page.placed()).toEqual([]);
  });

  it('is forgotten with the session in which it waits', () => {
    const page = press();
    page.dispatch(sessionStarted(kit));
    page.dispatch(sessionCleared(null));
    page.dispatch(sessionStarted(kit));
    page.show();
    expect(page.placed()).toEqual([]);
  });

  it('is ordered neither when its response comes before the log-in', () => {
    const { read, placed } = press();
    read();
    expect(placed()).toEqual([]);
  });
});

describe('an order that is done', () => {
  it.each([
    ['owned', 'paid', 'enrolled'],
    ['booked', 'paid', 'booked'],
    [null, 'pending', 'underway'],
  ] as const)('makes the page read its item and prices again, then says what it is: %s', (ownership, status, word) => {
    const { show, done, read, said, requests, actionsOf } = open();
    show();
    done(status);
    expect([requests(), said()]).toEqual([2, []]);
    expect(actionsOf(pricesRequested).map(({ payload }) => payload)).toEqual([7]);
    read({ ownership });
    expect(said()).toEqual([[`checkout:enrol.${word}`, 'success']]);
  });

  it.each([
    ['owned', 'enrolledParent'],
    ['booked', 'bookedParent'],
    [null, 'underwayParent'],
  ] as const)('is told to a parent as the child’s: %s', (ownership, word) => {
    const { show, done, read, said } = open({ user: { ...kit, role: { name: 'parent' } } as User });
    show();
    done();
    read({ ownership });
    expect(said()).toEqual([[`checkout:enrol.${word}`, 'success']]);
  });

  it.each([
    ['could not be read', (page: ReturnType<typeof open>) => page.dispatch(detail.failure(7, appError()))],
    ['was dropped', (page: ReturnType<typeof open>) => page.dispatch(detail.dropped(7))],
    ['was left', (page: ReturnType<typeof open>) => page.dispatch(detail.clear())],
    ['is another one by then', (page: ReturnType<typeof open>) => page.read({ id: 8, ownership: 'owned' })],
  ])('is under way where the item %s', (_, end) => {
    const page = open();
    page.show();
    page.done();
    end(page);
    expect(page.said()).toEqual([['checkout:enrol.underway', 'success']]);
  });

  it.each(['failed', 'cancelled'] as const)('is not spoken of when it has %s', (status) => {
    const { show, done, requests, said } = open();
    show();
    done(status);
    expect([requests(), said()]).toEqual([1, []]);
  });

  it('of another item is left to the page of that', () => {
    const { show, done, requests } = open();
    done();
    show();
    done('paid', 'course:8');
    expect(requests()).toBe(1);
  });
});

describe('an order that is refused', () => {
  it('by a conflict makes the page read again', () => {
    const { show, refused, requests, said } = open();
    show();
    refused(409);
    expect([requests(), said()]).toEqual([2, []]);
  });

  it('otherwise, or of another item, does not', () => {
    const { show, refused, requests } = open();
    refused(409);
    show();
    refused(422);
    refused(409, 'course:8');
    expect(requests()).toBe(1);
  });
});
