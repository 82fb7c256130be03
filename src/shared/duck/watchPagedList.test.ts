import { describe, expect, it } from 'vitest';
import { appError, requestError } from '~test/controlledHttp';
import { createLessons, fullPage, lessonList, startList } from '~test/startList';
import { requestFailed } from './callApi';
import { keyOf } from './fetch';
import { emptyList } from './pagedList';

const maths = { subject: 'maths' };
const physics = { subject: 'physics' };

describe('an appended list', () => {
  it('loads page 1, then appends page by page', async () => {
    const { dispatch, asked, response, ids, getState } = startList();
    dispatch(lessonList.request(maths));
    expect(getState()).toEqual({ ...emptyList, key: keyOf(maths), query: maths, loading: 1 });
    await response(0, fullPage(1), 3);
    dispatch(lessonList.more());
    expect(getState()).toMatchObject({ loading: 2, totalPages: 3 });
    await response(1, fullPage(2), 3);
    dispatch(lessonList.more(true));
    await response(2, fullPage(3), 3);
    expect(asked()).toEqual([1, 2, 3].map((page) => ({ subject: 'maths', page })));
    expect(ids()).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]);
    expect(getState()).toMatchObject({ loading: null, error: null, failedPage: null });
  });

  it('asks for nothing beyond the last page, nor before the first', async () => {
    const { dispatch, asked, load } = startList();
    dispatch(lessonList.more());
    dispatch(lessonList.retry());
    expect(asked()).toEqual([]);
    await load(maths, 2, 2);
    dispatch(lessonList.more());
    dispatch(lessonList.more(true));
    expect(asked()).toHaveLength(2);
  });

  it('takes absent total pages for no more pages, and follows a total that changes', async () => {
    const { dispatch, asked, response, getState } = startList();
    dispatch(lessonList.request(maths));
    await response(0, fullPage(1), null);
    expect(getState().totalPages).toBe(1);
    dispatch(lessonList.more());
    expect(asked()).toHaveLength(1);
    dispatch(lessonList.request(maths));
    await response(1, fullPage(1), 2);
    dispatch(lessonList.more());
    await response(2, fullPage(2), null);
    expect(getState().totalPages).toBe(2);
    dispatch(lessonList.more());
    expect(asked()).toHaveLength(3);
  });

  it('refuses to load more while a page is on its way', async () => {
    const { dispatch, asked, response, ids, load, call } = startList();
    dispatch(lessonList.request(maths));
    dispatch(lessonList.more());
    await response(0, fullPage(1), 9);
    for (let times = 0; times < 10; times += 1) dispatch(lessonList.more(times % 2 === 0));
    expect(asked()).toHaveLength(2);
    expect(call(1).signal?.aborted).toBe(false);
    await response(1, fullPage(2), 9);
    expect(ids()).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    await load(physics, 1);
    dispatch(lessonList.request(physics));
    dispatch(lessonList.more());
    expect(asked()).toHaveLength(4);
  });

  it('shows no item twice, neither over pages nor within one', async () => {
    const { dispatch, response, ids } = startList();
    dispatch(lessonList.request(maths));
    await response(0, createLessons(1, 2, 2), 3);
    dispatch(lessonList.more());
    await response(1, createLessons(2, 3, 3, 1), 3);
    dispatch(lessonList.more());
    await response(2, createLessons(1, 2, 3), 3);
    expect(ids()).toEqual([[1, 2], [3], []]);
  });

  it('reloads from page 1 with the pages visible, and then shows that page alone', async () => {
    const { dispatch, asked, response, ids, load, getState } = startList();
    await load(maths, 3);
    const { pages } = getState();
    dispatch(lessonList.request({ ...maths }));
    expect(getState()).toMatchObject({ loading: 1, run: 0 });
    expect(getState().pages).toBe(pages);
    expect(asked().at(-1)).toEqual({ subject: 'maths', page: 1 });
    await response(3, createLessons(3, 10), 4);
    expect(ids()).toEqual([[3, 10]]);
    expect(getState()).toMatchObject({ loading: null, totalPages: 4, run: 1 });
  });

  it('cancels a further page for a reload of the same query', async () => {
    const { dispatch, response, ids, load, call } = startList();
    await load(maths, 1);
    dispatch(lessonList.more());
    dispatch(lessonList.request(maths));
    expect(call(1).signal?.aborted).toBe(true);
    await response(1, fullPage(2), 9);
    await response(2, createLessons(11), 9);
    expect(ids()).toEqual([[11]]);
  });

  it.each([
    ['before', [1, 2]],
    ['after', [2, 1]],
  ])('a new query cancels the old one, whose response is dropped %s the new response', async (_, order) => {
    const { dispatch, ids, load, call, getState, actionsOf, reports } = startList();
    await load(maths, 1);
    dispatch(lessonList.more());
    dispatch(lessonList.request(physics));
    expect(getState()).toEqual({ ...emptyList, key: keyOf(physics), query: physics, loading: 1 });
    expect([call(1).signal?.aborted, call(2).signal?.aborted]).toEqual([true, false]);
    for (const index of order) await call(index).respond({ items: createLessons(index * 100), totalPages: index });
    expect(ids()).toEqual([[200]]);
    expect(getState().totalPages).toBe(2);
    expect(actionsOf(lessonList.success)).toHaveLength(2);
    expect(reports).toEqual([]);
  });

  it('drops the response of an older call for the very same page', async () => {
    const { dispatch, response, ids, call, actionsOf } = startList();
    dispatch(lessonList.request(maths));
    dispatch(lessonList.request(maths));
    await call(0).fail(requestError());
    await response(0, createLessons(1), 1);
    expect(ids()).toEqual([]);
    await response(1, createLessons(2), 1);
    expect(ids()).toEqual([[2]]);
    expect(actionsOf(requestFailed)).toEqual([]);
  });

  it('ensure on Back makes no call and changes nothing, however the query is written', async () => {
    const { dispatch, asked, load, getState } = startList();
    await load({ subject: 'maths', level: '9' }, 3);
    const before = getState();
    dispatch(lessonList.ensure({ level: '9', subject: 'maths' }));
    expect(getState()).toBe(before);
    expect(asked()).toHaveLength(3);
  });

  it('ensure loads page 1 when there is nothing, another query or only a failure, and never twice', async () => {
    const { dispatch, asked, response, load, call } = startList();
    dispatch(lessonList.ensure(maths));
    dispatch(lessonList.ensure(maths));
    expect(asked()).toHaveLength(1);
    await response(0, [], 0);
    dispatch(lessonList.ensure(maths));
    expect(asked()).toHaveLength(1);
    dispatch(lessonList.ensure(physics));
    await call(1).fail(requestError());
    dispatch(lessonList.ensure(physics));
    await load(maths, 1);
    expect(asked()).toEqual([
      { subject: 'maths', page: 1 },
      { subject: 'physics', page: 1 },
      { subject: 'physics', page: 1 },
      { subject: 'maths', page: 1 },
    ]);
  });

  it('retries the page that failed, once, and keeps the earlier ones', async () => {
    const { dispatch, asked, ids, load, call, getState, response, actionsOf } = startList('append', {
      errors: 'alert',
    });
    await load(maths, 2);
    dispatch(lessonList.more());
    await call(2).fail(requestError('timeout'));
    expect(getState()).toMatchObject({ loading: null, error: appError('timeout'), failedPage: 3 });
    expect(ids()).toHaveLength(2);
    expect(actionsOf(requestFailed).map(({ payload }) => payload.errors)).toEqual(['alert']);
    dispatch(lessonList.retry());
    dispatch(lessonList.retry());
    expect(getState()).toMatchObject({ loading: 3, error: null, failedPage: null });
    expect(asked().slice(3)).toEqual([{ subject: 'maths', page: 3 }]);
    await response(3, fullPage(3), 9);
    dispatch(lessonList.retry());
    expect(ids()).toHaveLength(3);
    expect(asked()).toHaveLength(4);
  });

  it('retries page 1 after a failed reload, not the page behind the last', async () => {
    const { dispatch, asked, load, call } = startList();
    await load(maths, 2);
    dispatch(lessonList.request(maths));
    await call(2).fail(requestError());
    dispatch(lessonList.retry());
    expect(asked().at(-1)).toEqual({ subject: 'maths', page: 1 });
  });

  it('loads further pages of a list whose query is null', async () => {
    const { dispatch, asked, load, call } = startList();
    await load(null, 1);
    dispatch(lessonList.more());
    await call(1).fail(requestError());
    dispatch(lessonList.retry());
    expect(asked()).toEqual([{ page: 1 }, { page: 2 }, { page: 2 }]);
  });
});
