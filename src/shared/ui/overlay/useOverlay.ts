import { useEffectEvent, useLayoutEffect } from 'react';
import { addOverlay } from './openOverlays';

interface Options {
  /** Stays open when another page opens. */
  persistent?: boolean | undefined;
}

/** While `isOpen`, Back closes this first, and another page closes it. Everything that opens over a page calls it. */
export function useOverlay(isOpen: boolean, onClose: () => void, { persistent = false }: Options = {}): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (isOpen) return addOverlay({ close: () => close(), persistent });
  }, [isOpen, persistent]);
}
