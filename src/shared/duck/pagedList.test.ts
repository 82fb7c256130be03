import { describe, expect, it } from 'vitest';
import { appError } from '~test/controlledHttp';
import { fullPage, idsOf, lessonList, lessonReducer } from '~test/startList';
import { emptyList } from './pagedList';

const reduce = lessonReducer();
const maths = { subject: 'maths' };
const page = (number: number, subject = 'maths') => ({ query: { subject }, page: number });
const response = { items: fullPage(2), totalPages: 9 };

const first = reduce(
  reduce(undefined, lessonList.pageRequested(page(1))),
  lessonList.success(page(1), { ...response, items: fullPage(1) }),
);
const loading = reduce(first, lessonList.pageRequested(page(2)));

const late = (params: ReturnType<typeof page>) =>
  [lessonList.success(params, response), lessonList.failure(params, appError()), lessonList.dropped(params)] as const;

describe('pagedListReducer', () => {
  it.each([
    ['of another query', loading, page(2, 'physics')],
    ['of another page', loading, page(3)],
    ['of a page that is already there', loading, page(1)],
    ['that nobody waits for', first, page(2)],
    ['after a clear', emptyList, page(1)],
  ])('refuses every outcome %s', (_, state, params) => {
    for (const action of late(params)) expect(reduce(state, action)).toBe(state);
  });

  it('takes each outcome of the page it waits for', () => {
    const [success, failure, dropped] = late(page(2)).map((action) => reduce(loading, action));
    expect(idsOf(success?.pages ?? [])).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    expect(failure).toEqual({ ...first, error: appError(), failedPage: 2 });
    expect(dropped).toEqual(first);
  });

  it('keeps a serialisable state', () => {
    const failure = reduce(loading, lessonList.failure(page(2), appError()));
    for (const state of [first, loading, failure]) expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect(reduce(JSON.parse(JSON.stringify(loading)), lessonList.success(page(2), response)).pages).toHaveLength(2);
  });

  it('starts and clears to the one empty list', () => {
    expect(reduce(undefined, { type: '@@init' })).toBe(emptyList);
    expect(reduce(first, lessonList.clear())).toBe(emptyList);
    expect(reduce(first, lessonList.request(maths))).toBe(first);
  });
});
