import { type RefObject, useEffect } from 'react';

/**
 * Makes a sideways scroller without focusable content focusable, so that the arrow keys reach what is hidden. Checked
 * after each render and when its size changes; the browser calls the observer for both, once it has the sizes anyway.
 */
export function useScrollKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const update = () => {
      const reachable = element.querySelector('a[href], button') !== null;
      if (!reachable && element.scrollWidth > element.clientWidth + 1) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  });
}
