/**
 * Turns player events into watched positions: each event once, quick jumps as one, and the last second when the lesson
 * is left.
 */
import type { PlayerEvents } from '@/shared/player/types';
import type { WatchEvent } from './state';

/** In ms: jumps closer together than this, such as by a held key, count as one. */
const settleFor = 400;

interface Listener {
  watched(event: WatchEvent, seconds: number): void;
  /** Called after the last position was reported. */
  left(): void;
  time(seconds: number): void;
  ended(): void;
}

export interface WatchEvents {
  readonly events: PlayerEvents;
  /** Reports a jump that has not settled yet, because the player unmounts. */
  settle(): void;
  /** The page is being hidden, or the session ends. */
  leave(): void;
}

export function createWatchEvents(listener: Listener): WatchEvents {
  /** The current position; null until something was watched, so that opening a lesson stores nothing. */
  let position: number | null = null;
  let saved = Number.NaN;
  let jump: { to: number; timer: ReturnType<typeof setTimeout> } | null = null;

  const tell = (event: WatchEvent, seconds: number) => {
    position = seconds;
    saved = seconds;
    listener.watched(event, seconds);
  };
  const settle = () => {
    if (!jump) return;
    const { to, timer } = jump;
    clearTimeout(timer);
    jump = null;
    tell('seek', to);
  };
  const settled = (event: WatchEvent) => (seconds: number) => {
    settle();
    tell(event, seconds);
  };
  const end = settled('end');
  return {
    events: {
      onPlay: settled('play'),
      onPause: settled('pause'),
      onHeartbeat: settled('heartbeat'),
      onSeek(_, to) {
        if (jump) clearTimeout(jump.timer);
        position = to;
        jump = { to, timer: setTimeout(settle, settleFor) };
      },
      onEnded(seconds) {
        end(seconds);
        listener.ended();
      },
      onTime(seconds) {
        if (position !== null) position = seconds;
        listener.time(seconds);
      },
    },
    settle,
    leave() {
      if (position === null) return;
      const seconds = position;
      settle();
      if (Math.floor(seconds) !== Math.floor(saved)) tell('heartbeat', seconds);
      listener.left();
    },
  };
}
