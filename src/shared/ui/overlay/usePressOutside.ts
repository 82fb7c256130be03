import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onPress` for a press outside all of these elements while `isOpen`. Popovers need it too: Safari closes them by
 * a tap on plain content only since 18.3.
 */
export function usePressOutside(
  isOpen: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  onPress: () => void,
): void {
  const press = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Node && inside.some(({ current }) => current?.contains(target)))) onPress();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: PointerEvent) => press(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [isOpen]);
}
