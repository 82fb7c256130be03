import { useEffect, useRef, useState } from 'react';

/** Milliseconds between two questions whether the site is back, as on the offline page. */
const pause = 5_000;

/** Returns whether the site responds at all, with whatever status. */
const isThere = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Returns whether the site does not respond; false until that is known. `navigator.onLine` is no help: a phone is online in a lift.
 * Calls `onBack` once the site responds again.
 */
export function useIsSiteAway(onBack: () => void): boolean {
  const [isAway, setIsAway] = useState(false);
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    let stopped = false;
    const ask = async () => {
      const there = await isThere();
      if (stopped) return;
      if (!there) setIsAway(true);
      else if (isAway) latest.current();
    };
    const timer = isAway ? setInterval(ask, pause) : undefined;
    if (!isAway) void ask();
    window.addEventListener('online', ask);
    return () => {
      stopped = true;
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [isAway]);
  return isAway;
}
