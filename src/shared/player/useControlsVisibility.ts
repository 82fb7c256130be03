import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

const restAfter = 3000;

interface Surface {
  /** Whether the controls may hide: only over a playing video. */
  readonly mayHide: boolean;
  readonly controls: RefObject<HTMLElement | null>;
  readonly stage: RefObject<HTMLElement | null>;
}

const hasVisibleFocus = (element: HTMLElement | null) => Boolean(element?.querySelector(':focus-visible'));

/** Hides the controls after 3 s without movement, never under the focus or the pointer. */
export function useControlsVisibility({ mayHide, controls, stage }: Surface) {
  const [isAwake, setIsAwake] = useState(true);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
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

  useEffect(() => {
    if (mayHide) wake();
    return () => clearTimeout(timer.current);
  }, [mayHide]);

  useEffect(() => {
    const root = stage.current?.parentElement;
    if (!root) return;
    const listening = new AbortController();
    const on = (name: string, handle: (event: PointerEvent) => void) =>
      root.addEventListener(name, (event) => handle(event as PointerEvent), { signal: listening.signal });
    const isOnControls = ({ target }: Event) => controls.current?.contains(target as Node) ?? false;
    on('pointermove', (event) => {
      // A finger that drags the time line keeps it visible; elsewhere a moving finger scrolls the page.
      if (event.pointerType === 'touch' && !isOnControls(event)) return;
      isOverControls.current = event.pointerType !== 'touch' && isOnControls(event);
      wake();
    });
    on('pointerleave', () => {
      isOverControls.current = false;
    });
    // A tap on a button keeps the controls visible longer.
    on('pointerdown', (event) => {
      if (isOnControls(event)) wake();
    });
    // A tap also moves the focus, but decides itself whether the controls show.
    on('focusin', ({ target }) => {
      if ((target as Element).matches(':focus-visible')) wake();
    });
    return () => listening.abort();
  }, [controls, stage]);

  const isVisible = isAwake || isMenuOpen || !mayHide;
  return {
    isVisible,
    keepVisible: setIsMenuOpen,
    toggle() {
      if (!isVisible) {
        setIsAwake(true);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => rest(), restAfter);
      } else if (mayHide) setIsAwake(false);
    },
  };
}
