import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { type OutboxSlice, selectOwnPosition } from '@/platform/outbox/state';
import { readPosition, resumePosition } from './resume';
import type { WatchedLesson } from './state';

/**
 * Returns where a lesson starts, in seconds, and `reportStart` to report that it has started. A member's unsent positions may
 * load after the page; they apply until something was watched, and never afterwards.
 */
export function useStartAt(lesson: Omit<WatchedLesson, 'isAutoPlay'>, known: number) {
  const [search] = useSearchParams();
  const waiting = useSelector((root: OutboxSlice) => selectOwnPosition(root, lesson));
  const [startAt, setStartAt] = useState(() => resumePosition(search.get('t'), waiting, known));
  const hasStarted = useRef(false);
  const named = search.get('t');
  useEffect(() => {
    if (waiting !== null && !hasStarted.current) setStartAt(resumePosition(named, waiting, known));
  }, [waiting, named, known]);
  return {
    startAt,
    /** The address names the position, so it applies even near the end. */
    isNamed: readPosition(named) !== null,
    reportStart() {
      hasStarted.current = true;
    },
  };
}
