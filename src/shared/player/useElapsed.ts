import { useEffect, useState } from 'react';

/** Returns whether something has lasted for this many milliseconds without a break. */
export function useElapsed(ms: number, isLasting: boolean): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    setHasElapsed(false);
    if (!isLasting) return;
    const timer = setTimeout(() => setHasElapsed(true), ms);
    return () => clearTimeout(timer);
  }, [ms, isLasting]);
  return hasElapsed && isLasting;
}
