import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

const restAfter = 3000;

interface Surface {
  /** Whether controls may hide at all: only over a video that plays. */
  readonly mayHide: boolean;
  readonly controls: RefObject<HTMLElement | null>;
  readonly stage: RefObject<HTMLElement | null>;
  onClick(): void;
  onDoubleClick(): void;
}

const hasVisibleFocus = (element: HTMLElement | null) => Boolean(element?.querySelector(':focus-visible'));

/**
 * Hides the controls after 3 s without movement, never under the focus or the pointer. On the stage a mouse click
 * plays or pauses and a tap of a finger shows or hides the controls.
 */
export function useControlsVisibility({ mayHide, controls, stage, onClick, onDoubleClick }: Surface) {
  const [isAwake, setIsAwake] = useState(true);
  const [isHeld, setIsHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isOverControls = useRef(false);

  const rest = useEffectEvent(() => {
    if (isOverControls.current || hasVisibleFocus(controls.current)) wake();
    else setIsAwake(false);
  });
  const wake = useEffectEvent(() => {
    setIsAwake(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => rest(), restAfter);
  });
  const isVisible = isAwake || isHeld || !mayHide;
  const tap = useEffectEvent(() => {
    if (!isVisible) wake();
    else if (mayHide) setIsAwake(false);
  });
  const click = useEffectEvent(() => onClick());
  const doubleClick = useEffectEvent(() => onDoubleClick());

  useEffect(() => {
    if (mayHide) wake();
    return () => clearTimeout(timer.current);
  }, [mayHide]);

  useEffect(() => {
    const surface = stage.current;
    const root = surface?.parentElement;
    if (!surface || !root) return;
    const listening = new AbortController();
    const on = (target: HTMLElement, name: string, handle: (event: PointerEvent) => void) =>
      target.addEventListener(name, (event) => handle(event as PointerEvent), { signal: listening.signal });
    let pointer = 'mouse';
    on(root, 'pointermove', (event) => {
      if (event.pointerType === 'touch') return;
      isOverControls.current = controls.current?.contains(event.target as Node) ?? false;
      wake();
    });
    on(root, 'pointerleave', () => {
      isOverControls.current = false;
    });
    // A tap on a button keeps the controls for another while.
    on(root, 'pointerdown', (event) => {
      pointer = event.pointerType;
      if (controls.current?.contains(event.target as Node)) wake();
    });
    on(root, 'focusin', () => wake());
    on(surface, 'click', () => (pointer === 'touch' ? tap() : click()));
    on(surface, 'dblclick', () => {
      if (pointer !== 'touch') doubleClick();
    });
    return () => listening.abort();
  }, [controls, stage]);

  return { isVisible, hold: setIsHeld };
}
