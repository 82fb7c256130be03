import { eventChannel, type SagaIterator } from 'redux-saga';
import { call, take } from 'redux-saga/effects';
import { runSafely } from '@/shared/duck/safely';

/** Returns a channel that emits whenever the browser is back online; never without a browser. */
const backOnline = () =>
  eventChannel<true>((emit) => {
    if (typeof window === 'undefined') return () => undefined;
    const tell = () => emit(true);
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  });

/**
 * Runs a worker each time the browser is back online, until the worker returns true or the saga is cancelled. The
 * browser may be back again during a run, which starts no second one. A worker that throws is reported, and runs again
 * the next time.
 */
export function* whenOnline(worker: () => SagaIterator): SagaIterator {
  const online = backOnline();
  const run = runSafely(worker);
  try {
    let isDone = false;
    while (!isDone) {
      yield take(online);
      isDone = (yield call(run)) === true;
    }
  } finally {
    online.close();
  }
}
