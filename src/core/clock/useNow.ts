import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '@/core/services/ServicesContext';

export const second = 1000;
export const minute = 60 * second;

/** Epoch milliseconds of the app's clock, cut to `step`; renders again when the next step begins. */
export function useNow(step: number = second): number {
  const { clock } = useServices();
  const read = () => Math.floor(clock.now() / step) * step;
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const plan = () => {
        timer = setTimeout(
          () => {
            onChange();
            plan();
          },
          step - (clock.now() % step),
        );
      };
      plan();
      return () => clearTimeout(timer);
    },
    [clock, step],
  );
  return useSyncExternalStore(subscribe, read, read);
}
