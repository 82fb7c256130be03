/** Takes the server's time at the launch, and again when the device has slept, or the visitor comes back to the tab. */
import { eventChannel, type SagaIterator } from 'redux-saga';
import { call, take } from 'redux-saga/effects';
import { selectLocale } from '@/platform/locale/state';
import { getService } from '@/platform/services/services';
import { callApi } from '@/shared/duck/callApi';
import { select } from '@/shared/duck/effects';
import type { ServerClock } from '@/shared/lib/clock';
import { postAppLaunch } from './api';
import { minuteMs } from './useNow';

/** Milliseconds after which the server is asked for its time when the tab is shown. */
const longest = 5 * minuteMs;

/**
 * Asks the server for its time, unless it was named less than `age` milliseconds ago and the device's clocks agree since.
 * Returns whether the clock has the server's time now.
 */
export function* refreshServerTime(age: number): SagaIterator<boolean> {
  const clock = yield* getService('clock');
  if (!clock.needsServerTime(age)) return true;
  const result = yield* callApi(postAppLaunch, { lang: yield* select(selectLocale) }, { errors: 'quiet' });
  if (result.ok) clock.setServerTime(result.data.serverTime);
  return result.ok;
}

/** Returns a channel that emits how old the server's time may be: each minute, and when the tab or the network is back. */
const checks = (clock: ServerClock) =>
  eventChannel<number>((emit) => {
    const onBack = ({ type }: Event) => {
      if (type === 'online' || !document.hidden) emit(longest);
    };
    // Only clocks that have moved apart matter: a device that wakes may not show the tab again.
    const stop = clock.subscribeToSteps(minuteMs, () => emit(Number.POSITIVE_INFINITY));
    window.addEventListener('visibilitychange', onBack);
    window.addEventListener('online', onBack);
    return () => {
      stop();
      window.removeEventListener('visibilitychange', onBack);
      window.removeEventListener('online', onBack);
    };
  });

/** Reports the launch to the server, whose response names the time, and asks for it again whenever that may be wrong. */
export function* keepServerTime(): SagaIterator {
  const channel = yield call(checks, yield* getService('clock'));
  try {
    yield* refreshServerTime(0);
    while (true) yield* refreshServerTime(yield take(channel));
  } finally {
    channel.close();
  }
}
