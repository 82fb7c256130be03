import { describe, expect, it } from 'vitest';
import { appError, requestError } from '~test/controlledHttp';
import { createLessons, fullPage, lessonList, startList } from '~test/startList';
import { requestFailed } from './callApi';
import { emptyList } from './pagedList';

const maths = { subject: 'maths' };
const physics = { subject: 'physics' };

describe('a replaced list', () => {
  it('shows one numbered page at a time', async () => {
    const { dispatch, asked, response, ids, getState } = startList('replace');
    dispatch(lessonList.request(maths));
    await response(0, fullPage(1), 5);
    dispatch(lessonList.goTo(4));
    expect(getState()).toMatchObject({ loading: 4, pages: [{ page: 1 }] });
    await response(1, fullPage(4), 5);
    expect(getState().pages.map(({ page }) => page)).toEqual([4]);
    expect(ids()).toEqual([[10, 11, 12]]);
    dispatch(lessonList.goTo(1));
    await response(2, fullPage(1), 5);
    expect(ids()).toEqual([[1, 2, 3]]);
    expect(asked()).toEqual([1, 4, 1].map((page) => ({ subject: 'maths', page })));
  });

  it('shows an item again that the page before had', async () => {
    const { dispatch, response, ids, load } = startList('replace');
    await load(maths, 1);
    dispatch(lessonList.goTo(2));
    await response(1, createLessons(3, 4), 5);
    expect(ids()).toEqual([[3, 4]]);
  });

  it('follows the last press: a page that was left is cancelled', async () => {
    const { dispatch, response, ids, load, call } = startList('replace');
    await load(maths, 1);
    dispatch(lessonList.goTo(2));
    dispatch(lessonList.goTo(3));
    expect(call(1).signal?.aborted).toBe(true);
    await response(2, fullPage(3), 9);
    await response(1, fullPage(2), 9);
    expect(ids()).toEqual([[7, 8, 9]]);
  });

  it('keeps the page shown when another fails, and retries the one that failed', async () => {
    const { dispatch, asked, response, ids, load, call, getState } = startList('replace');
    await load(maths, 1);
    dispatch(lessonList.goTo(5));
    await call(1).fail(requestError());
    expect(ids()).toEqual([[1, 2, 3]]);
    expect(getState()).toMatchObject({ failedPage: 5, error: appError() });
    dispatch(lessonList.retry());
    await response(2, fullPage(5), 9);
    expect(asked().slice(1)).toEqual([
      { subject: 'maths', page: 5 },
      { subject: 'maths', page: 5 },
    ]);
    expect(ids()).toEqual([[13, 14, 15]]);
  });

  it('has no pages to go to before the first query', () => {
    const { dispatch, asked } = startList('replace');
    dispatch(lessonList.goTo(2));
    expect(asked()).toEqual([]);
  });
});

describe('a list that is left', () => {
  it('clear empties it, aborts the call and drops its response', async () => {
    const { dispatch, asked, response, load, call, getState, actionsOf } = startList();
    await load(maths, 2);
    dispatch(lessonList.more());
    dispatch(lessonList.clear());
    expect(getState()).toBe(emptyList);
    expect(call(2).signal?.aborted).toBe(true);
    await response(2, fullPage(3), 9);
    expect(getState()).toBe(emptyList);
    expect(actionsOf(lessonList.success)).toHaveLength(2);
    dispatch(lessonList.more());
    dispatch(lessonList.ensure(maths));
    expect(asked().at(-1)).toEqual({ subject: 'maths', page: 1 });
    expect(asked()).toHaveLength(4);
  });

  it.each(['abort', 'stale'] as const)('goes back to what was there when a response is dropped: %s', async (kind) => {
    const { dispatch, asked, load, call, getState } = startList();
    dispatch(lessonList.ensure(physics));
    await call(0).fail(requestError(kind));
    expect(getState()).toBe(emptyList);
    await load(maths, 2);
    const before = getState();
    dispatch(lessonList.more());
    await call(3).fail(requestError(kind));
    expect(getState()).toEqual(before);
    dispatch(lessonList.more());
    expect(asked().slice(3)).toEqual([
      { subject: 'maths', page: 3 },
      { subject: 'maths', page: 3 },
    ]);
  });

  it('reports an unexpected exception, fails visibly and keeps listening', async () => {
    const { dispatch, response, ids, load, call, getState, actionsOf, reports, task } = startList();
    await load(maths, 1);
    dispatch(lessonList.more());
    const bug = new TypeError('no items');
    await call(1).fail(bug);
    expect(reports).toEqual([{ error: bug, where: 'lessons/pageRequested' }]);
    expect(getState()).toMatchObject({ loading: null, failedPage: 2, error: { kind: 'body' } });
    expect(actionsOf(requestFailed)).toEqual([]);
    dispatch(lessonList.retry());
    await response(2, fullPage(2), 9);
    expect(ids()).toHaveLength(2);
    expect(task.isRunning()).toBe(true);
  });

  it('fails visibly, too, when the reducer breaks over a response', async () => {
    const { dispatch, asked, ids, call, response, getState, reports, actionsOf } = startList();
    dispatch(lessonList.ensure(maths));
    await call(0).respond({ items: null, totalPages: 1 });
    expect(reports).toEqual([{ error: expect.any(TypeError), where: 'lessons/pageRequested' }]);
    expect(getState()).toMatchObject({ loading: null, failedPage: 1, error: { kind: 'body' } });
    expect(actionsOf(requestFailed)).toEqual([]);
    dispatch(lessonList.ensure(maths));
    expect(asked()).toHaveLength(2);
    await response(1, fullPage(1), 1);
    expect(ids()).toEqual([[1, 2, 3]]);
  });
});
