import { useEffect, useState } from 'react';
import { nextPaint } from './nextPaint';

/** Returns the first value at once, and each further one after the paint in which it has come. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(() => value);
  useEffect(() => {
    let isCurrent = true;
    void nextPaint().then(() => {
      if (isCurrent) setPainted(() => value);
    });
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return painted;
}
