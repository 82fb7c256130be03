/** Turns what a player tells into watched positions: each event once, quick jumps as one, and the last second when it is left. */
import type { PlayerEvents } from '@/shared/player/types';
import type { WatchEvent } from './state';

/** In ms: jumps that follow each other this quickly, as of a key that is held, count as one. */
const settleFor = 400;

interface Listener {
  watched(event: WatchEvent, seconds: number): void;
  /** After the last position was told, unless that was known already. */
  left(): void;
  time(seconds: number): void;
  ended(): void;
}

export interface WatchEvents {
  readonly events: PlayerEvents;
  /** The player goes away: a jump that is still settling counts now. */
  settle(): void;
  /** The page is being hidden, or the session ends. */
  leave(): void;
}

export function createWatchEvents(listener: Listener): WatchEvents {
  /** Where the video is; null until something of it was watched, so that opening a lesson changes nothing. */
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
