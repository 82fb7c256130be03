/** Downloads lessons, one after the other, and tells the other tabs. Downloads belong to the session, and end with it. */
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
import type { DownloadFailure } from './downloadLesson';
import { type DownloadableLesson, type DownloadRecord, downloadKey, offlineAccess } from './lesson';
import { readFreeSpace, readRecords, removeLessons } from './records';
import {
  downloadBegun,
  downloadFailed,
  downloadPaused,
  downloadProgressed,
  downloadRequested,
  downloadsLoaded,
  downloadsOpened,
  downloadsReducer,
  downloadsRemoved,
  downloadWaited,
  keysOf,
  selectDownloads,
  sizeFound,
  sizeRequested,
} from './state';

/** Tells other tabs that the downloaded lessons have changed. The name stays, for tabs with another version of the app. */
const tabMessage = { type: 'kept' } as const;
/** Milliseconds after which a lost download is tried again, whatever the browser says of its network. */
const againAfter = 15_000;
/** Failures in a row, while there is a network, after which it is given up. */
const mostFailures = 4;

const loadDownloader = () => loadChunk(() => import('./downloadLesson'));

function* load(): SagaIterator {
  const userId = (yield* select(selectUser))?.userId;
  if (!env.offlineLessons || !userId) return;
  const records: DownloadRecord[] = yield call(readRecords, userId);
  const clock = yield* getService('clock');
  const isOver = (record: DownloadRecord) => offlineAccess(record, clock.now(), clock.hasServerTime()) === 'over';
  const over = records.filter(isOver).map(({ lesson }) => lesson);
  if (over.length > 0) {
    yield call(removeLessons, userId, over);
    const { i18n } = yield* getService('translations');
    yield put(alertShown(i18n.t('over', { ns: 'downloads', count: over.length })));
  }
  yield put(
    downloadsLoaded(
      records.filter((record) => !isOver(record)),
      yield call(readFreeSpace),
    ),
  );
}

function* tellTabs(): SagaIterator {
  (yield* getService('tabs')).post(tabMessage);
}

function* measure({ payload: lessons }: PayloadAction<readonly DownloadableLesson[]>): SagaIterator {
  const abort = new AbortController();
  try {
    const { measureLesson } = yield call(loadDownloader);
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

type Step = { record: DownloadRecord } | { end: DownloadFailure | null };

/** Downloads a lesson once; returns why it has failed, or null. */
function* download(lesson: DownloadableLesson, userId: string): SagaIterator<DownloadFailure | null> {
  const clock = yield* getService('clock');
  let module: Awaited<ReturnType<typeof loadDownloader>>;
  try {
    module = yield call(loadDownloader);
    // The player and its texts have to be there without a network, too.
    yield call(loadHls);
  } catch {
    return 'network';
  }
  const { downloadLesson, DownloadError } = module;
  const steps = eventChannel<Step>((emit) => {
    const abort = new AbortController();
    downloadLesson(lesson, {
      userId,
      now: () => clock.now(),
      signal: abort.signal,
      onProgress: (record) => emit({ record }),
    }).then(
      () => emit({ end: null }),
      (error: unknown) => emit({ end: error instanceof DownloadError ? error.reason : 'denied' }),
    );
    return () => abort.abort();
  }, buffers.expanding());
  try {
    while (true) {
      const step: Step = yield take(steps);
      if ('end' in step) return step.end;
      yield put(downloadProgressed(step.record));
    }
  } finally {
    steps.close();
  }
}

const backOnline = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

function* downloadAgain(lesson: DownloadableLesson, userId: string): SagaIterator {
  const key = downloadKey(lesson);
  (yield* getService('preparePage'))(lesson.path);
  let [failures, done] = [0, -1];
  while (true) {
    yield put(downloadBegun(key));
    const reason = yield* download(lesson, userId);
    if (reason === null) break;
    const now = (yield* select(selectDownloads))[key]?.done ?? 0;
    failures = now > done || !navigator.onLine ? 0 : failures + 1;
    done = now;
    if (reason !== 'network' || failures >= mostFailures) {
      yield put(downloadFailed(key, reason));
      break;
    }
    yield put(downloadWaited(key));
    yield race([call(backOnline), delay(againAfter)]);
  }
  yield* tellTabs();
}

/** Works through the queue; a lesson that is paused or removed, or whose session ends, stops at once. */
function* downloadQueued(): SagaIterator {
  let hasDownloaded = false;
  while (true) {
    const userId = (yield* select(selectUser))?.userId;
    const next = Object.values(yield* select(selectDownloads)).find(({ status }) => status === 'queued');
    if (next && userId) {
      const key = downloadKey(next.lesson);
      const stops = (action: { type: string; payload?: unknown }) =>
        (downloadPaused.match(action) || downloadsRemoved.match(action)) &&
        action.payload.some((one) => downloadKey(one) === key);
      const downloadNext = () => runSafely(downloadAgain, 'downloads/download')(next.lesson, userId);
      yield race([call(() => endWithSession(downloadNext)), take(stops)]);
      hasDownloaded = true;
    } else if (hasDownloaded) {
      // Free space, and what was paused, as it is stored now.
      yield call(load);
      hasDownloaded = false;
    } else yield take(downloadRequested.type);
  }
}

function* remove({ payload: lessons }: PayloadAction<readonly DownloadableLesson[]>): SagaIterator {
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

export function* downloadsSaga(): SagaIterator {
  yield takeLatestSafely<unknown>([downloadsOpened, sessionStarted, userLoaded], load, 'downloads/load');
  yield takeLatestSafely(sizeRequested, measure, 'downloads/measure');
  yield takeEverySafely(downloadsRemoved, remove, 'downloads/remove');
  yield fork(downloadQueued);
  yield fork(followTabs);
}

export const downloadsDuck = createDuck('downloads', { reducer: downloadsReducer, saga: downloadsSaga });
