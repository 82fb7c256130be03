import { combineReducers } from 'redux';
import { describe, expect, it } from 'vitest';
import { requestFailed } from '@/shared/duck/callApi';
import { readCheckoutResponse } from '@/shared/entities/checkout';
import { heldHttp, requestError } from '~test/heldHttp';
import { startSaga } from '~test/startSaga';
import { checkoutSaga } from './saga';
import { morePlans, purchasePath } from './sale';
import {
  bundleOptions,
  checkoutReducer,
  collectionDetail,
  courseCheckouts,
  selectBundleOptions,
  selectCollectionDetail,
  selectCourseCheckouts,
  selectTopicCheckout,
  topicCheckout,
} from './state';

function open() {
  const held = heldHttp();
  const app = startSaga(checkoutSaga, {
    reducer: combineReducers({ checkout: checkoutReducer }),
    http: held.http,
  });
  return { ...held, ...app };
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
});

describe('where it is paid for', () => {
  it.each(['single', 'bundle', 'prepack'] as const)('a %s has its own page', (kind) =>
    expect(purchasePath({ kind, id: 9 })).toBe(`/purchase/${kind}/9`),
  );

  it('there is a choice of plans only where more than one is known', () => {
    const plan = (id: string, hasMorePlans = false) => ({ id, name: id, paymentMethods: [], hasMorePlans });
    const plansOf = (fields: object) =>
      morePlans(
        readCheckoutResponse({ checkoutCollection: { id: 9, kind: 'single', ...fields } }).checkoutCollection,
      )?.map(({ id }) => id);
    expect(plansOf({ hasMorePlans: true, plans: [plan('a'), plan('b')] })).toEqual(['a', 'b']);
    expect(plansOf({ plans: [plan('a', true), plan('b')] })).toEqual(['a', 'b']);
    expect(plansOf({ plans: [plan('a'), plan('b', true)] })).toBeUndefined();
    expect(plansOf({ hasMorePlans: true, plans: [plan('a', true)] })).toBeUndefined();
    expect(morePlans(null)).toBeUndefined();
  });
});
