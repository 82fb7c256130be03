/** Implements Vimeo's message protocol with a plain embed; Vimeo's own controls stay visible. */
import { resumePosition } from '../position';
import type { Emit, Engine, EngineState, LoadOptions } from './engine';
import { type Frame, openFrame, readNumber, readRecord } from './frame';
import { createLessonCaptions } from './lessonCaptions';
import { createPendingSeek } from './pendingSeek';
import { followedEvents, readFailure, readTracks, type VimeoTrack, vimeoOrigin } from './vimeoMessages';

/** In ms, after a pause near the end. */
const endsWithin = 300;

type Data = Readonly<Record<string, unknown>>;

export function createVimeoEngine(send: Emit): Engine {
  let destroyed = false;
  let frame: Frame | null = null;
  let options: LoadOptions | null = null;
  let isReady = false;
  let wantsPlay = false;
  let isSilent = false;
  let state: EngineState = 'paused';
  /** The start position may still be too close to the end. */
  let mayStartOver = false;
  let position = 0;
  let length = 0;
  let volume = 1;
  let muted = false;
  /** Vimeo's own captions; the lesson's are for videos without any. */
  let own: readonly VimeoTrack[] = [];
  let captions: ReturnType<typeof createLessonCaptions> | null = null;
  let pausing: ReturnType<typeof setTimeout> | undefined;
  const pending = createPendingSeek();

  const emit: Emit = (event) => {
    if (!destroyed) send(event);
  };
  const call = (method: string, value?: unknown) => {
    if (isReady) frame?.post(value === undefined ? { method } : { method, value });
  };
  const goTo = (seconds: number) => {
    pending.start(seconds);
    call('setCurrentTime', seconds);
  };
  const tracks = () => (own.length > 0 ? own : (captions?.tracks ?? []));
  const tell = () => {
    emit({ type: 'time', seconds: position, buffered: position });
    captions?.update();
  };
  const setState = (next: EngineState) => {
    clearTimeout(pausing);
    state = next;
    frame?.expect(next === 'playing');
    emit({ type: 'state', state: next });
  };
  const setLength = (seconds: number | null) => {
    if (seconds === null || !(seconds > 0) || seconds === length) return;
    length = seconds;
    emit({ type: 'duration', seconds });
    if (mayStartOver && position > 0 && resumePosition(position, seconds) === 0) {
      position = 0;
      goTo(0);
      tell();
    }
    mayStartOver = false;
  };

  const onError = (data: Data) => {
    const kind = readFailure(data);
    if (kind === 'blocked') setState('blocked');
    else if (kind) emit({ type: 'error', kind });
  };

  const on: Readonly<Record<string, (data: Data, seconds: number | null) => void>> = {
    play: () => setState('playing'),
    pause: () => {
      // Vimeo also pauses right before it reports the end: that is no pause by the student.
      const mayEnd = length > 0 && position > length - 1;
      if (mayEnd) pausing = setTimeout(() => setState('paused'), endsWithin);
      else setState('paused');
    },
    bufferstart: () => {
      if (state === 'playing') setState('buffering');
    },
    bufferend: () => {
      if (state === 'buffering') setState('playing');
    },
    ended: () => {
      clearTimeout(pausing);
      position = length || position;
      state = 'paused';
      frame?.expect(false);
      tell();
      emit({ type: 'ended' });
    },
    timeupdate: (_, seconds) => {
      if (seconds === null || pending.isStale(seconds)) return;
      position = seconds;
      tell();
    },
    seeked: (_, seconds) => {
      if (seconds === null) return;
      const from = position;
      position = seconds;
      if (!pending.endsAt(seconds) && Math.abs(seconds - from) > 0.5) emit({ type: 'seek', from, to: seconds });
      tell();
    },
    playbackratechange: ({ playbackRate }) => {
      const rate = readNumber(playbackRate);
      if (rate !== null) emit({ type: 'rate', rate });
    },
    volumechange: (data) => {
      volume = readNumber(data.volume) ?? volume;
      muted = typeof data.muted === 'boolean' ? data.muted : muted;
      emit({ type: 'volume', volume, muted });
    },
    error: onError,
  };

  const onResponse = () => {
    if (isReady || !options) return;
    isReady = true;
    frame?.greeted();
    frame?.expect(false);
    for (const name of followedEvents) call('addEventListener', name);
    call('getDuration');
    call('getTextTracks');
    call('setVolume', options.volume);
    call('setMuted', options.muted);
    if (options.rate !== 1) call('setPlaybackRate', options.rate);
    if (position > 0) goTo(position);
    emit({ type: 'ready' });
    tell();
    if (wantsPlay) call('play');
  };

  const onMessage = ({ event, method, data, value }: Data) => {
    if (event === 'ready' || method === 'ping') onResponse();
    if (event === 'error' && !isReady) onError(readRecord(data));
    else if (typeof event === 'string') {
      const given = readRecord(data);
      setLength(readNumber(given.duration));
      if (Object.hasOwn(on, event)) on[event]?.(given, readNumber(given.seconds));
    } else if (method === 'getDuration') setLength(readNumber(value));
    else if (method === 'getTextTracks') {
      own = readTracks(value);
      emit({ type: 'tracks', tracks: tracks() });
    }
    if (isSilent && isReady) {
      isSilent = false;
      setState(state);
    }
  };

  return {
    load(given) {
      options = given;
      wantsPlay = given.autoPlay;
      ({ volume, muted } = given);
      position = resumePosition(given.startAt, given.duration, given.keepsPlace);
      mayStartOver = !given.keepsPlace;
      captions = createLessonCaptions(given, () => position, emit);
      frame = openFrame({
        stage: given.stage,
        src: `${vimeoOrigin}/video/${encodeURIComponent(given.id)}`,
        origin: vimeoOrigin,
        title: given.title,
        greeting: { method: 'ping' },
        asText: false,
        onMessage,
        onSilence: () => {
          isSilent = true;
          emit({ type: 'state', state: 'unsynchronised' });
        },
      });
      emit({ type: 'tracks', tracks: tracks() });
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
      mayStartOver = false;
      if (isReady) {
        goTo(seconds);
        emit({ type: 'seek', from, to: seconds });
      }
      tell();
    },
    position: () => position,
    setRate: (value) => call('setPlaybackRate', value),
    setVolume: (value) => call('setVolume', value),
    setMuted: (value) => call('setMuted', value),
    tracks,
    setTrack(id) {
      const track = own.find((one) => one.id === id);
      void captions?.select(own.length > 0 ? null : id);
      if (track) call('enableTextTrack', { language: track.lang, kind: track.kind });
      else call('disableTextTrack');
    },
    qualities: () => [],
    setQuality: () => {},
    destroy() {
      destroyed = true;
      clearTimeout(pausing);
      captions?.destroy();
      frame?.destroy();
      frame = null;
    },
    video: () => null,
  };
}
