import { useSyncExternalStore } from 'react';
import { useServices } from '@/platform/services/ServicesContext';

/** Returns false until the server's time is known. What the device's time alone suggests is not worth a request. */
export function useHasServerTime(): boolean {
  const { clock } = useServices();
  return useSyncExternalStore(clock.subscribe, clock.hasServerTime, () => false);
}
