import { describe, expect, it } from 'vitest';
import { requestError } from '~test/controlledHttp';
import { createLessons, fullPage, type LessonsState, lessonList, lessonSelectors, startList } from '~test/startList';
import { emptyList, lastPage } from './pagedList';
import { displayStateOf, pagesInARow } from './pagedListSelectors';

const maths = { subject: 'maths' };

/** What a screen would show of the list. */
function seen(state: LessonsState) {
  return {
    display: lessonSelectors.selectDisplayState(state),
    loadingMore: lessonSelectors.selectLoadingMore(state),
    moreFailed: lessonSelectors.selectMoreFailed(state),
  };
}
const only = (display: string) => ({ display, loadingMore: false, moreFailed: false });

describe('display state', () => {
  it('is LOADING before the first request and during it, READY with items', async () => {
    const { dispatch, getState, response } = startList();
    expect(seen(getState())).toEqual(only('LOADING'));
    dispatch(lessonList.request(maths));
    expect(seen(getState())).toEqual(only('LOADING'));
    await response(0, fullPage(1), 2);
    expect(seen(getState())).toEqual(only('READY'));
  });

  it('is EMPTY only after a success', async () => {
    const { dispatch, getState, response, call } = startList();
    dispatch(lessonList.request(maths));
    await call(0).fail(requestError());
    expect(seen(getState())).toEqual(only('ERROR'));
    dispatch(lessonList.retry());
    expect(seen(getState())).toEqual(only('LOADING'));
    await response(1, [], 0);
    expect(seen(getState())).toEqual(only('EMPTY'));
    dispatch(lessonList.request(maths));
    expect(seen(getState())).toEqual(only('LOADING'));
    await call(2).fail(requestError('stale'));
    expect(seen(getState())).toEqual(only('EMPTY'));
    dispatch(lessonList.clear());
    expect(seen(getState())).toEqual(only('LOADING'));
  });

  it('is ERROR alone when the reload of an empty list fails', async () => {
    const { dispatch, getState, response, call } = startList();
    dispatch(lessonList.request(maths));
    await response(0, [], 0);
    dispatch(lessonList.request(maths));
    await call(1).fail(requestError());
    expect(seen(getState())).toEqual(only('ERROR'));
  });

  it('stays READY while a further page loads or fails', async () => {
    const { dispatch, getState, load, call } = startList();
    await load(maths, 1);
    dispatch(lessonList.more());
    expect(seen(getState())).toEqual({ display: 'READY', loadingMore: true, moreFailed: false });
    await call(1).fail(requestError());
    expect(seen(getState())).toEqual({ display: 'READY', loadingMore: false, moreFailed: true });
    dispatch(lessonList.retry());
    expect(seen(getState())).toEqual({ display: 'READY', loadingMore: true, moreFailed: false });
  });

  it('is LOADING again for another query, whatever the old one showed', async () => {
    const { dispatch, getState, load } = startList();
    await load(maths, 2);
    dispatch(lessonList.ensure({ subject: 'physics' }));
    expect(seen(getState())).toEqual(only('LOADING'));
  });

  it('is of a missing list after a 404, unless pages are loaded', async () => {
    const { dispatch, getState, load, call } = startList();
    dispatch(lessonList.request(maths));
    await call(0).fail(requestError('status', { status: 500 }));
    expect(lessonSelectors.selectMissing(getState())).toBe(false);
    dispatch(lessonList.retry());
    await call(1).fail(requestError('status', { status: 404 }));
    expect(lessonSelectors.selectMissing(getState())).toBe(true);
    await load(maths, 1);
    expect(lessonSelectors.selectMissing(getState())).toBe(false);
    dispatch(lessonList.more());
    await call(3).fail(requestError('status', { status: 404 }));
    expect(lessonSelectors.selectMoreFailed(getState())).toBe(true);
    expect(lessonSelectors.selectMissing(getState())).toBe(false);
  });

  it('counts items, not pages', () => {
    const state = { ...emptyList, key: '1', pages: [{ page: 1, items: [] }] };
    expect(displayStateOf(state)).toBe('EMPTY');
    expect(displayStateOf({ ...state, pages: [...state.pages, { page: 2, items: createLessons(1) }] })).toBe('READY');
  });
});

