import { useEffect, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { PlayerEvents } from '@/shared/player/types';
import { lessonLeft, lessonWatched, type WatchEvent, type WatchedLesson } from './state';

/** In ms: jumps that follow each other this quickly, as of a key that is held, count as one. */
const settleFor = 400;

interface Listeners {
  onTime?: ((seconds: number) => void) | undefined;
  onWatched?: ((event: WatchEvent, seconds: number) => void) | undefined;
  onEnded?: (() => void) | undefined;
}

/** Hands what happens in the player to the store: each event once, and the last position when the page is hidden. */
export function useWatchEvents(lesson: WatchedLesson, listeners: Listeners): PlayerEvents {
  const dispatch = useDispatch();
  const current = useRef({ lesson, listeners });
  useEffect(() => {
    current.current = { lesson, listeners };
  });

  const { events, leave, settle } = useMemo(() => {
    let last: { seconds: number; saved: number } | null = null;
    let jump: { to: number; timer: ReturnType<typeof setTimeout> } | null = null;

    const tell = (event: WatchEvent, seconds: number) => {
      last = { seconds, saved: seconds };
      dispatch(lessonWatched(event, current.current.lesson, seconds));
      current.current.listeners.onWatched?.(event, seconds);
    };
    const settleJump = () => {
      if (!jump) return;
      const { to, timer } = jump;
      clearTimeout(timer);
      jump = null;
      tell('seek', to);
    };
    const after = (event: WatchEvent) => (seconds: number) => {
      settleJump();
      tell(event, seconds);
    };
    const end = after('end');
    const told: PlayerEvents = {
      onPlay: after('play'),
      onPause: after('pause'),
      onHeartbeat: after('heartbeat'),
      onSeek(_, to) {
        if (jump) clearTimeout(jump.timer);
        jump = { to, timer: setTimeout(settleJump, settleFor) };
      },
      onEnded(seconds) {
        end(seconds);
        current.current.listeners.onEnded?.();
      },
      onTime(seconds) {
        last = { saved: last?.saved ?? Number.NaN, seconds };
        current.current.listeners.onTime?.(seconds);
      },
    };
    return {
      events: told,
      settle: settleJump,
      leave() {
        if (document.visibilityState === 'visible' || last === null) return;
        settleJump();
        const { seconds, saved } = last;
        last = { seconds, saved: seconds };
        dispatch(lessonLeft(current.current.lesson, Math.floor(seconds) === Math.floor(saved) ? null : seconds));
      },
    };
  }, [dispatch]);

  useEffect(() => {
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      settle();
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
    };
  }, [leave, settle]);

  return events;
}
