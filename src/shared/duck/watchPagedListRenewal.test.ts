import { describe, expect, it } from 'vitest';
import { requestError } from '~test/controlledHttp';
import { createLessons, fullPage, lessonList, lessonSelectors, startList } from '~test/startList';
import { contentOutdated } from './outdated';

const maths = { subject: 'maths' };
const physics = { subject: 'physics' };

/** A list of two full pages whose content has become outdated. */
async function outdatedList(mode: 'append' | 'replace' = 'append') {
  const started = startList(mode);
  await started.load(maths, 2);
  started.dispatch(contentOutdated());
  return { ...started, askedSince: () => started.asked().slice(2) };
}

describe('an outdated list', () => {
  it('asks for nothing until it is wanted', async () => {
    const { dispatch, askedSince } = await outdatedList();
    expect(askedSince()).toEqual([]);
    dispatch(lessonList.ensure({ ...maths }));
    expect(askedSince()).toEqual([{ subject: 'maths', page: 1 }]);
  });

  it('shows its old pages until all of them have been loaded again, then the new ones at once', async () => {
    const { dispatch, getState, askedSince, response, ids } = await outdatedList();
    const before = getState();
    dispatch(lessonList.ensure(maths));
    expect(lessonSelectors.selectLoadingMore(getState())).toBe(true);
    await response(2, createLessons(21, 22, 23), 5);
    expect(getState().pages).toBe(before.pages);
    expect(getState().totalPages).toBe(9);
    expect(askedSince()).toEqual([
      { subject: 'maths', page: 1 },
      { subject: 'maths', page: 2 },
    ]);
    await response(3, createLessons(23, 24), 5);
    expect(ids()).toEqual([[21, 22, 23], [24]]);
    expect(getState()).toMatchObject({ loading: null, totalPages: 5, run: before.run, error: null });
    dispatch(lessonList.ensure(maths));
    expect(askedSince()).toHaveLength(2);
    dispatch(lessonList.more(true));
    expect(askedSince().at(-1)).toEqual({ subject: 'maths', page: 3 });
  });

  it('loads no further page while its pages are loaded again', async () => {
    const { dispatch, askedSince, response } = await outdatedList();
    dispatch(lessonList.ensure(maths));
    dispatch(lessonList.more(true));
    await response(2, fullPage(1), 9);
    dispatch(lessonList.more());
    expect(askedSince()).toHaveLength(2);
  });

  it('ends with the last page that the server still has', async () => {
    const { dispatch, getState, askedSince, response, ids } = await outdatedList();
    dispatch(lessonList.ensure(maths));
    await response(2, createLessons(7), 1);
    expect(ids()).toEqual([[7]]);
    expect([getState().totalPages, askedSince().length]).toEqual([1, 1]);
  });

  it('drops the responses of an earlier renewal', async () => {
    const { dispatch, response, call, ids } = await outdatedList();
    dispatch(lessonList.ensure(maths));
    await response(2, createLessons(31), 9);
    dispatch(contentOutdated());
    dispatch(lessonList.ensure(maths));
    expect(call(3).signal?.aborted).toBe(true);
    await response(3, createLessons(32), 9);
    await response(4, createLessons(41), 9);
    await response(5, createLessons(42), 9);
    expect(ids()).toEqual([[41], [42]]);
  });

  it('drops what was on its way when it became outdated', async () => {
    const { dispatch, response, call, ids, load } = startList();
    await load(maths, 1);
    dispatch(lessonList.more());
    dispatch(contentOutdated());
    dispatch(lessonList.ensure(maths));
    expect(call(1).signal?.aborted).toBe(true);
    await response(2, createLessons(11, 12), 9);
    expect(ids()).toEqual([[11, 12]]);
  });

  it('asks again for a first page that was on its way', async () => {
    const { dispatch, asked, call } = startList();
    dispatch(lessonList.request(maths));
    dispatch(contentOutdated());
    dispatch(lessonList.ensure(maths));
    dispatch(lessonList.ensure(maths));
    expect(asked()).toHaveLength(2);
    expect(call(0).signal?.aborted).toBe(true);
  });

  it('keeps its old pages when one does not come, and loads all of them again on Retry or when wanted', async () => {
    const { dispatch, getState, askedSince, response, call, ids } = await outdatedList();
    dispatch(lessonList.ensure(maths));
    await response(2, createLessons(21), 9);
    await call(3).fail(requestError());
    expect(ids()).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    expect(lessonSelectors.selectMoreFailed(getState())).toBe(true);
    dispatch(lessonList.retry());
    await call(4).fail(requestError());
    dispatch(lessonList.ensure(maths));
    await response(5, createLessons(21), 9);
    await response(6, createLessons(22), 9);
    expect(askedSince().map((query) => (query as { page: number }).page)).toEqual([1, 2, 1, 1, 2]);
    expect(ids()).toEqual([[21], [22]]);
  });

  it('gives way to another query and to a visit of its own', async () => {
    const { dispatch, response, ids, askedSince } = await outdatedList();
    dispatch(lessonList.ensure(maths));
    await response(2, createLessons(21), 9);
    dispatch(lessonList.request(maths));
    await response(4, createLessons(31), 9);
    expect(ids()).toEqual([[31]]);
    dispatch(contentOutdated());
    dispatch(lessonList.ensure(physics));
    await response(5, createLessons(51), 9);
    expect(ids()).toEqual([[51]]);
    dispatch(lessonList.ensure(physics));
    expect(askedSince()).toHaveLength(4);
  });

  it('loads the shown page of numbered pages again', async () => {
    const { dispatch, askedSince, response, ids } = await outdatedList('replace');
    dispatch(lessonList.goTo(4));
    await response(2, fullPage(4), 9);
    dispatch(contentOutdated());
    dispatch(lessonList.ensure(maths));
    await response(3, createLessons(41), 9);
    expect(askedSince().at(-1)).toEqual({ subject: 'maths', page: 4 });
    expect(ids()).toEqual([[41]]);
  });
});

describe('a renewal by hand', () => {
  it('loads the pages that are there again, and nothing where there are none', async () => {
    const { dispatch, asked, load, response, ids } = startList();
    dispatch(lessonList.renew());
    expect(asked()).toEqual([]);
    await load(maths, 2);
    dispatch(lessonList.renew());
    await response(2, createLessons(21), 9);
    await response(3, createLessons(22), 9);
    expect(ids()).toEqual([[21], [22]]);
  });
});
