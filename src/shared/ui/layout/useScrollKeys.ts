import { type RefObject, useEffect } from 'react';

/**
 * Makes a sideways scroller without focusable content focusable, so that the arrow keys reach what is hidden. Checked
 * after each render and when its size changes.
 */
export function useScrollKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const update = () => {
      const hides = element.scrollWidth > element.clientWidth + 1;
      if (hides && !element.querySelector('a[href], button')) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  });
}
