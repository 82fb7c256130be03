import { type RefObject, useEffect, useEffectEvent } from 'react';

/** In ms: a second tap on the same side within this time is a double tap, and each further tap another one. */
const doubleTapWithin = 350;

export type Side = 'back' | 'forward';

interface Gestures {
  /** A click of a mouse or pen. */
  onClick(): void;
  onDoubleClick(): void;
  /** A finger's tap; the first of a double tap too. */
  onTap(): void;
  /** The second and each further of several quick taps on the left or right part. */
  onSideTap(side: Side, isFirst: boolean): void;
}

function sideOf(stage: HTMLElement, x: number): Side | null {
  const { left, width } = stage.getBoundingClientRect();
  if (!(width > 0)) return null;
  const ratio = (x - left) / width;
  return ratio < 0.4 ? 'back' : ratio > 0.6 ? 'forward' : null;
}

/** Distinguishes clicks, taps and double taps on the picture. */
export function useStageGestures(stage: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const click = useEffectEvent(() => gestures.onClick());
  const doubleClick = useEffectEvent(() => gestures.onDoubleClick());
  const tap = useEffectEvent(() => gestures.onTap());
  const sideTap = useEffectEvent((side: Side, isFirst: boolean) => gestures.onSideTap(side, isFirst));

  useEffect(() => {
    const surface = stage.current;
    if (!surface) return;
    const listening = new AbortController();
    const { signal } = listening;
    let pointer = 'mouse';
    let last = { at: Number.NEGATIVE_INFINITY, side: null as Side | null, count: 0 };
    surface.addEventListener('pointerdown', (event) => (pointer = event.pointerType), { signal });
    surface.addEventListener(
      'click',
      ({ clientX }) => {
        if (pointer !== 'touch') return click();
        const now = performance.now();
        const side = sideOf(surface, clientX);
        const goesOn = side !== null && side === last.side && now - last.at < doubleTapWithin;
        last = { at: now, side, count: goesOn ? last.count + 1 : 1 };
        if (goesOn) sideTap(side, last.count === 2);
        else tap();
      },
      { signal },
    );
    surface.addEventListener(
      'dblclick',
      () => {
        if (pointer !== 'touch') doubleClick();
      },
      { signal },
    );
    return () => listening.abort();
  }, [stage]);
}