describe('paging info', () => {
  it('has more pages while the page is below the total', async () => {
    const { dispatch, getState, load, response } = startList();
    expect(lessonSelectors.selectPaging(getState())).toEqual({
      page: 0,
      sizePerPage: 3,
      totalPages: 0,
      hasMorePage: false,
    });
    await load(maths, 1, 2);
    expect(lessonSelectors.selectPaging(getState())).toEqual({
      page: 1,
      sizePerPage: 3,
      totalPages: 2,
      hasMorePage: true,
    });
    dispatch(lessonList.more());
    await response(1, fullPage(2), 2);
    expect(lessonSelectors.selectPaging(getState())).toEqual({
      page: 2,
      sizePerPage: 3,
      totalPages: 2,
      hasMorePage: false,
    });
  });

  it('names the page shown of a replaced list', async () => {
    const { dispatch, getState, load, response } = startList('replace');
    await load(maths, 1, 5);
    dispatch(lessonList.goTo(4));
    await response(1, fullPage(4), 5);
    expect(lessonSelectors.selectPaging(getState())).toMatchObject({ page: 4, hasMorePage: true });
    expect(lastPage(getState().pages)).toBe(4);
  });

  it('gives the items of all pages in order, as the same array until the pages change', async () => {
    const { dispatch, getState, load } = startList();
    await load(maths, 2);
    const items = lessonSelectors.selectItems(getState());
    expect(items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    const paging = lessonSelectors.selectPaging(getState());
    dispatch(lessonList.more());
    expect(lessonSelectors.selectItems(getState())).toBe(items);
    expect(lessonSelectors.selectPaging(getState())).toBe(paging);
  });
});

describe('how many match', () => {
  const found = (state: LessonsState) => lessonSelectors.selectFound(state);

  it('is unknown while the first page loads and when it fails', async () => {
    const { dispatch, getState, call } = startList();
    expect(found(getState())).toBeNull();
    dispatch(lessonList.request(maths));
    expect(found(getState())).toBeNull();
    await call(0).fail(requestError());
    expect(found(getState())).toBeNull();
  });

  it('is at least what the full pages have, and exact with the last page', async () => {
    const { dispatch, getState, load, response } = startList();
    await load(maths, 1, 3);
    expect(found(getState())).toEqual({ count: 6, exact: false });
    dispatch(lessonList.more());
    await response(1, fullPage(2), 3);
    expect(found(getState())).toEqual({ count: 6, exact: false });
    dispatch(lessonList.more(true));
    await response(2, createLessons(7, 8), 3);
    expect(found(getState())).toEqual({ count: 8, exact: true });
  });

  it('is exact on the last page of a replaced list', async () => {
    const { dispatch, getState, load, response } = startList('replace');
    await load(maths, 1, 3);
    dispatch(lessonList.goTo(3));
    await response(1, createLessons(7, 8), 3);
    expect(found(getState())).toEqual({ count: 8, exact: true });
  });

  it('is none of an empty list, and unknown again for another query', async () => {
    const { dispatch, getState, response } = startList();
    dispatch(lessonList.request(maths));
    await response(0, [], 0);
    expect(found(getState())).toEqual({ count: 0, exact: true });
    dispatch(lessonList.request({ subject: 'physics' }));
    expect(found(getState())).toBeNull();
  });
});

describe('pages that load without a press', () => {
  it('wait for a press of Show more after two, and again after two more', async () => {
    const { dispatch, getState, calls, response } = startList();
    const mayContinue = () => lessonSelectors.selectMayContinue(getState());
    expect(pagesInARow).toBe(2);
    expect(mayContinue()).toBe(false);
    dispatch(lessonList.request(maths));
    for (const [page, goesOn] of [true, false, true, false, true, false].entries()) {
      if (page > 0) dispatch(lessonList.more(page % 2 === 0));
      await response(calls.length - 1, fullPage(page + 1), 9);
      expect(mayContinue()).toBe(goesOn);
    }
  });

  it('stop at the last page', async () => {
    const { getState, load } = startList();
    await load(maths, 1, 1);
    expect(lessonSelectors.selectMayContinue(getState())).toBe(false);
  });

  it('stop after a failure, so that a broken server is asked again only by hand', async () => {
    const { dispatch, getState, load, call, response } = startList();
    await load(maths, 1);
    dispatch(lessonList.more());
    await call(1).fail(requestError());
    expect(lessonSelectors.selectPaging(getState()).hasMorePage).toBe(true);
    expect(lessonSelectors.selectMayContinue(getState())).toBe(false);
    dispatch(lessonList.retry());
    await response(2, fullPage(2), 9);
    expect(lessonSelectors.selectMayContinue(getState())).toBe(false);
    dispatch(lessonList.more(true));
    await response(3, fullPage(3), 9);
    expect(lessonSelectors.selectMayContinue(getState())).toBe(true);
  });

  it('start again with a reload and with another query, and not with Back', async () => {
    const { dispatch, getState, load, response } = startList();
    await load(maths, 2);
    dispatch(lessonList.ensure(maths));
    expect(lessonSelectors.selectMayContinue(getState())).toBe(false);
    dispatch(lessonList.request(maths));
    await response(2, fullPage(1), 9);
    expect(lessonSelectors.selectMayContinue(getState())).toBe(true);
    await load({ subject: 'physics' }, 1);
    expect(lessonSelectors.selectMayContinue(getState())).toBe(true);
  });
});
