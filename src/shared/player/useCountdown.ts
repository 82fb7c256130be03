import { useEffect, useEffectEvent, useState } from 'react';

/** Returns whole seconds left, and calls `onDone` once at zero; restarts whenever it becomes active. */
export function useCountdown(seconds: number, isActive: boolean, onDone: () => void): number {
  const [left, setLeft] = useState(seconds);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    setLeft(seconds);
    if (!isActive) return;
    let rest = seconds;
    const timer = setInterval(() => {
      rest -= 1;
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      done();
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, isActive]);
  return left;
}
