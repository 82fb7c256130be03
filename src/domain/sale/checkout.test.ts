import { combineReducers } from 'redux';
import { describe, expect, it } from 'vitest';
import { localeReducer } from '@/platform/locale/state';
import { memoryStorage } from '@/platform/services/storage';
import { sessionReducers, sessionStarted } from '@/platform/session/state';
import { requestFailed } from '@/shared/duck/callApi';
import type { User } from '@/shared/entities/user';
import { controlledHttp, requestError } from '~test/controlledHttp';
import { startSaga } from '~test/startSaga';
import { readCollection } from './readCollectionSaga';
import { checkoutSaga } from './saga';
import {
  bundleOptions,
  checkoutReducer,
  collectionDetail,
  courseCheckouts,
  planChosen,
  selectBundleOptions,
  selectChosenPlanId,
  selectCollectionDetail,
  selectCourseCheckouts,
  selectTopicCheckout,
  topicCheckout,
} from './state';

function open() {
  const controlled = controlledHttp();
  const storage = memoryStorage();
  const app = startSaga(checkoutSaga, {
    reducer: combineReducers({ ...sessionReducers, locale: localeReducer, checkout: checkoutReducer }),
    http: controlled.http,
    services: { storage },
  });
  return { ...controlled, ...app, storage };
}

describe('what can be bought', () => {
  it('of a course is every collection that holds it', async () => {
    const { dispatch, call, getState } = open();
    dispatch(courseCheckouts.request({ courseId: 7 }));
    expect(call(0)).toMatchObject({ endpoint: 'contentCheckouts', query: { contentType: 'course', contentId: 7 } });
    await call(0).respond({ checkoutCollections: [{ id: 3007, kind: 'single' }] });
    expect(selectCourseCheckouts(getState(), 7)).toMatchObject({ status: 'success', data: [{ id: 3007 }] });
    expect(selectCourseCheckouts(getState(), 8).status).toBe('idle');
  });

  it('of a class is one collection', async () => {
    const { dispatch, call, getState } = open();
    dispatch(topicCheckout.request({ topicId: 5 }));
    expect(call(0)).toMatchObject({ endpoint: 'topicCheckout', path: { topicId: 5 } });
    await call(0).respond({ checkoutCollection: { id: 4005, kind: 'single' } });
    expect(selectTopicCheckout(getState(), 5)).toMatchObject({ status: 'success', data: { id: 4005 } });
    expect(selectTopicCheckout(getState(), 6).status).toBe('idle');
  });

  it('of a collection is the one that was asked for, also when the response does not name it', async () => {
    const { dispatch, call, getState } = open();
    dispatch(collectionDetail.request({ id: 6001 }));
    expect(call(0)).toMatchObject({ endpoint: 'checkout', path: { id: 6001 } });
    await call(0).respond({ checkoutCollection: { kind: 'bundle', name: 'Maths' } });
    expect(selectCollectionDetail(getState(), 6001)).toMatchObject({ data: { id: 6001, name: 'Maths' } });
    expect(selectCollectionDetail(getState(), 6002).status).toBe('idle');
  });

  it('of a bundle is what may be chosen of it', async () => {
    const { dispatch, call, getState } = open();
    dispatch(bundleOptions.request({ id: 6001 }));
    expect(call(0)).toMatchObject({ endpoint: 'checkoutBundle', path: { id: 6001 } });
    await call(0).respond({ bundleOptions: [{ type: 'course', id: 7, name: 'Quadratics' }] });
    expect(selectBundleOptions(getState(), 6001)).toMatchObject({ data: [{ type: 'course', id: 7 }] });
    expect(selectBundleOptions(getState(), 6002).status).toBe('idle');
  });

  it.each([
    courseCheckouts.request({ courseId: 7 }),
    topicCheckout.request({ topicId: 5 }),
    collectionDetail.request({ id: 6001 }),
    bundleOptions.request({ id: 6001 }),
  ])('that cannot be read is shown by the page, not alerted: $type', async (request) => {
    const { dispatch, call, actionsOf } = open();
    dispatch(request);
    await call(0).fail(requestError('network'));
    expect(actionsOf(requestFailed).map(({ payload }) => payload.errors)).toEqual(['quiet']);
  });

  it.each([
    [
      'the courses',
      { first: courseCheckouts.ensure({ courseId: 7 }), other: courseCheckouts.ensure({ courseId: 8 }) },
      { checkoutCollections: [{ id: 3007, kind: 'single' }] },
    ],
    [
      'the classes',
      { first: topicCheckout.ensure({ topicId: 7 }), other: topicCheckout.ensure({ topicId: 8 }) },
      { checkoutCollection: { id: 4005, kind: 'single' } },
    ],
    [
      'the collections',
      { first: collectionDetail.ensure({ id: 7 }), other: collectionDetail.ensure({ id: 8 }) },
      { checkoutCollection: { id: 7, kind: 'single' } },
    ],
    [
      'the bundles',
      { first: bundleOptions.ensure({ id: 7 }), other: bundleOptions.ensure({ id: 8 }) },
      { bundleOptions: [] },
    ],
  ] as const)('is loaded once for each of %s, at the same time', async (_, { first, other }, response) => {
    const { dispatch, calls, call, reports } = open();
    dispatch(first);
    dispatch(other);
    expect(calls.map(({ signal }) => signal?.aborted)).toEqual([false, false]);
    await call(0).respond(response);
    dispatch(first);
    expect([calls.length, reports]).toEqual([2, []]);
  });
});

describe('a plan that is chosen before the checkout', () => {
  it.each([
    ['a user', { userId: 'u-kit' } as User, 'drafts.u-kit.purchase.hk.9'],
    ['a guest', null, 'drafts.guest.purchase.hk.9'],
  ])('of %s is known on the page and waits in the storage for the checkout', (_, user, key) => {
    const { dispatch, getState, storage } = open();
    if (user) dispatch(sessionStarted(user));
    dispatch(planChosen(8, 'monthly'));
    dispatch(planChosen(9, 'monthly'));
    dispatch(planChosen(9, 'yearly'));
    expect([7, 8, 9].map((id) => selectChosenPlanId(getState(), id))).toEqual([null, 'monthly', 'yearly']);
    expect(storage.get(key)).toEqual({ planId: 'yearly', methodId: null });
    expect(storage.keys('')).toHaveLength(2);
  });
});

describe('a collection beside the one on screen', () => {
  const read = () => {
    const controlled = controlledHttp();
    const app = startSaga(() => readCollection(9), { http: controlled.http });
    return { ...controlled, ...app };
  };

  it('is read by its id', async () => {
    const { call, task } = read();
    expect(call(0)).toMatchObject({ endpoint: 'checkout', path: { id: 9 } });
    await call(0).respond({ checkoutCollection: { kind: 'bundle', name: 'Maths' } });
    expect(task.result()).toMatchObject({ id: 9, name: 'Maths' });
  });

  it('is unknown when that fails, without an alert', async () => {
    const { call, task, actionsOf } = read();
    await call(0).fail(requestError('network'));
    expect([task.result(), actionsOf(requestFailed).map(({ payload }) => payload.errors)]).toEqual([null, ['quiet']]);
  });
});
