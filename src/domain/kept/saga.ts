/** Keeps lessons, one after the other, and tells the other tabs. What is kept belongs to the session, and ends with it. */
import { buffers, eventChannel, type SagaIterator } from 'redux-saga';
import { call, delay, fork, put, race, take } from 'redux-saga/effects';
import { alertShown } from '@/platform/messages/state';
import { getService } from '@/platform/services/services';
import { endWithSession } from '@/platform/session/endWithSession';
import { selectUser, sessionStarted, userLoaded } from '@/platform/session/state';
import { loadChunk } from '@/shared/chunk/loadChunk';
import { env } from '@/shared/config/env';
import type { PayloadAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import { runSafely, takeEverySafely, takeLatestSafely } from '@/shared/duck/safely';
import { loadHls } from '@/shared/player/engines/loadHls';
import type { KeepFailure } from './keepLesson';
import { type KeptRecord, keptAccess, keptKey, type LessonToKeep } from './lesson';
import { readFreeSpace, readRecords, removeLessons } from './records';
import {
  keepBegun,
  keepFailed,
  keepPaused,
  keepProgressed,
  keepRequested,
  keepWaited,
  keptLoaded,
  keptOpened,
  keptReducer,
  keptRemoved,
  keysOf,
  selectKeptEntries,
  sizeAsked,
  sizeFound,
} from './state';

/** Tells other tabs that the kept lessons have changed. */
const tabMessage = { type: 'kept' } as const;
/** Milliseconds after which a lost download is tried again, whatever the browser says of its network. */
const againAfter = 15_000;
/** Failures in a row, while there is a network, after which it is given up. */
const mostFailures = 4;

const loadKeeping = () => loadChunk(() => import('./keepLesson'));

function* load(): SagaIterator {
  const userId = (yield* select(selectUser))?.userId;
  if (!env.offlineLessons || !userId) return;
  const records: KeptRecord[] = yield call(readRecords, userId);
  const clock = yield* getService('clock');
  const isOver = (record: KeptRecord) => keptAccess(record, clock.now(), clock.hasServerTime()) === 'over';
  const over = records.filter(isOver).map(({ lesson }) => lesson);
  if (over.length > 0) {
    yield call(removeLessons, userId, over);
    const { i18n } = yield* getService('translations');
    yield put(alertShown(i18n.t('over', { ns: 'kept', count: over.length })));
  }
  yield put(
    keptLoaded(
      records.filter((record) => !isOver(record)),
      yield call(readFreeSpace),
    ),
  );
}

function* tellTabs(): SagaIterator {
  (yield* getService('tabs')).post(tabMessage);
}

function* measure({ payload: lessons }: PayloadAction<readonly LessonToKeep[]>): SagaIterator {
  const abort = new AbortController();
  try {
    const { measureLesson } = yield call(loadKeeping);
    const sizes: (number | null)[] = yield call(() =>
      Promise.all(lessons.map((lesson) => measureLesson(lesson, abort.signal).catch(() => null))),
    );
    const isKnown = sizes.every((size) => size !== null);
    yield put(sizeFound(keysOf(lessons), isKnown ? sizes.reduce((sum, size) => sum + (size ?? 0), 0) : null));
  } catch {
    // Offline before the code has loaded.
    yield put(sizeFound(keysOf(lessons), null));
  } finally {
    abort.abort();
  }
}

type Step = { record: KeptRecord } | { end: KeepFailure | null };

/** Downloads a lesson once; returns why it has failed, or null. */
function* download(lesson: LessonToKeep, userId: string): SagaIterator<KeepFailure | null> {
  const clock = yield* getService('clock');
  let module: Awaited<ReturnType<typeof loadKeeping>>;
  try {
    module = yield call(loadKeeping);
    // The player and its texts have to be there without a network, too.
    yield call(loadHls);
  } catch {
    return 'network';
  }
  const { keepLesson, KeepError } = module;
  const steps = eventChannel<Step>((emit) => {
    const abort = new AbortController();
    keepLesson(lesson, {
      userId,
      now: () => clock.now(),
      signal: abort.signal,
      onProgress: (record) => emit({ record }),
    }).then(
      () => emit({ end: null }),
      (error: unknown) => emit({ end: error instanceof KeepError ? error.reason : 'denied' }),
    );
    return () => abort.abort();
  }, buffers.expanding());
  try {
    while (true) {
      const step: Step = yield take(steps);
      if ('end' in step) return step.end;
      yield put(keepProgressed(step.record));
    }
  } finally {
    steps.close();
  }
}

const backOnline = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

function* keep(lesson: LessonToKeep, userId: string): SagaIterator {
  const key = keptKey(lesson);
  (yield* getService('preparePage'))(lesson.path);
  let [failures, done] = [0, -1];
  while (true) {
    yield put(keepBegun(key));
    const reason = yield* download(lesson, userId);
    if (reason === null) break;
    const now = (yield* select(selectKeptEntries))[key]?.done ?? 0;
    failures = now > done || !navigator.onLine ? 0 : failures + 1;
    done = now;
    if (reason !== 'network' || failures >= mostFailures) {
      yield put(keepFailed(key, reason));
      break;
    }
    yield put(keepWaited(key));
    yield race([call(backOnline), delay(againAfter)]);
  }
  yield* tellTabs();
}

/** Works through the queue; a lesson that is paused or removed, or whose session ends, stops at once. */
function* keepQueued(): SagaIterator {
  let hasKept = false;
  while (true) {
    const userId = (yield* select(selectUser))?.userId;
    const next = Object.values(yield* select(selectKeptEntries)).find(({ status }) => status === 'queued');
    if (next && userId) {
      const key = keptKey(next.lesson);
      const stops = (action: { type: string; payload?: unknown }) =>
        (keepPaused.match(action) || keptRemoved.match(action)) && action.payload.some((one) => keptKey(one) === key);
      const keepNext = () => runSafely(keep, 'kept/keep')(next.lesson, userId);
      yield race([call(() => endWithSession(keepNext)), take(stops)]);
      hasKept = true;
    } else if (hasKept) {
      // Free space, and what was paused, as it is stored now.
      yield call(load);
      hasKept = false;
    } else yield take(keepRequested.type);
  }
}

function* remove({ payload: lessons }: PayloadAction<readonly LessonToKeep[]>): SagaIterator {
  const userId = (yield* select(selectUser))?.userId;
  if (!userId) return;
  yield call(removeLessons, userId, lessons);
  yield call(load);
  yield* tellTabs();
}

function* followTabs(): SagaIterator {
  const tabs = yield* getService('tabs');
  const changes = eventChannel<true>((emit) =>
    tabs.listen((message) => {
      if ((message as Partial<typeof tabMessage> | null)?.type === tabMessage.type) emit(true);
    }),
  );
  while (true) {
    yield take(changes);
    yield call(load);
  }
}

export function* keptSaga(): SagaIterator {
  yield takeLatestSafely<unknown>([keptOpened, sessionStarted, userLoaded], load, 'kept/load');
  yield takeLatestSafely(sizeAsked, measure, 'kept/measure');
  yield takeEverySafely(keptRemoved, remove, 'kept/remove');
  yield fork(keepQueued);
  yield fork(followTabs);
}

export const keptDuck = createDuck('kept', { reducer: keptReducer, saga: keptSaga });
