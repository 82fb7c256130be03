/** `id` is a URL for `hls` (the master playlist) and `mp4` (the file), the provider's id for `youtube` and `vimeo`. */
export interface PlayerSource {
  readonly kind: 'hls' | 'mp4' | 'youtube' | 'vimeo';
  readonly id: string;
}

/** A WebVTT file: captions (for `vimeo` only when the video has none of its own), and the transcript of any source. */
export interface PlayerCaption {
  readonly lang: string;
  readonly label: string;
  readonly url: string;
}

/** `seconds` is the chapter's start, measured from the start of the video. */
export interface PlayerChapter {
  readonly seconds: number;
  readonly description: string;
}

/** `saver`: at most 480p, and nothing loads before the first play. */
export type QualityMode = 'auto' | 'saver' | 'best';

/** Settings remembered between lessons: rate 0.5–2, volume 0–1, `captionsLang` null while captions are off. */
export interface PlayerSettings {
  readonly rate: number;
  readonly volume: number;
  readonly muted: boolean;
  readonly captionsLang: string | null;
  /** Whether the transcript is open, if there is one. */
  readonly transcript: boolean;
  /** Null: nothing was chosen, so that the browser decides whether data is saved. */
  readonly quality: QualityMode | null;
}

export type PlayerErrorKind =
  /** The connection failed; a retry may help. */
  | 'network'
  /** The address is no longer accepted: it was signed for a while, or the session has ended. */
  | 'expired'
  /** There is no video at the address, or the provider does not know it. */
  | 'missing'
  /** This browser cannot decode the film. */
  | 'unsupported'
  /** The provider forbids embedding it here. */
  | 'forbidden';

/** All positions are seconds of the video itself, whatever the speed. Every callback is optional. */
export interface PlayerEvents {
  onReady?(duration: number): void;
  onPlay?(seconds: number): void;
  /** Also called when an error stops playback, or when the player unmounts during playback. */
  onPause?(seconds: number): void;
  onSeek?(from: number, to: number): void;
  /** About every 250 ms while the position moves, and at once after a seek. */
  onTime?(seconds: number): void;
  /** After every 15 s of real time spent playing. */
  onHeartbeat?(seconds: number): void;
  onEnded?(seconds: number): void;
  onError?(kind: PlayerErrorKind): void;
}

/** Shortcuts of one letter or sign: whether they act, and a function that turns them on or off. */
export interface PlayerSingleKeys {
  readonly isOn: boolean;
  turn(isOn: boolean): void;
}

/** Reads the lesson again, since the addresses of videos may expire; `source` then has the fresh one. */
export interface PlayerReading {
  readonly isBusy: boolean;
  start(): void;
}

export interface PlayerNext {
  readonly title: string;
  /** `isAutoPlay`: the countdown ran out; false when the student pressed the button. */
  onGo(isAutoPlay: boolean): void;
}

export interface LessonPlayerHandle {
  /** Moves to a position in seconds, clamped to the video. */
  seek(seconds: number): void;
  play(): void;
  pause(): void;
  /** The position in seconds. */
  currentTime(): number;
  isPlaying(): boolean;
  /** Returns what is said at a position in seconds: the captions' line, or the transcript's; null when nobody speaks. */
  captionAt(seconds: number): Promise<string | null>;
}

export interface LessonPlayerProps {
  /** Another address of the same video is used when the video is loaded again; another video needs a new `key`. */
  readonly source: PlayerSource;
  readonly reading?: PlayerReading | undefined;
  readonly title: string;
  /** Expected length in seconds, 0 when unknown; the video's own length replaces it. */
  readonly duration: number;
  /** Seconds; within the last 5 s of the video it starts from the beginning. Read when a source is loaded. */
  readonly startAt: number;
  /** Starts exactly at `startAt`, also in the last 5 s: the address names the position. */
  readonly startsExactly?: boolean | undefined;
  readonly autoPlay?: boolean | undefined;
  /** URL of the picture shown before the first play, and by the system's own media controls. */
  readonly poster?: string | undefined;
  /** The course or class of the video, for the system's media controls. */
  readonly series?: string | undefined;
  readonly captions?: readonly PlayerCaption[] | undefined;
  readonly chapters?: readonly PlayerChapter[] | undefined;
  readonly settings: PlayerSettings;
  /** Called for changes in the player's own controls, never for reports of a provider. */
  onSettingsChange?(change: Partial<PlayerSettings>): void;
  readonly events?: PlayerEvents | undefined;
  readonly next?: PlayerNext | undefined;
  /** A warning of a few words in a corner, such as "Not yet saved"; announced once when it appears. */
  readonly status?: string | undefined;
  /** Where shortcuts listen: the whole page (a lesson), or only while the focus is inside (a trailer). */
  readonly shortcuts?: 'page' | 'player' | undefined;
  readonly singleKeys: PlayerSingleKeys;
  /** Takes a note now, by a key. The player has left full screen then. */
  onNote?: (() => void) | undefined;
  /** Where the page shows the transcript, while it does. Absent: below or beside the video, closed until it is opened. */
  transcriptPlace?: HTMLElement | null | undefined;
}
