/** Speaks Vimeo's message protocol with a plain embed; Vimeo's own controls stay visible. */

import { resumePosition } from '../position';
import type { PlayerErrorKind } from '../types';
import type { Emit, Engine, EngineState, EngineTrack, LoadOptions } from './engine';
import { type Frame, numberIn, openFrame, recordIn } from './frame';

const origin = 'https://player.vimeo.com';

const followed = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeked',
  'playbackratechange',
  'volumechange',
  'bufferstart',
  'bufferend',
  'error',
] as const;

const reasons: Readonly<Record<string, PlayerErrorKind>> = {
  NotFoundError: 'missing',
  PrivacyError: 'forbidden',
  PasswordError: 'forbidden',
  UnsupportedError: 'unsupported',
};

/** How long, in ms, positions from before a commanded seek may still arrive. */
const staleFor = 1500;

interface VimeoTrack extends EngineTrack {
  readonly kind: string;
}

function readTracks(value: unknown): readonly VimeoTrack[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    const { language, kind, label } = recordIn(entry);
    if (typeof language !== 'string') return [];
    return {
      id: language,
      lang: language,
      label: typeof label === 'string' ? label : language,
      kind: typeof kind === 'string' ? kind : 'captions',
    };
  });
}

export function createVimeoEngine(send: Emit): Engine {
  let destroyed = false;
  let frame: Frame | null = null;
  let options: LoadOptions | null = null;
  let isReady = false;
  let wantsPlay = false;
  let isSilent = false;
  let state: EngineState = 'paused';
  let startAt = 0;
  let position = 0;
  let length = 0;
  let volume = 1;
  let muted = false;
  let tracks: readonly VimeoTrack[] = [];
  let commanded: { to: number; at: number } | null = null;

  const emit: Emit = (event) => {
    if (!destroyed) send(event);
  };
  const call = (method: string, value?: unknown) => {
    if (isReady) frame?.post(value === undefined ? { method } : { method, value });
  };
  const goTo = (seconds: number) => {
    commanded = { to: seconds, at: Date.now() };
    call('setCurrentTime', seconds);
  };
  const tell = () => emit({ type: 'time', seconds: position, buffered: position });
  const setState = (next: EngineState) => {
    state = next;
    frame?.expect(next === 'playing');
    emit({ type: 'state', state: next });
  };
  const setLength = (seconds: number | null) => {
    if (seconds === null || !(seconds > 0) || seconds === length) return;
    length = seconds;
    emit({ type: 'duration', seconds });
    if (startAt > 0 && resumePosition(startAt, seconds) === 0) {
      position = 0;
      goTo(0);
      tell();
    }
    startAt = 0;
  };

  const onError = ({ method, name }: Readonly<Record<string, unknown>>) => {
    const reason = typeof name === 'string' ? name : '';
    if (method === 'play' && reason === 'NotAllowedError') return setState('blocked');
    // A refused wish (such as a speed the owner switched off) leaves the video as it is.
    if (typeof method === 'string' && method !== 'ready' && !(reason in reasons)) return;
    emit({ type: 'error', kind: reasons[reason] ?? 'network' });
  };

  const onEvent = (event: string, data: Readonly<Record<string, unknown>>) => {
    const seconds = numberIn(data.seconds);
    setLength(numberIn(data.duration));
    if (event === 'play' || event === 'bufferend') {
      if (event === 'play' || state === 'buffering') setState('playing');
    } else if (event === 'pause') setState('paused');
    else if (event === 'bufferstart') {
      if (state === 'playing') setState('buffering');
    } else if (event === 'ended') {
      position = length || position;
      state = 'paused';
      frame?.expect(false);
      tell();
      emit({ type: 'ended' });
    } else if (event === 'timeupdate' && seconds !== null) {
      // Until a commanded seek arrives, positions from before it may still be under way.
      if (commanded && Math.abs(seconds - commanded.to) > 2 && Date.now() - commanded.at < staleFor) return;
      commanded = null;
      position = seconds;
      tell();
    } else if (event === 'seeked' && seconds !== null) {
      const from = position;
      const isOwn = commanded !== null && Math.abs(seconds - commanded.to) < 2;
      commanded = null;
      position = seconds;
      if (!isOwn && Math.abs(seconds - from) > 0.5) emit({ type: 'seek', from, to: seconds });
      tell();
    } else if (event === 'playbackratechange') {
      const rate = numberIn(data.playbackRate);
      if (rate !== null) emit({ type: 'rate', rate });
    } else if (event === 'volumechange') {
      volume = numberIn(data.volume) ?? volume;
      muted = typeof data.muted === 'boolean' ? data.muted : muted;
      emit({ type: 'volume', volume, muted });
    } else if (event === 'error') onError(data);
  };

  const onAnswer = () => {
    if (isReady || !options) return;
    isReady = true;
    frame?.greeted();
    frame?.expect(false);
    for (const name of followed) call('addEventListener', name);
    call('getDuration');
    call('getTextTracks');
    call('setVolume', options.volume);
    call('setMuted', options.muted);
    if (options.rate !== 1) call('setPlaybackRate', options.rate);
    if (position > 0) {
      goTo(position);
    }
    emit({ type: 'ready' });
    tell();
    if (wantsPlay) call('play');
  };

  return {
    load(given) {
      options = given;
      wantsPlay = given.autoPlay;
      ({ volume, muted } = given);
      position = resumePosition(given.startAt, given.duration);
      startAt = position;
      frame = openFrame({
        stage: given.stage,
        src: `${origin}/video/${encodeURIComponent(given.id)}`,
        origin,
        title: given.title,
        greeting: { method: 'ping' },
        asText: false,
        onMessage: ({ event, method, data, value }) => {
          if (event === 'ready' || method === 'ping') onAnswer();
          if (event === 'error' && !isReady) onError(recordIn(data));
          else if (typeof event === 'string') onEvent(event, recordIn(data));
          else if (method === 'getDuration') setLength(numberIn(value));
          else if (method === 'getTextTracks') {
            tracks = readTracks(value);
            emit({ type: 'tracks', tracks });
          }
          if (isSilent && isReady) {
            isSilent = false;
            setState(state);
          }
        },
        onSilence: () => {
          isSilent = true;
          emit({ type: 'state', state: 'unsynchronised' });
        },
      });
    },
    play() {
      wantsPlay = true;
      call('play');
    },
    pause() {
      wantsPlay = false;
      call('pause');
    },
    seek(seconds) {
      const from = position;
      position = seconds;
      startAt = 0;
      if (isReady) {
        goTo(seconds);
        emit({ type: 'seek', from, to: seconds });
      }
      tell();
    },
    setRate: (value) => call('setPlaybackRate', value),
    setVolume: (value) => call('setVolume', value),
    setMuted: (value) => call('setMuted', value),
    tracks: () => tracks,
    setTrack(id) {
      const track = tracks.find((entry) => entry.id === id);
      if (track) call('enableTextTrack', { language: track.lang, kind: track.kind });
      else call('disableTextTrack');
    },
    qualities: () => [],
    setQuality: () => {},
    destroy() {
      destroyed = true;
      frame?.destroy();
      frame = null;
    },
    video: () => null,
  };
}
