import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '@/core/services/ServicesContext';

export const second = 1000;
export const minute = 60 * second;

/** Epoch milliseconds of the app's clock, cut to `step`; renders again when the next step begins or the clock jumps. */
export function useNow(step: number = second): number {
  const { clock, renderedAt } = useServices();
  const cut = (instant: number) => Math.floor(instant / step) * step;
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
      const stop = clock.subscribe(() => {
        clearTimeout(timer);
        onChange();
        plan();
      });
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
    [clock, step],
  );
  return useSyncExternalStore(
    subscribe,
    () => cut(clock.now()),
    // HTML is taken over at the time it was made for; the present comes with the next render.
    () => cut(renderedAt ?? clock.now()),
  );
}
