import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Returns false while HTML from the build is created or hydrated, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
