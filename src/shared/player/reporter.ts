/** Turns engine events into the player's events: each play, pause and end exactly once. */
import type { EngineEvent } from './engines/engine';
import type { PlayerEvents } from './types';

const timeEvery = 200;
const heartbeatEvery = 15_000;
/** Milliseconds. A longer gap between two reports means that the device slept; it does not count as watched. */
const longestStep = 2000;

export interface Reporter {
  hear(event: EngineEvent): void;
  /** The player unmounts or reloads: playing ends here. */
  stop(): void;
  position(): number;
}

/** `events` is called at each event, so that handlers may change. */
export function createReporter(events: () => PlayerEvents, startAt: number, expectedDuration: number): Reporter {
  let position = startAt;
  let duration = expectedDuration;
  let isPlaying = false;
  let isOver = false;
  let hasFailed = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  let told = Number.NaN;
  let tickAt = 0;
  let played = 0;

  const tellTime = (isForced: boolean) => {
    const now = performance.now();
    if (position === told || (!isForced && now - toldAt < timeEvery)) return;
    told = position;
    toldAt = now;
    events().onTime?.(position);
  };
  const pause = () => {
    if (!isPlaying) return;
    isPlaying = false;
    events().onPause?.(position);
  };
  const countPlayed = () => {
    const now = performance.now();
    played += Math.min(now - tickAt, longestStep);
    tickAt = now;
    if (played < heartbeatEvery) return;
    played = 0;
    events().onHeartbeat?.(position);
  };

  return {
    hear(event) {
      if (hasFailed) return;
      switch (event.type) {
        case 'ready':
          events().onReady?.(duration);
          break;
        case 'duration':
          duration = event.seconds;
          break;
        case 'time':
          position = event.seconds;
          tellTime(false);
          if (isPlaying) countPlayed();
          break;
        case 'seek':
          isOver = false;
          position = event.to;
          events().onSeek?.(event.from, event.to);
          tellTime(true);
          break;
        case 'state':
          if (event.state === 'playing' && !isPlaying) {
            isPlaying = true;
            isOver = false;
            tickAt = performance.now();
            events().onPlay?.(position);
          } else if (event.state !== 'playing' && event.state !== 'buffering') pause();
          break;
        case 'ended':
          if (isOver) break;
          isOver = true;
          isPlaying = false;
          played = 0;
          tellTime(true);
          events().onEnded?.(position);
          break;
        case 'error':
          pause();
          hasFailed = true;
          events().onError?.(event.kind);
          break;
        default:
      }
    },
    stop: pause,
    position: () => position,
  };
}
