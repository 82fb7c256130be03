import { useEffect, useEffectEvent } from 'react';
import { isActive, type PlayerState } from './playerState';
import type { LessonPlayerProps } from './types';
import { type PlayerControls, skipSeconds } from './usePlayer';

interface SessionSubject {
  readonly props: Pick<LessonPlayerProps, 'title' | 'series' | 'poster' | 'next'>;
  readonly state: PlayerState;
  readonly controls: PlayerControls;
  /** False for providers' frames, which have their own. */
  readonly isEnabled: boolean;
}

/** Seconds of the video between two position reports to the system, which counts on in between. */
const every = 5;

/**
 * Connects the system's lock screen, headset and keyboard keys, where the browser supports them, from the first play
 * on.
 */
export function useMediaSession({ props, state, controls, isEnabled }: SessionSubject): void {
  const { title, series = '', poster, next } = props;
  const isOn = isEnabled && state.hasStarted && typeof navigator !== 'undefined' && 'mediaSession' in navigator;

  useEffect(() => {
    if (!isOn || typeof MediaMetadata === 'undefined') return;
    navigator.mediaSession.metadata = new MediaMetadata({
      title,
      artist: series,
      artwork: poster ? [{ src: poster }] : [],
    });
    return () => {
      navigator.mediaSession.metadata = null;
    };
  }, [isOn, title, series, poster]);

  const act = useEffectEvent((details: MediaSessionActionDetails) => {
    const step = details.seekOffset ?? skipSeconds;
    if (details.action === 'play') controls.play();
    else if (details.action === 'pause') controls.pause();
    else if (details.action === 'seekbackward') controls.skip(-step);
    else if (details.action === 'seekforward') controls.skip(step);
    else if (details.action === 'seekto') controls.seek(details.seekTime ?? controls.currentTime());
    else if (details.action === 'nexttrack') next?.onGo(false);
  });
  const hasNext = next !== undefined;
  useEffect(() => {
    if (!isOn) return;
    const actions: MediaSessionAction[] = ['play', 'pause', 'seekbackward', 'seekforward', 'seekto'];
    if (hasNext) actions.push('nexttrack');
    const set = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
      try {
        navigator.mediaSession.setActionHandler(action, handler);
      } catch {
        // This browser does not know the action.
      }
    };
    for (const action of actions) set(action, (details) => act(details));
    return () => {
      for (const action of actions) set(action, null);
    };
  }, [isOn, hasNext]);

  const isPlaying = isActive(state);
  const { duration, rate } = state;
  const tick = Math.floor(state.time / every);
  const report = useEffectEvent(() => {
    const { mediaSession } = navigator;
    mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
    if (!(duration > 0)) return;
    const position = Math.min(duration, Math.max(0, controls.currentTime()));
    mediaSession.setPositionState?.({ duration, playbackRate: rate, position });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `report` reads these, and has to run again when one changes
  useEffect(() => {
    if (isOn) report();
  }, [isOn, isPlaying, duration, rate, tick]);
  useEffect(() => {
    if (!isOn) return;
    return () => {
      navigator.mediaSession.playbackState = 'none';
    };
  }, [isOn]);
}
