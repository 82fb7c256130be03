/** Fake provider players that implement the real message protocols through `postMessage`, on the fake clock. */

interface Clip {
  time: number;
  rate: number;
  isPlaying: boolean;
  timer: ReturnType<typeof setInterval> | undefined;
}

export interface FakeProvider {
  readonly origin: string;
  readonly duration: number;
  /** All messages from the page, parsed. */
  readonly heard: readonly Record<string, unknown>[];
  /** While false, the frame does not reply. */
  isAwake: boolean;
  /** The student seeks in the provider's own controls. */
  jump(seconds: number): void;
  fail(reason: number | Record<string, unknown>): void;
  /** Sends a message from this provider's window, or from another origin or source. */
  speak(message: unknown, from?: { origin?: string; source?: object }): void;
  uninstall(): void;
}

interface Speaker {
  readonly clip: Clip;
  say(message: unknown): void;
}

type Behaviour = (
  duration: number,
  speaker: Speaker,
) => {
  hear(message: Record<string, unknown>): void;
  tick(): void;
  end(): void;
  jump(seconds: number): void;
};

const tick = 250;

function install(origin: string, duration: number, asText: boolean, behave: Behaviour) {
  const heard: Record<string, unknown>[] = [];
  const clip: Clip = { time: 0, rate: 1, isPlaying: false, timer: undefined };
  const provider = {
    origin,
    duration,
    heard,
    isAwake: true,
    speak(message: unknown, from: { origin?: string; source?: object } = {}) {
      const event = new MessageEvent('message', { data: asText ? JSON.stringify(message) : message });
      Object.defineProperty(event, 'origin', { value: from.origin ?? origin });
      Object.defineProperty(event, 'source', { value: from.source ?? frameWindow });
      window.dispatchEvent(event);
    },
  };
  const say = (message: unknown) => {
    if (provider.isAwake) setTimeout(() => provider.speak(message), 5);
  };
  const behaviour = behave(duration, { clip, say });
  clip.timer = setInterval(() => {
    if (!clip.isPlaying) return;
    clip.time = Math.min(duration, clip.time + (tick / 1000) * clip.rate);
    if (clip.time < duration) return behaviour.tick();
    clip.isPlaying = false;
    behaviour.end();
  }, tick);
  const frameWindow = {
    postMessage(data: unknown, target: string) {
      if (target !== origin) return;
      const message = (asText ? JSON.parse(data as string) : data) as Record<string, unknown>;
      heard.push(message);
      if (provider.isAwake) behaviour.hear(message);
    },
  };
  const before = {
    contentWindow: Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow'),
    src: Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'src'),
  };
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', { configurable: true, get: () => frameWindow });
  // The address is stored in `data-src`; the frame gets an empty document, so that happy-dom makes no requests.
  Object.defineProperty(HTMLIFrameElement.prototype, 'src', {
    configurable: true,
    get: () => '',
    set(this: HTMLIFrameElement, value: string) {
      this.dataset.src = value;
      this.srcdoc = ' ';
    },
  });
  return Object.assign(provider, {
    jump: behaviour.jump,
    uninstall() {
      clearInterval(clip.timer);
      for (const [name, descriptor] of Object.entries(before)) {
        if (descriptor) Object.defineProperty(HTMLIFrameElement.prototype, name, descriptor);
      }
    },
  });
}

export function installFakeYoutube(duration: number): FakeProvider {
  const provider = install('https://www.youtube-nocookie.com', duration, true, (length, { clip, say }) => {
    let isKnown = false;
    const info = (part: object) => say({ event: 'infoDelivery', info: part });
    const state = (code: number) => say({ event: 'onStateChange', info: code });
    return {
      hear({ event, func, args }) {
        const [value] = (args ?? []) as number[];
        if (event === 'listening' && !isKnown) {
          isKnown = true;
          say({
            event: 'initialDelivery',
            info: { playerState: -1, currentTime: 0, duration: length, playbackRate: 1, volume: 100, muted: false },
          });
          say({ event: 'onReady' });
        } else if (func === 'playVideo') {
          if (clip.time >= length) clip.time = 0;
          clip.isPlaying = true;
          state(1);
        } else if (func === 'pauseVideo') {
          clip.isPlaying = false;
          state(2);
        } else if (func === 'seekTo') {
          // One more report from before the jump is already on its way.
          info({ currentTime: clip.time });
          clip.time = Number(value);
          info({ currentTime: clip.time });
        } else if (func === 'setPlaybackRate') {
          clip.rate = Number(value);
          info({ playbackRate: value });
        } else if (func === 'setVolume') info({ volume: value });
        else if (func === 'mute' || func === 'unMute') info({ muted: func === 'mute' });
      },
      tick: () => info({ currentTime: clip.time }),
      end: () => info({ currentTime: length, playerState: 0 }),
      jump(seconds) {
        clip.time = seconds;
        info({ currentTime: seconds });
      },
    };
  });
  return Object.assign(provider, { fail: (code: unknown) => provider.speak({ event: 'onError', info: code }) });
}

export function installFakeVimeo(duration: number): FakeProvider {
  const provider = install('https://player.vimeo.com', duration, false, (length, { clip, say }) => {
    const wanted = new Set<string>();
    const event = (name: string, data: object = {}) => {
      if (wanted.has(name)) say({ event: name, data: { seconds: clip.time, duration: length, ...data } });
    };
    const move = (seconds: number) => {
      clip.time = seconds;
      event('seeked');
    };
    return {
      hear({ method, value }) {
        if (method === 'ping') say({ method: 'ping' });
        else if (method === 'addEventListener') wanted.add(String(value));
        else if (method === 'getDuration') say({ method, value: length });
        else if (method === 'getTextTracks')
          say({ method, value: [{ language: 'en', kind: 'captions', label: 'English', mode: 'disabled' }] });
        else if (method === 'play') {
          clip.isPlaying = true;
          event('play');
        } else if (method === 'pause') {
          clip.isPlaying = false;
          event('pause');
        } else if (method === 'setCurrentTime') {
          event('timeupdate');
          move(Number(value));
        } else if (method === 'setPlaybackRate') {
          clip.rate = Number(value);
          event('playbackratechange', { playbackRate: value });
        } else if (method === 'setVolume') event('volumechange', { volume: value });
        else if (method === 'setMuted') event('volumechange', { muted: value });
      },
      tick: () => event('timeupdate'),
      end() {
        event('pause');
        event('ended');
      },
      jump: move,
    };
  });
  return Object.assign(provider, { fail: (reason: unknown) => provider.speak({ event: 'error', data: reason }) });
}
