import { type EventChannel, eventChannel } from 'redux-saga';

/** Emits whenever the browser is online again; silent where there is no browser. */
export function backOnline(): EventChannel<true> {
  return eventChannel((emit) => {
    if (typeof window === 'undefined') return () => undefined;
    const tell = () => emit(true);
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  });
}
