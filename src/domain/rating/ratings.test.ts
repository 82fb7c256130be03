import { combineReducers } from 'redux';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '@/platform/services/storage';
import { draftKey, forgetDrafts } from '@/platform/session/drafts';
import { sessionCleared } from '@/platform/session/state';
import { controlledHttp, requestError } from '~test/controlledHttp';
import { startSaga } from '~test/startSaga';
import { ratingsSaga } from './saga';
import { rating, ratingAccepted, ratingClosed, ratingDrafted, ratingOpened, ratingsReducer } from './state';
import type { RatingTarget } from './target';

const lesson: RatingTarget = { kind: 'courseLesson', courseId: 101, lessonId: 10101 };
const draft = { stars: 4, comment: 'Clear and quick' };

function start(storage = memoryStorage()) {
  const controlled = controlledHttp();
  const app = startSaga(ratingsSaga, {
    reducer: combineReducers({ ratings: ratingsReducer, session: () => ({ user: { userId: 'u-1' }, loggedIn: true }) }),
    http: controlled.http,
    services: { storage, translations: { i18n: { t: (key: string) => key } } },
  });
  app.dispatch(ratingOpened({ target: lesson, title: 'Quadratics' }));
  return { ...controlled, ...app, storage, ratings: () => app.getState().ratings };
}

describe('a rating', () => {
  it.each<[RatingTarget, string, object, object]>([
    [lesson, 'rateCourseLesson', { id: 101 }, { lessonId: 10101, ...draft }],
    [{ kind: 'course', id: 101 }, 'rateCourseLesson', { id: 101 }, draft],
    [{ kind: 'liveLesson', id: 7 }, 'rateLiveLesson', { id: 7 }, draft],
    [{ kind: 'liveTopic', id: 3 }, 'rateLiveTopic', { id: 3 }, draft],
  ])('of %j goes to its own call', (target, endpoint, path, body) => {
    const { dispatch, call } = start();
    dispatch(rating.submit({ target, ...draft }));
    expect(call(0)).toMatchObject({ endpoint, path, body });
  });

  it('is sent once for ten presses, and is known and forgotten as a draft afterwards', async () => {
    const { dispatch, calls, call, ratings, actionsOf, storage } = start();
    dispatch(ratingDrafted(draft));
    for (let press = 0; press < 10; press += 1) dispatch(rating.submit({ target: lesson, ...draft }));
    expect(calls).toHaveLength(1);
    await call(0).respond(null);
    expect(ratings()).toMatchObject({
      open: null,
      form: { status: 'done' },
      rated: { 'courseLesson.101.10101': true },
    });
    expect(actionsOf(ratingAccepted).map(({ payload }) => payload.target)).toEqual([lesson]);
    expect(storage.keys('drafts.')).toEqual([]);
  });

  it('that is refused keeps what was typed, beside the reason', async () => {
    const { dispatch, call, ratings } = start();
    dispatch(ratingDrafted(draft));
    dispatch(rating.submit({ target: lesson, ...draft }));
    await call(0).fail(requestError('api', { status: 422, code: '20-200-0009-001', message: 'Not yet' }));
    expect(ratings()).toMatchObject({ draft, form: { status: 'failed', error: { message: 'Not yet' } } });
    expect(ratings().open).not.toBeNull();
  });

  it('that was typed comes back after closing, and after a session that the server ended', () => {
    const { dispatch, ratings, storage } = start();
    dispatch(ratingDrafted(draft));
    dispatch(ratingClosed());
    dispatch(ratingOpened({ target: lesson, title: 'Quadratics' }));
    expect(ratings().draft).toEqual(draft);
    dispatch(sessionCleared('inactive'));
    expect(ratings().open).toBeNull();
    expect(start(storage).ratings().draft).toEqual(draft);
  });

  it('of another lesson, or a stored one that is none, begins empty', () => {
    const storage = memoryStorage();
    storage.set(draftKey('u-1', 'rating.courseLesson.101.10101'), { stars: 9, comment: 4 });
    const { dispatch, ratings } = start(storage);
    expect(ratings().draft).toEqual({ stars: 0, comment: '' });
    dispatch(ratingDrafted(draft));
    dispatch(ratingOpened({ target: { ...lesson, lessonId: 10102 }, title: 'Next' }));
    expect(ratings().draft).toEqual({ stars: 0, comment: '' });
  });

  it('is deleted with all drafts of its user alone', () => {
    const { dispatch, storage } = start();
    dispatch(ratingDrafted(draft));
    storage.set(draftKey('u-2', 'report'), {});
    forgetDrafts(storage, 'u-1');
    expect(storage.keys('drafts.')).toEqual([draftKey('u-2', 'report')]);
  });
});
