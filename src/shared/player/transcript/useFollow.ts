import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Keeps one row of a scrolling list in its middle by scrolling that list alone, never the page, until the student
 * scrolls it; then it waits to be asked to follow again.
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
    // The style sheet decides between smooth and at once, but the first place is taken without a ride.
    box.scrollTo({ top: Math.max(0, top), behavior: hasShown.current ? 'auto' : 'instant' });
    hasShown.current = true;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is the reason to move
  useEffect(() => {
    if (isFollowing) show();
  }, [isFollowing, row]);

  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const stop = (event: Event) => {
      // A press on the list itself, and not on a row, is one on its scroll bar.
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
