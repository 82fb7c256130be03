/** Speaks YouTube's message protocol with a plain embed; YouTube's own controls stay visible. */

import { resumePosition } from '../position';
import type { PlayerErrorKind } from '../types';
import type { Emit, Engine, EngineState, LoadOptions } from './engine';
import { type Frame, numberIn, openFrame, recordIn } from './frame';

const origin = 'https://www.youtube-nocookie.com';
const channel = { id: 'lesson', channel: 'widget' };

const states: Readonly<Record<number, EngineState>> = { 1: 'playing', 2: 'paused', 3: 'buffering' };
const endedState = 0;

/** 2 bad id, 5 player failure, 100 gone or private; 101, 150 and 153 forbid embedding here. */
const errors: Readonly<Record<number, PlayerErrorKind>> = {
  2: 'missing',
  5: 'unsupported',
  100: 'missing',
  101: 'forbidden',
  150: 'forbidden',
  153: 'forbidden',
};

/** A position further from the expected one than this was moved by the student in YouTube's own controls. */
const jump = 2.5;
/** How long, in ms, positions from before a commanded seek may still arrive. */
const staleFor = 1500;

export function createYoutubeEngine(send: Emit): Engine {
  let destroyed = false;
  let frame: Frame | null = null;
  let options: LoadOptions | null = null;
  let isReady = false;
  let hasStarted = false;
  let wantsPlay = false;
  let state: EngineState | 'ended' = 'paused';
  let isSilent = false;
  let position = 0;
  let heardAt = 0;
  let length = 0;
  let rate = 1;
  let volume = 1;
  let muted = false;
  let seek: { to: number; at: number } | null = null;

  const emit: Emit = (event) => {
    if (!destroyed) send(event);
  };
  const command = (func: string, ...args: readonly unknown[]) => {
    if (isReady) frame?.post({ event: 'command', func, args, ...channel });
  };
  const tell = () => emit({ type: 'time', seconds: position, buffered: position });
  const goTo = (seconds: number) => {
    seek = { to: seconds, at: Date.now() };
    position = seconds;
    heardAt = Date.now();
    command('seekTo', seconds, true);
  };

  const onState = (code: number) => {
    if (code === endedState && hasStarted) {
      if (state === 'ended') return;
      state = 'ended';
      position = length || position;
      frame?.expect(false);
      tell();
      emit({ type: 'ended' });
      return;
    }
    const next = states[code];
    if (!next || (next === state && !isSilent)) return;
    if (next === 'playing' && !hasStarted) {
      hasStarted = true;
      // The embed starts at whole seconds, or at zero when the visitor's own history decides.
      if (position > 0) goTo(position);
    }
    state = next;
    heardAt = Date.now();
    frame?.expect(next === 'playing');
    emit({ type: 'state', state: next });
  };

  const onPosition = (seconds: number) => {
    // Before the first play the embed reports zero, whatever it will start from.
    if (!hasStarted || state === 'ended') return;
    if (seek) {
      const isArrived = Math.abs(seconds - seek.to) < 2;
      if (!isArrived && Date.now() - seek.at < staleFor) return;
      seek = null;
    }
    const expected = position + (state === 'playing' ? ((Date.now() - heardAt) / 1000) * rate : 0);
    const from = position;
    position = seconds;
    heardAt = Date.now();
    if (Math.abs(seconds - expected) > jump) emit({ type: 'seek', from, to: seconds });
    tell();
  };

  const onInfo = (info: Readonly<Record<string, unknown>>) => {
    const duration = numberIn(info.duration);
    if (duration !== null && duration > 0 && duration !== length) {
      length = duration;
      emit({ type: 'duration', seconds: duration });
    }
    const newRate = numberIn(info.playbackRate);
    if (newRate !== null && newRate > 0 && newRate !== rate) {
      rate = newRate;
      emit({ type: 'rate', rate });
    }
    const newVolume = numberIn(info.volume);
    if (newVolume !== null || typeof info.muted === 'boolean') {
      if (newVolume !== null) volume = newVolume / 100;
      if (typeof info.muted === 'boolean') muted = info.muted;
      emit({ type: 'volume', volume, muted });
    }
    const code = numberIn(info.playerState);
    // An end arrives together with the last position, which must not look like a jump.
    const seconds = numberIn(info.currentTime);
    if (code !== null && code !== endedState) onState(code);
    if (seconds !== null) onPosition(seconds);
    if (code === endedState) onState(code);
  };

  const onAnswer = () => {
    if (isReady || !options) return;
    isReady = true;
    frame?.greeted();
    frame?.expect(false);
    for (const name of ['onStateChange', 'onError']) command('addEventListener', name);
    command('setVolume', Math.round(options.volume * 100));
    command(options.muted ? 'mute' : 'unMute');
    if (options.rate !== 1) command('setPlaybackRate', options.rate);
    emit({ type: 'ready' });
    tell();
    if (wantsPlay) command('playVideo');
  };

  return {
    load(given) {
      options = given;
      wantsPlay = given.autoPlay;
      position = resumePosition(given.startAt, given.duration);
      const query = new URLSearchParams({
        enablejsapi: '1',
        origin: window.location.origin,
        playsinline: '1',
        rel: '0',
      });
      if (position > 0) query.set('start', String(Math.floor(position)));
      frame = openFrame({
        stage: given.stage,
        src: `${origin}/embed/${encodeURIComponent(given.id)}?${query}`,
        origin,
        title: given.title,
        greeting: { event: 'listening', ...channel },
        asText: true,
        onMessage: ({ event, info }) => {
          onAnswer();
          if (event === 'onError') emit({ type: 'error', kind: errors[numberIn(info) ?? 0] ?? 'unsupported' });
          else if (event === 'onStateChange') onState(numberIn(info) ?? -1);
          else if (event === 'initialDelivery' || event === 'infoDelivery') onInfo(recordIn(info));
          if (isSilent) {
            isSilent = false;
            if (state !== 'ended') emit({ type: 'state', state });
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
      if (state === 'ended') state = 'paused';
      command('playVideo');
    },
    pause() {
      wantsPlay = false;
      command('pauseVideo');
    },
    seek(seconds) {
      const from = position;
      if (!isReady || !hasStarted) {
        // A seek would start the video; the first play goes to this position instead.
        position = seconds;
      } else {
        if (state === 'ended') state = 'paused';
        goTo(seconds);
      }
      if (isReady) emit({ type: 'seek', from, to: seconds });
      tell();
    },
    setRate: (value) => command('setPlaybackRate', value),
    setVolume: (value) => command('setVolume', Math.round(value * 100)),
    setMuted: (value) => command(value ? 'mute' : 'unMute'),
    tracks: () => [],
    setTrack: () => {},
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
