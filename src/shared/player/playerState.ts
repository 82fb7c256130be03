/** State of the controls: one reducer over the engine's events and the student's choices. */

import { isDataSaved } from '@/shared/lib/dataSaver';
import type { CueLine } from './captions';
import type { EngineEvent, EngineQuality, EngineState, EngineTrack, QualityChoice } from './engines/engine';
import type { LessonPlayerProps, PlayerErrorKind, PlayerSettings, QualityMode } from './types';

export const playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export interface PlayerState {
  readonly phase: EngineState | 'loading' | 'ended' | 'error';
  readonly error: PlayerErrorKind | null;
  /** Whether it has played since it was loaded. */
  readonly hasStarted: boolean;
  /** Whether it was started, and has neither stopped nor been refused since. */
  readonly isPlayWanted: boolean;
  readonly time: number;
  readonly buffered: number;
  readonly duration: number;
  readonly rate: number;
  readonly volume: number;
  readonly isMuted: boolean;
  readonly tracks: readonly EngineTrack[];
  readonly captionsLang: string | null;
  readonly isTranscriptOpen: boolean;
  readonly lines: readonly CueLine[];
  readonly qualities: readonly EngineQuality[];
  readonly quality: QualityChoice;
  readonly activeQuality: number | null;
  /** Bytes of the whole film while data is saved; null: not known. */
  readonly size: number | null;
}

export type PlayerAction =
  | EngineEvent
  | { readonly type: 'load'; readonly startAt: number; readonly isPlayWanted: boolean }
  | { readonly type: 'want'; readonly isPlayWanted: boolean }
  | { readonly type: 'settings'; readonly change: Partial<PlayerSettings> };

/** Returns the chosen mode, else the browser's. */
export const qualityMode = ({ quality }: Pick<PlayerSettings, 'quality'>): QualityMode =>
  quality ?? (isDataSaved() ? 'saver' : 'auto');

export function initialState({
  settings,
  duration,
  startAt,
  autoPlay = false,
}: Pick<LessonPlayerProps, 'settings' | 'duration' | 'startAt' | 'autoPlay'>): PlayerState {
  return {
    phase: 'loading',
    error: null,
    hasStarted: false,
    isPlayWanted: autoPlay,
    time: startAt,
    buffered: 0,
    duration,
    rate: settings.rate,
    volume: settings.volume,
    isMuted: settings.muted,
    tracks: [],
    captionsLang: settings.captionsLang,
    isTranscriptOpen: settings.transcript,
    lines: [],
    qualities: [],
    quality: qualityMode(settings),
    activeQuality: null,
    size: null,
  };
}

export function playerReducer(state: PlayerState, action: PlayerAction): PlayerState {
  // After an error, events are ignored until the video is loaded again.
  if (state.phase === 'error' && action.type !== 'load' && action.type !== 'settings') return state;
  switch (action.type) {
    case 'load':
      return {
        ...state,
        phase: 'loading',
        error: null,
        isPlayWanted: action.isPlayWanted,
        time: action.startAt,
        buffered: 0,
        lines: [],
      };
    case 'want':
      return { ...state, isPlayWanted: action.isPlayWanted };
    case 'ready':
      return state.phase === 'loading' ? { ...state, phase: 'paused' } : state;
    case 'state':
      return {
        ...state,
        phase: action.state,
        hasStarted: state.hasStarted || action.state === 'playing',
        isPlayWanted: state.isPlayWanted && action.state !== 'paused' && action.state !== 'blocked',
      };
    case 'time':
      return { ...state, time: action.seconds, buffered: action.buffered };
    case 'seek':
      return { ...state, time: action.to, phase: state.phase === 'ended' ? 'paused' : state.phase };
    case 'duration':
      return { ...state, duration: action.seconds };
    case 'rate':
      return { ...state, rate: action.rate };
    case 'volume':
      return { ...state, volume: action.volume, isMuted: action.muted };
    case 'tracks':
      return { ...state, tracks: action.tracks };
    case 'cue':
      return { ...state, lines: action.lines };
    case 'qualities':
      return { ...state, qualities: action.qualities, quality: action.selected, activeQuality: action.active };
    case 'size':
      return { ...state, size: action.bytes };
    case 'ended':
      return { ...state, phase: 'ended', isPlayWanted: false, lines: [] };
    case 'error':
      return { ...state, phase: 'error', error: action.kind, lines: [] };
    case 'settings': {
      const { rate, volume, muted, captionsLang, transcript } = action.change;
      return {
        ...state,
        rate: rate ?? state.rate,
        volume: volume ?? state.volume,
        isMuted: muted ?? state.isMuted,
        captionsLang: captionsLang === undefined ? state.captionsLang : captionsLang,
        isTranscriptOpen: transcript ?? state.isTranscriptOpen,
      };
    }
  }
}

/** Returns whether the video waits for data, before or after the first play. */
export const isWaiting = ({ phase }: PlayerState): boolean => phase === 'loading' || phase === 'buffering';

/** Returns whether it plays, or will as soon as it has data. */
export const isActive = ({ phase, isPlayWanted }: PlayerState): boolean =>
  phase === 'playing' || phase === 'buffering' || (phase === 'loading' && isPlayWanted);

/** Returns the next speed up or down in the list, also from a speed that is not in it. */
export function stepRate(rate: number, direction: 1 | -1): number {
  const next =
    direction > 0 ? playbackRates.find((other) => other > rate) : playbackRates.findLast((other) => other < rate);
  return next ?? rate;
}
