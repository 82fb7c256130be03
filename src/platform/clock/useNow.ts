import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '@/platform/services/ServicesContext';

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;

/**
 * Returns the app clock's time in epoch milliseconds, cut to `step`; renders again at each step and when the clock
 * jumps.
 */
export function useNow(step: number = secondMs): number {
  const { clock, renderedAt } = useServices();
  const cut = (instant: number) => Math.floor(instant / step) * step;
  const subscribe = useCallback((onStep: () => void) => clock.subscribeToSteps(step, onStep), [clock, step]);
  return useSyncExternalStore(
    subscribe,
    () => cut(clock.now()),
    // Hydration uses the time at which the HTML was rendered; the next render uses the present.
    () => cut(renderedAt ?? clock.now()),
  );
}
