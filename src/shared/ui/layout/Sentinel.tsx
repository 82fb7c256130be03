import { useEffect, useRef } from 'react';

interface SentinelProps {
  /** Called when the end of the list comes into view. */
  onReach: () => void;
}

/** Marks the end of a list that loads further pages automatically. */
export function Sentinel({ onReach }: SentinelProps) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onReach();
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [onReach]);
  return <div ref={mark} aria-hidden="true" />;
}
