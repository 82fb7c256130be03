/** The part of hls.js that the engine uses; it connects the media to the fake video. */
import type Hls from 'hls.js';
import type { LoadHls } from '../engines/hls';

type Listener = (name: string, data: unknown) => void;

export class FakeHls {
  static readonly Events = { MANIFEST_PARSED: 'parsed', LEVEL_SWITCHED: 'switched', ERROR: 'error' };
  static readonly ErrorTypes = { NETWORK_ERROR: 'networkError', MEDIA_ERROR: 'mediaError' };
  static made: FakeHls[] = [];
  static isSupported = () => true;

  static levels = [
    { height: 180, bitrate: 80_000 },
    { height: 360, bitrate: 160_000 },
  ];
  readonly levels = FakeHls.levels;
  readonly config: unknown;
  nextLevel = -1;
  loadLevel = -1;
  autoLevelCapping = -1;
  /** Positions from which it was told to load. */
  readonly loads: number[] = [];
  currentLevel = 1;
  isDestroyed = false;
  recoveries = 0;
  private readonly listeners = new Map<string, Listener>();
  private url = '';

  constructor(config: unknown) {
    this.config = config;
    FakeHls.made.push(this);
  }
  on(name: string, listener: Listener) {
    this.listeners.set(name, listener);
  }
  say(name: string, data: unknown = {}) {
    if (!this.isDestroyed) this.listeners.get(name)?.(name, data);
  }
  loadSource(url: string) {
    this.url = url;
  }
  attachMedia(video: HTMLVideoElement) {
    video.src = this.url;
    setTimeout(() => this.say(FakeHls.Events.MANIFEST_PARSED), 20);
  }
  recoverMediaError() {
    this.recoveries += 1;
  }
  startLoad(position: number) {
    this.loads.push(position);
  }
  stopLoad() {}
  destroy() {
    this.isDestroyed = true;
  }
}

export const loadFakeHls: LoadHls = async () => ({ default: FakeHls as unknown as typeof Hls });
