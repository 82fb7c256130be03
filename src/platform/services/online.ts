import { type EventChannel, eventChannel } from 'redux-saga';

/** Returns a channel that emits whenever the browser is back online; never without a browser. */
export function backOnline(): EventChannel<true> {
  return eventChannel((emit) => {
    if (typeof window === 'undefined') return () => undefined;
    const tell = () => emit(true);
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  });
}
