import { useSyncExternalStore } from 'react';
import { useServices } from '@/platform/services/ServicesContext';

/** Returns false until the server's time is known. The device's time alone is no reason for a request. */
export function useHasServerTime(): boolean {
  const { clock } = useServices();
  return useSyncExternalStore(clock.subscribe, clock.hasServerTime, () => false);
}
