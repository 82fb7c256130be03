import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { trackFor } from './captions';
import { createEngine } from './engines/createEngine';
import type { Engine, EngineEvent } from './engines/engine';
import { initialState, isActive, type PlayerState, playerReducer, stepRate } from './playerState';
import { clampPosition } from './position';
import { createReporter, type Reporter } from './reporter';
import type { LessonPlayerProps, PlayerSettings } from './types';

export const skipSeconds = 15;
const volumeStep = 0.1;
const noEvents = {};
const noCaptions = [] as const;

export interface PlayerControls {
  play(): void;
  pause(): void;
  toggle(): void;
  seek(seconds: number): void;
  /** Relative, in seconds. */
  skip(seconds: number): void;
  setRate(rate: number): void;
  stepRate(direction: 1 | -1): number;
  setVolume(volume: number): void;
  stepVolume(direction: 1 | -1): number;
  toggleMute(): void;
  /** A language of the tracks, or null for off. */
  setCaptions(lang: string | null): void;
  setQuality(id: number | null): void;
  retry(): void;
  video(): HTMLVideoElement | null;
  currentTime(): number;
}

/** Runs one engine in the stage element for one source and keeps what the controls show. */
export function usePlayer(
  props: LessonPlayerProps,
  stageRef: RefObject<HTMLDivElement | null>,
): { state: PlayerState; controls: PlayerControls } {
  const { settings } = props;
  const [state, dispatch] = useReducer(playerReducer, props, () =>
    initialState(props.settings, props.duration, props.startAt),
  );
  const [attempt, setAttempt] = useState(0);
  const engine = useRef<Engine | null>(null);
  const reporter = useRef<Reporter | null>(null);
  /** Where a retry goes on; null: as the props say. */
  const resume = useRef<{ at: number; play: boolean } | null>(null);

  const events = useEffectEvent(() => props.events ?? noEvents);
  const hear = useEffectEvent((event: EngineEvent) => {
    if (event.type === 'error') resume.current = { at: reporter.current?.position() ?? 0, play: isActive(state) };
    dispatch(event);
    reporter.current?.hear(event);
  });
  const start = useEffectEvent((stage: HTMLElement) => {
    const startAt = resume.current?.at ?? props.startAt;
    dispatch({ type: 'load', startAt });
    reporter.current = createReporter(() => events(), startAt, props.duration);
    const made = createEngine(props.source.kind, (event) => hear(event));
    engine.current = made;
    made.load({
      stage,
      id: props.source.id,
      title: props.title,
      poster: props.poster ?? null,
      duration: props.duration,
      startAt,
      autoPlay: resume.current?.play ?? props.autoPlay ?? false,
      rate: state.rate,
      volume: state.volume,
      muted: state.isMuted,
      captions: props.captions ?? noCaptions,
    });
    return made;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to load again
  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const made = start(stage);
    return () => {
      reporter.current?.stop();
      engine.current = null;
      made.destroy();
    };
  }, [attempt, stageRef]);

  const track = trackFor(state.tracks, state.captionsLang)?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: tracks and attempts belong to a new engine, which must be told too
  useEffect(() => engine.current?.setTrack(track), [track, state.tracks, attempt]);

  const apply = (change: Partial<PlayerSettings>) => {
    dispatch({ type: 'settings', change });
    if (change.rate !== undefined) engine.current?.setRate(change.rate);
    if (change.volume !== undefined) engine.current?.setVolume(change.volume);
    if (change.muted !== undefined) engine.current?.setMuted(change.muted);
  };
  const follow = useEffectEvent((given: PlayerSettings) => {
    const change: Partial<PlayerSettings> = {
      ...(given.rate !== state.rate && { rate: given.rate }),
      ...(given.volume !== state.volume && { volume: given.volume }),
      ...(given.muted !== state.isMuted && { muted: given.muted }),
      ...(given.captionsLang !== state.captionsLang && { captionsLang: given.captionsLang }),
    };
    if (Object.keys(change).length > 0) apply(change);
  });
  const { rate, volume, muted, captionsLang } = settings;
  useEffect(() => follow({ rate, volume, muted, captionsLang }), [rate, volume, muted, captionsLang]);

  const choose = (change: Partial<PlayerSettings>) => {
    apply(change);
    props.onSettingsChange?.(change);
  };
  const currentTime = () => reporter.current?.position() ?? state.time;
  const seek = (seconds: number) => engine.current?.seek(clampPosition(seconds, state.duration));
  const play = () => {
    if (state.phase === 'ended') seek(0);
    engine.current?.play();
  };
  const pause = () => engine.current?.pause();
  const setVolume = (value: number) => {
    const rounded = Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
    choose(rounded > 0 ? { volume: rounded, muted: false } : { volume: 0 });
    return rounded;
  };
  const retry = () => setAttempt((count) => count + 1);

  const isOffline = state.phase === 'error' && state.error === 'network';
  useEffect(() => {
    if (!isOffline) return;
    const again = () => setAttempt((count) => count + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isOffline]);

  return {
    state,
    controls: {
      play,
      pause,
      toggle: () => (isActive(state) ? pause() : play()),
      seek,
      skip: (seconds) => seek(currentTime() + seconds),
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
      setQuality: (id) => engine.current?.setQuality(id),
      retry,
      video: () => engine.current?.video() ?? null,
      currentTime,
    },
  };
}
