/**
 * Implements YouTube's message protocol with a plain embed; YouTube's own controls stay visible. It reports no
 * captions: those are chosen in its controls, and the player's are the lesson's.
 */
import { resumePosition } from '../position';
import type { Emit, Engine, EngineState, LoadOptions } from './engine';
import { type Frame, openFrame, readNumber, readRecord } from './frame';
import { createLessonCaptions } from './lessonCaptions';
import { createPendingSeek } from './pendingSeek';
import {
  endedState,
  messageChannel,
  youtubeAddress,
  youtubeErrors,
  youtubeOrigin,
  youtubeStates,
} from './youtubeMessages';

/** Seconds from the expected position beyond which the student has moved it in YouTube's own controls. */
const jump = 2.5;

export function createYoutubeEngine(send: Emit): Engine {
  let destroyed = false;
  let frame: Frame | null = null;
  let options: LoadOptions | null = null;
  let captions: ReturnType<typeof createLessonCaptions> | null = null;
  let isReady = false;
  let hasStarted = false;
  let wantsPlay = false;
  /** Whether the first play must seek to its start. */
  let hasPlace = false;
  let mayStartOver = false;
  let state: EngineState | 'ended' = 'paused';
  let isSilent = false;
  let position = 0;
  let heardAt = 0;
  let length = 0;
  let rate = 1;
  let volume = 1;
  let muted = false;
  const pending = createPendingSeek();

  const emit: Emit = (event) => {
    if (!destroyed) send(event);
  };
  const command = (func: string, ...args: readonly unknown[]) => {
    if (isReady) frame?.post({ event: 'command', func, args, ...messageChannel });
  };
  const tell = () => {
    emit({ type: 'time', seconds: position, buffered: position });
    captions?.update();
  };
  const goTo = (seconds: number) => {
    pending.start(seconds);
    position = seconds;
    heardAt = performance.now();
    command('seekTo', seconds, true);
  };

  const onEnd = () => {
    if (!hasStarted || state === 'ended') return;
    state = 'ended';
    position = length || position;
    frame?.expect(false);
    tell();
    emit({ type: 'ended' });
  };

  const onState = (code: number) => {
    if (code === endedState) return onEnd();
    const next = youtubeStates[code];
    if (!next || (next === state && !isSilent)) return;
    if (next === 'playing' && !hasStarted) {
      hasStarted = true;
      // The embed starts at whole seconds, or at 0 when it uses the visitor's own history.
      if (hasPlace) goTo(position);
    }
    state = next;
    heardAt = performance.now();
    frame?.expect(next === 'playing');
    emit({ type: 'state', state: next });
  };

  const onPosition = (seconds: number) => {
    // Before the first play the embed reports 0, whatever its start position.
    if (!hasStarted || state === 'ended' || pending.isStale(seconds)) return;
    const expected = position + (state === 'playing' ? ((performance.now() - heardAt) / 1000) * rate : 0);
    const from = position;
    position = seconds;
    heardAt = performance.now();
    if (Math.abs(seconds - expected) > jump) emit({ type: 'seek', from, to: seconds });
    tell();
  };

  const onLength = (seconds: number) => {
    if (!(seconds > 0) || seconds === length) return;
    length = seconds;
    emit({ type: 'duration', seconds });
    if (mayStartOver && !hasStarted && position > 0 && resumePosition(position, seconds) === 0) {
      position = 0;
      tell();
    }
    mayStartOver = false;
  };

  const onInfo = (info: Readonly<Record<string, unknown>>) => {
    onLength(readNumber(info.duration) ?? 0);
    const newRate = readNumber(info.playbackRate);
    if (newRate !== null && newRate > 0 && newRate !== rate) {
      rate = newRate;
      emit({ type: 'rate', rate });
    }
    const newVolume = readNumber(info.volume);
    if (newVolume !== null || typeof info.muted === 'boolean') {
      if (newVolume !== null) volume = newVolume / 100;
      if (typeof info.muted === 'boolean') muted = info.muted;
      emit({ type: 'volume', volume, muted });
    }
    const code = readNumber(info.playerState);
    // The end is reported together with the last position, which must not look like a jump.
    const seconds = readNumber(info.currentTime);
    if (code !== null && code !== endedState) onState(code);
    if (seconds !== null) onPosition(seconds);
    if (code === endedState) onEnd();
  };

  const onResponse = () => {
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
      position = resumePosition(given.startAt, given.duration, given.keepsPlace);
      hasPlace = position > 0;
      mayStartOver = !given.keepsPlace;
      captions = createLessonCaptions(given, () => position, emit);
      frame = openFrame({
        stage: given.stage,
        src: youtubeAddress(given.id, position, window.location.origin),
        origin: youtubeOrigin,
        title: given.title,
        greeting: { event: 'listening', ...messageChannel },
        asText: true,
        onMessage: ({ event, info }) => {
          onResponse();
          if (event === 'onError') emit({ type: 'error', kind: youtubeErrors[readNumber(info) ?? 0] ?? 'unsupported' });
          else if (event === 'onStateChange') onState(readNumber(info) ?? -1);
          else if (event === 'initialDelivery' || event === 'infoDelivery') onInfo(readRecord(info));
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
      emit({ type: 'tracks', tracks: captions.tracks });
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
      mayStartOver = false;
      if (!isReady || !hasStarted) {
        // A seek would start the video; the first play goes to this position instead.
        position = seconds;
        hasPlace = true;
      } else {
        if (state === 'ended') state = 'paused';
        goTo(seconds);
      }
      if (isReady) emit({ type: 'seek', from, to: seconds });
      tell();
    },
    position: () => position,
    setRate: (value) => command('setPlaybackRate', value),
    setVolume: (value) => command('setVolume', Math.round(value * 100)),
    setMuted: (value) => command(value ? 'mute' : 'unMute'),
    tracks: () => captions?.tracks ?? [],
    setTrack(id) {
      void captions?.select(id);
    },
    qualities: () => [],
    setQuality: () => {},
    destroy() {
      destroyed = true;
      captions?.destroy();
      frame?.destroy();
      frame = null;
    },
    video: () => null,
  };
}
