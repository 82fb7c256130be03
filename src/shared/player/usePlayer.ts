import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { CaptionFiles } from './captionFiles';
import type { QualityChoice } from './engines/engine';
import { isActive, type PlayerState, stepRate } from './playerState';
import { clampPosition } from './position';
import type { LessonPlayerProps, PlayerSettings } from './types';
import { useEngine } from './useEngine';

export const skipSeconds = 15;
const volumeStep = 0.1;

export interface PlayerControls {
  play(): void;
  pause(): void;
  toggle(): void;
  seek(seconds: number): void;
  /** Seeks by this many seconds. */
  skip(seconds: number): void;
  setRate(rate: number): void;
  stepRate(direction: 1 | -1): number;
  setVolume(volume: number): void;
  stepVolume(direction: 1 | -1): number;
  toggleMute(): void;
  /** A language of the tracks; null turns captions off. */
  setCaptions(lang: string | null): void;
  setTranscript(isOpen: boolean): void;
  /** A mode is remembered; a single quality is for this film. */
  setQuality(choice: QualityChoice): void;
  /** Reloads the video at its current position. */
  retry(): void;
  video(): HTMLVideoElement | null;
  currentTime(): number;
}

interface Player {
  readonly state: PlayerState;
  readonly controls: PlayerControls;
  readonly captionFiles: CaptionFiles;
}

/** Plays one source in the stage element; returns the state and the functions of the controls. */
export function usePlayer(props: LessonPlayerProps, stageRef: RefObject<HTMLDivElement | null>): Player {
  const { state, engine, captionFiles, dispatch, reload, position } = useEngine(props, stageRef);

  const apply = (change: Partial<PlayerSettings>) => {
    dispatch({ type: 'settings', change });
    if (change.rate !== undefined) engine.current?.setRate(change.rate);
    if (change.volume !== undefined) engine.current?.setVolume(change.volume);
    if (change.muted !== undefined) engine.current?.setMuted(change.muted);
  };
  const follow = useEffectEvent((given: Omit<PlayerSettings, 'quality'>) => {
    const change: Partial<PlayerSettings> = {
      ...(given.rate !== state.rate && { rate: given.rate }),
      ...(given.volume !== state.volume && { volume: given.volume }),
      ...(given.muted !== state.isMuted && { muted: given.muted }),
      ...(given.captionsLang !== state.captionsLang && { captionsLang: given.captionsLang }),
      ...(given.transcript !== state.isTranscriptOpen && { transcript: given.transcript }),
    };
    if (Object.keys(change).length > 0) apply(change);
  });
  const { rate, volume, muted, captionsLang, transcript } = props.settings;
  useEffect(
    () => follow({ rate, volume, muted, captionsLang, transcript }),
    [rate, volume, muted, captionsLang, transcript],
  );

  const choose = (change: Partial<PlayerSettings>) => {
    apply(change);
    props.onSettingsChange?.(change);
  };
  const seek = (seconds: number) => engine.current?.seek(clampPosition(seconds, state.duration));
  const play = () => {
    if (state.phase === 'ended') seek(0);
    dispatch({ type: 'want', isPlayWanted: true });
    engine.current?.play();
  };
  const pause = () => {
    dispatch({ type: 'want', isPlayWanted: false });
    engine.current?.pause();
  };
  const setVolume = (value: number) => {
    const rounded = Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
    choose(rounded > 0 ? { volume: rounded, muted: false } : { volume: 0 });
    return rounded;
  };

  return {
    state,
    captionFiles,
    controls: {
      play,
      pause,
      toggle: () => (isActive(state) ? pause() : play()),
      seek,
      skip: (seconds) => seek(position() + seconds),
      setRate: (value) => choose({ rate: value }),
      stepRate(direction) {
        const next = stepRate(state.rate, direction);
        if (next !== state.rate) choose({ rate: next });
        return next;
      },
      setVolume,
      stepVolume: (direction) => setVolume((state.isMuted ? 0 : state.volume) + direction * volumeStep),
      toggleMute() {
        if (state.volume === 0) setVolume(0.5);
        else choose({ muted: !state.isMuted });
      },
      setCaptions: (lang) => choose({ captionsLang: lang }),
      setTranscript: (isOpen) => choose({ transcript: isOpen }),
      setQuality(choice) {
        if (typeof choice === 'string') choose({ quality: choice });
        engine.current?.setQuality(choice);
      },
      retry: reload,
      video: () => engine.current?.video() ?? null,
      currentTime: position,
    },
  };
}
