import { setImmediate as nextTurn } from 'node:timers/promises';
import { combineReducers } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { fork } from 'redux-saga/effects';
import { describe, expect, it } from 'vitest';
import { scheduleChange } from '@/domain/class/scheduleChanges';
import { positionAcknowledged } from '@/platform/outbox/state';
import { createParser } from '@/shared/entities/parser';
import { type UserContent, userContentSchema } from '@/shared/entities/userContent';
import { controlledHttp, requestError } from '~test/controlledHttp';
import { startSaga } from '~test/startSaga';
import { feedSaga } from '../saga';
import { continueWatching, continueWatchingSelectors, type FeedSlice, feedReducer, upNext } from '../state';
import { staleShown } from './actions';
import { refreshSaga } from './saga';
import { type RefreshSlice, refreshReducer, selectIsBehind } from './state';

const item = (id: number): UserContent =>
  createParser(userContentSchema)({ course: { id: 7, title: 'Optics' }, lesson: { id, title: `Lesson ${id}` } });

const page = (ids: readonly number[], totalPages: number) => ({ userContents: ids.map(item), totalPages });

const watched = (lessonId: number, isCompleted: boolean) =>
  positionAcknowledged(
    { targetType: 'course', targetId: 7, lessonId, position: 30, savedAt: 1 },
    {
      id: lessonId,
      comingSoon: false,
      isCompleted,
      status: isCompleted ? 'completed' : 'in_progress',
      progressDuration: 30,
      learningProgress: isCompleted ? 1 : 0.4,
    },
  );

async function start() {
  const controlled = controlledHttp();
  const app = startSaga(
    function* both(): SagaIterator {
      yield fork(feedSaga);
      yield fork(refreshSaga);
    },
    { http: controlled.http, reducer: combineReducers({ feed: feedReducer, refresh: refreshReducer }) },
  );
  const root = () => app.getState() as unknown as FeedSlice & RefreshSlice;
  const ids = () => root().feed.continueWatching.pages.map(({ items }) => items.map(({ lesson }) => lesson?.id));
  app.dispatch(continueWatching.request(null));
  await controlled.call(0).respond(page([1, 2], 3));
  app.dispatch(continueWatching.more());
  await controlled.call(1).respond(page([3, 4], 3));
  return {
    ...controlled,
    ...app,
    ids,
    asked: () => controlled.calls.slice(2).map(({ endpoint, query }) => [endpoint, (query as { page?: number })?.page]),
    isBehind: () => selectIsBehind(root(), 'continueWatching'),
    paging: () => continueWatchingSelectors.selectPaging(root()),
    see: async (part: 'continueWatching' | 'upNext' = 'continueWatching') => {
      app.dispatch(staleShown(part));
      await nextTurn();
    },
  };
}

describe('what a student continues with', () => {
  it('is left by a finished lesson at once, and keeps the others', async () => {
    const { dispatch, ids, asked } = await start();
    dispatch(watched(2, false));
    expect(ids()).toEqual([
      [1, 2],
      [3, 4],
    ]);
    dispatch(watched(2, true));
    expect(ids()).toEqual([[1], [3, 4]]);
    expect(asked()).toEqual([]);
  });

  it('is read again as far as it was there, once somebody looks', async () => {
    const { dispatch, ids, asked, call, see, isBehind, paging } = await start();
    dispatch(watched(9, false));
    expect([isBehind(), asked()]).toEqual([true, []]);
    await see();
    await call(2).respond(page([9, 1], 4));
    await call(3).respond(page([2, 3], 4));
    expect(asked()).toEqual([
      ['continueWatching', 1],
      ['continueWatching', 2],
    ]);
    expect(ids()).toEqual([
      [9, 1],
      [2, 3],
    ]);
    expect(paging()).toMatchObject({ page: 2, totalPages: 4, hasMorePage: true });
    expect(isBehind()).toBe(false);
    await see();
    expect(asked()).toHaveLength(2);
  });

  it('stays as it was until all of it is there, and when it does not come', async () => {
    const { dispatch, ids, call, see, reports } = await start();
    dispatch(scheduleChange.settled(101, true));
    await see();
    await call(2).respond(page([9, 1], 4));
    await call(3).fail(requestError());
    expect(ids()).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(reports).toEqual([]);
  });

  it('is not asked for twice by a page that is being entered, nor overwritten by what is older', async () => {
    const { dispatch, ids, asked, call, see } = await start();
    dispatch(watched(9, false));
    dispatch(staleShown('continueWatching'));
    dispatch(continueWatching.request(null));
    await nextTurn();
    expect(asked()).toEqual([['continueWatching', 1]]);
    await call(2).respond(page([9, 1], 2));
    dispatch(watched(8, false));
    await see();
    dispatch(continueWatching.request(null));
    expect(call(3).signal?.aborted).toBe(true);
    await call(4).respond(page([8, 9], 2));
    await call(3).respond(page([5, 5], 2));
    expect(ids()).toEqual([[8, 9]]);
  });

  it('asks for the next lesson again, too', async () => {
    const { dispatch, asked, see, call } = await start();
    dispatch(upNext.request(null));
    await call(2).respond({ courseLesson: null, liveLesson: null });
    await see('upNext');
    dispatch(watched(1, true));
    await see('upNext');
    expect(asked().map(([endpoint]) => endpoint)).toEqual(['upNext', 'upNext']);
  });
});
