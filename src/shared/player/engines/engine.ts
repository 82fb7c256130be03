import type { CaptionFiles } from '../captionFiles';
import type { CueLine } from '../captions';
import type { PlayerCaption, PlayerErrorKind, QualityMode } from '../types';

/** The interface of all kinds of video; a new provider only needs to implement it. */
export interface Engine {
  /** Called once. Emits `ready` later, or `error`. */
  load(options: LoadOptions): void;
  play(): void;
  pause(): void;
  /** Seconds. Before `ready` it replaces the start position. */
  seek(seconds: number): void;
  /** Seconds; changes at once when a jump is requested. */
  position(): number;
  setRate(rate: number): void;
  /** 0–1. */
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  tracks(): readonly EngineTrack[];
  /** null turns captions off. */
  setTrack(id: string | null): void;
  qualities(): readonly EngineQuality[];
  setQuality(choice: QualityChoice): void;
  /** Safe at any time, also during load; emits nothing afterwards. */
  destroy(): void;
  /** The element for full screen and picture in picture; null for providers' frames. */
  video(): HTMLVideoElement | null;
}

export interface LoadOptions {
  /** Empty element that receives the video or the frame. */
  readonly stage: HTMLElement;
  readonly id: string;
  readonly title: string;
  readonly poster: string | null;
  /** Expected length in seconds, 0 when unknown. */
  readonly duration: number;
  readonly startAt: number;
  /** Starts exactly at `startAt`, also near the end: the address names the position, or the video was reloaded. */
  readonly keepsPlace: boolean;
  readonly autoPlay: boolean;
  readonly rate: number;
  readonly volume: number;
  readonly muted: boolean;
  readonly quality: QualityMode;
  readonly captions: readonly PlayerCaption[];
  readonly captionFiles: CaptionFiles;
}

export interface EngineTrack {
  readonly id: string;
  readonly lang: string;
  readonly label: string;
}

export interface EngineQuality {
  readonly id: number;
  /** Such as "720p". */
  readonly label: string;
}

/** How the quality is chosen, or the id of one. */
export type QualityChoice = QualityMode | number;

/** `blocked`: the browser refused to start without a tap. `unsynchronised`: a provider's frame no longer reports. */
export type EngineState = 'paused' | 'playing' | 'buffering' | 'blocked' | 'unsynchronised';

/** Positions and lengths in seconds of the video itself. */
export type EngineEvent =
  | { readonly type: 'ready' }
  | { readonly type: 'state'; readonly state: EngineState }
  | { readonly type: 'time'; readonly seconds: number; readonly buffered: number }
  | { readonly type: 'seek'; readonly from: number; readonly to: number }
  | { readonly type: 'duration'; readonly seconds: number }
  | { readonly type: 'rate'; readonly rate: number }
  | { readonly type: 'volume'; readonly volume: number; readonly muted: boolean }
  | { readonly type: 'tracks'; readonly tracks: readonly EngineTrack[] }
  | { readonly type: 'cue'; readonly lines: readonly CueLine[] }
  | {
      readonly type: 'qualities';
      readonly qualities: readonly EngineQuality[];
      readonly selected: QualityChoice;
      readonly active: number | null;
    }
  /** The size of the whole film, at most, while data is saved. */
  | { readonly type: 'size'; readonly bytes: number }
  | { readonly type: 'ended' }
  | { readonly type: 'error'; readonly kind: PlayerErrorKind };

export type Emit = (event: EngineEvent) => void;
