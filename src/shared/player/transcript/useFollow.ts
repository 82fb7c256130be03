import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Keeps one row centred in a scrolling list by scrolling only that list, until the student scrolls it; then it stops
 * until following is turned on again.
 */
export function useFollow(list: RefObject<HTMLElement | null>, row: number) {
  const [isFollowing, setIsFollowing] = useState(true);
  const hasShown = useRef(false);

  const show = useEffectEvent(() => {
    const box = list.current;
    const element = box?.querySelector<HTMLElement>(`[data-row="${row}"]`);
    if (!box || !element) return;
    const outer = box.getBoundingClientRect();
    const inner = element.getBoundingClientRect();
    const top = box.scrollTop + inner.top - outer.top - (outer.height - inner.height) / 2;
    // The style sheet chooses smooth or instant scrolling, but the first position is always set at once.
    box.scrollTo({ top: Math.max(0, top), behavior: hasShown.current ? 'auto' : 'instant' });
    hasShown.current = true;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is the reason to scroll
  useEffect(() => {
    if (isFollowing) show();
  }, [isFollowing, row]);

  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const stop = (event: Event) => {
      // A press on the list itself, not on a row, is on its scroll bar.
      if (event.type !== 'pointerdown' || event.target === box) setIsFollowing(false);
    };
    const names = ['wheel', 'touchmove', 'pointerdown'];
    for (const name of names) box.addEventListener(name, stop, { passive: true });
    return () => {
      for (const name of names) box.removeEventListener(name, stop);
    };
  }, [list]);

  return { isFollowing, stop: () => setIsFollowing(false), follow: () => setIsFollowing(true) };
}
