/** A `<video>` for tests: it loads, plays, seeks and ends on the fake clock, with the events a browser sends. */
import { vi } from 'vitest';
import { installFakeTrack } from './fakeTrack';

const tick = 250;

export interface FakeVideoOptions {
  duration: number;
  /** When true, `play()` is refused because no tap preceded it. */
  isBlocked: boolean;
  /** When set, loading fails with this `MediaError` code. */
  errorCode: number;
}

class FakeState {
  src = '';
  time = 0;
  duration = Number.NaN;
  paused = true;
  ended = false;
  seeking = false;
  rate = 1;
  volume = 1;
  muted = false;
  error: { code: number } | null = null;
  timer: ReturnType<typeof setInterval> | undefined;
}

/** Replaces the media parts of happy-dom; returns a function that restores them. */
export function installFakeVideo(options: FakeVideoOptions): () => void {
  const states = new WeakMap<object, FakeState>();
  const of = (video: HTMLVideoElement) => {
    const known = states.get(video) ?? new FakeState();
    states.set(video, known);
    return known;
  };
  const say = (video: HTMLVideoElement, name: string) => video.dispatchEvent(new Event(name));
  const stop = (state: FakeState) => clearInterval(state.timer);
  const open = (video: HTMLVideoElement) => {
    const state = of(video);
    setTimeout(() => {
      if (!state.src) return;
      if (options.errorCode) {
        state.error = { code: options.errorCode };
        say(video, 'error');
        return;
      }
      state.duration = options.duration;
      say(video, 'durationchange');
      say(video, 'loadedmetadata');
    }, 50);
  };
  const step = (video: HTMLVideoElement) => {
    const state = of(video);
    state.time = Math.min(state.duration, state.time + (tick / 1000) * state.rate);
    say(video, 'timeupdate');
    if (state.time < state.duration) return;
    stop(state);
    state.paused = true;
    state.ended = true;
    say(video, 'pause');
    say(video, 'ended');
  };

  const proto = HTMLVideoElement.prototype;
  const before = new Map<string, PropertyDescriptor | undefined>();
  const define = (name: string, descriptor: PropertyDescriptor) => {
    before.set(name, Object.getOwnPropertyDescriptor(proto, name));
    Object.defineProperty(proto, name, { configurable: true, ...descriptor });
  };
  const field = (name: string, get: (s: FakeState) => unknown, set?: (v: HTMLVideoElement, value: never) => void) =>
    define(name, {
      get(this: HTMLVideoElement) {
        return get(of(this));
      },
      ...(set && {
        set(this: HTMLVideoElement, value: never) {
          set(this, value);
        },
      }),
    });

  field(
    'src',
    (s) => s.src,
    (video, value: string) => {
      of(video).src = value;
      open(video);
    },
  );
  field(
    'currentTime',
    (s) => s.time,
    (video, value: number) => {
      const state = of(video);
      state.time = value;
      state.ended = false;
      state.seeking = true;
      setTimeout(() => say(video, 'seeking'), 0);
      setTimeout(() => {
        state.seeking = false;
        say(video, 'timeupdate');
        say(video, 'seeked');
      }, 30);
    },
  );
  field('duration', (s) => s.duration);
  field('paused', (s) => s.paused);
  field('ended', (s) => s.ended);
  field('seeking', (s) => s.seeking);
  field('error', (s) => s.error);
  field('readyState', () => 4);
  field('buffered', (s) => ({ length: 1, start: () => 0, end: () => Math.min(s.duration, s.time + 10) }));
  field(
    'defaultPlaybackRate',
    (s) => s.rate,
    () => {},
  );
  field(
    'playbackRate',
    (s) => s.rate,
    (video, value: number) => {
      of(video).rate = value;
      say(video, 'ratechange');
    },
  );
  field(
    'volume',
    (s) => s.volume,
    (video, value: number) => {
      of(video).volume = value;
      say(video, 'volumechange');
    },
  );
  field(
    'muted',
    (s) => s.muted,
    (video, value: boolean) => {
      of(video).muted = value;
      say(video, 'volumechange');
    },
  );
  define('canPlayType', { value: () => 'maybe' });
  define('removeAttribute', {
    value(this: HTMLVideoElement, name: string) {
      if (name === 'src') of(this).src = '';
    },
  });
  define('load', {
    value(this: HTMLVideoElement) {
      stop(of(this));
    },
  });
  define('play', {
    async value(this: HTMLVideoElement) {
      const state = of(this);
      if (options.isBlocked) throw new DOMException('A tap is needed', 'NotAllowedError');
      if (!state.paused) return;
      state.paused = false;
      if (state.ended) state.time = 0;
      state.ended = false;
      stop(state);
      state.timer = setInterval(() => {
        if (Number.isFinite(state.duration) && !state.seeking) step(this);
      }, tick);
      setTimeout(() => say(this, 'play'), 0);
      setTimeout(() => !state.paused && say(this, 'playing'), 0);
    },
  });
  define('pause', {
    value(this: HTMLVideoElement) {
      const state = of(this);
      stop(state);
      if (state.paused) return;
      state.paused = true;
      setTimeout(() => say(this, 'pause'), 0);
    },
  });
  // No server responds; a test with one replaces it.
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  vi.stubGlobal('MediaError', { MEDIA_ERR_ABORTED: 1, MEDIA_ERR_DECODE: 3, MEDIA_ERR_SRC_NOT_SUPPORTED: 4 });
  const uninstallTrack = installFakeTrack();
  vi.stubGlobal('HTMLMediaElement', Object.assign(HTMLMediaElement, { HAVE_FUTURE_DATA: 3 }));

  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(proto, name, descriptor);
      else Reflect.deleteProperty(proto, name);
    }
    uninstallTrack();
    vi.unstubAllGlobals();
  };
}
