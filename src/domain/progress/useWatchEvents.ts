import { useEffect, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useServices } from '@/platform/services/ServicesContext';
import type { PlayerEvents } from '@/shared/player/types';
import { lessonLeft, lessonWatched, type WatchEvent, type WatchedLesson } from './state';
import { createWatchEvents } from './watchEvents';

interface Listeners {
  onTime?: ((seconds: number) => void) | undefined;
  onWatched?: ((event: WatchEvent, seconds: number) => void) | undefined;
  onEnded?: (() => void) | undefined;
}

/** Reports player events to the store and to the page. */
export function useWatchEvents(lesson: WatchedLesson, listeners: Listeners): PlayerEvents {
  const dispatch = useDispatch();
  const { beforeLogout } = useServices();
  const current = useRef({ lesson, listeners });
  useEffect(() => {
    current.current = { lesson, listeners };
  });

  const { events, settle, leave } = useMemo(
    () =>
      createWatchEvents({
        watched(event, seconds) {
          dispatch(lessonWatched(event, current.current.lesson, seconds));
          current.current.listeners.onWatched?.(event, seconds);
        },
        left: () => void dispatch(lessonLeft()),
        time: (seconds) => current.current.listeners.onTime?.(seconds),
        ended: () => current.current.listeners.onEnded?.(),
      }),
    [dispatch],
  );

  useEffect(() => {
    const hide = () => {
      if (document.visibilityState !== 'visible') leave();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    beforeLogout.add(leave);
    return () => {
      settle();
      beforeLogout.delete(leave);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
    };
  }, [leave, settle, beforeLogout]);

  return events;
}
