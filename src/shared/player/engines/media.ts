/** The common part of native and hls.js playback: one `<video>` whose events become engine events. */
import { resumePosition } from '../position';
import type { PlayerErrorKind } from '../types';
import type { Emit, Engine, EngineQuality, LoadOptions, QualityChoice } from './engine';
import { createMediaCaptions } from './mediaCaptions';

/** Connects a URL to the video element. */
export interface Connection {
  qualities(): readonly EngineQuality[];
  setQuality(choice: QualityChoice): void;
  /** Explains the video's `error` event; null when the connection handles it itself. */
  explain(): Promise<PlayerErrorKind | null>;
  destroy(): void;
}

/** `attached` is called when the video has its source, so that `play` may be called. */
export type Connect = (video: HTMLVideoElement, options: LoadOptions, emit: Emit, attached: () => void) => Connection;

function bufferedAhead(video: HTMLVideoElement): number {
  const { buffered, currentTime } = video;
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime + 0.5 && currentTime <= buffered.end(index)) return buffered.end(index);
  }
  return currentTime;
}

export function createMediaEngine(send: Emit, connect: Connect): Engine {
  let destroyed = false;
  let video: HTMLVideoElement | null = null;
  let connection: Connection | null = null;
  let captions: ReturnType<typeof createMediaCaptions> | null = null;
  let startAt = 0;
  let keepsPlace = false;
  let isReady = false;
  let isAttached = false;
  /** It was said to be ready, although nothing of it has loaded: data is saved. */
  let isAnnounced = false;
  let wantsPlay = false;
  /** WebKitGTK plays on when a jump ends, even if it was paused during the jump. */
  let wasPausedInJump = false;
  /** The position before a jump, for the `seek` event. */
  let position = 0;
  const listening = new AbortController();

  const emit: Emit = (event) => {
    if (!destroyed) send(event);
  };
  const tell = () => {
    if (!video || !isReady) return;
    if (!video.seeking) position = video.currentTime;
    emit({ type: 'time', seconds: video.currentTime, buffered: bufferedAhead(video) });
    captions?.update();
  };

  const attempt = async (element: HTMLVideoElement) => {
    try {
      await element.play();
    } catch (reason) {
      // AbortError means a pause or a new source during start; NotSupportedError comes with an error event.
      if ((reason as DOMException).name !== 'NotAllowedError' || destroyed) return;
      wantsPlay = false;
      emit({ type: 'state', state: 'blocked' });
    }
  };

  const onMetadata = (element: HTMLVideoElement) => {
    if (isReady) return;
    const length = Number.isFinite(element.duration) ? element.duration : 0;
    position = resumePosition(startAt, length, keepsPlace);
    if (Math.abs(element.currentTime - position) > 0.05) element.currentTime = position;
    isReady = true;
    if (length > 0) emit({ type: 'duration', seconds: length });
    if (!isAnnounced) emit({ type: 'ready' });
    tell();
    if (wantsPlay) void attempt(element);
  };

  const onError = async () => {
    const kind = (await connection?.explain()) ?? null;
    if (kind) emit({ type: 'error', kind });
  };

  const listen = (element: HTMLVideoElement) => {
    const on = (name: string, handle: () => void) =>
      element.addEventListener(name, handle, { signal: listening.signal });
    on('loadedmetadata', () => onMetadata(element));
    on('durationchange', () => {
      if (isReady && Number.isFinite(element.duration)) emit({ type: 'duration', seconds: element.duration });
    });
    on('playing', () => emit({ type: 'state', state: 'playing' }));
    on('waiting', () => {
      if (!element.paused) emit({ type: 'state', state: 'buffering' });
    });
    on('pause', () => {
      wantsPlay = false;
      if (!element.ended) emit({ type: 'state', state: 'paused' });
    });
    on('timeupdate', tell);
    on('progress', tell);
    on('seeking', () => {
      if (!isReady || Math.abs(element.currentTime - position) < 0.05) return;
      emit({ type: 'seek', from: position, to: element.currentTime });
      position = element.currentTime;
      tell();
    });
    on('seeked', () => {
      if (wasPausedInJump) element.pause();
      wasPausedInJump = false;
      if (!isReady || element.ended) return;
      if (element.paused) emit({ type: 'state', state: 'paused' });
      else if (element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) emit({ type: 'state', state: 'playing' });
    });
    on('ratechange', () => emit({ type: 'rate', rate: element.playbackRate }));
    on('volumechange', () => emit({ type: 'volume', volume: element.volume, muted: element.muted }));
    on('ended', () => {
      tell();
      emit({ type: 'ended' });
    });
    on('error', () => void onError());
  };

  return {
    load(given) {
      ({ startAt, keepsPlace } = given);
      wantsPlay = given.autoPlay;
      const element = document.createElement('video');
      video = element;
      listen(element);
      element.playsInline = true;
      element.preload = given.quality === 'saver' ? 'none' : 'metadata';
      element.tabIndex = -1;
      element.setAttribute('aria-label', given.title);
      if (given.poster) element.poster = given.poster;
      element.defaultPlaybackRate = given.rate;
      element.playbackRate = given.rate;
      element.volume = given.volume;
      element.muted = given.muted;
      given.stage.append(element);
      captions = createMediaCaptions(element, given, emit);
      connection = connect(element, given, emit, () => {
        isAttached = true;
        isAnnounced = given.quality === 'saver';
        if (isAnnounced) emit({ type: 'ready' });
        if (wantsPlay) void attempt(element);
      });
      emit({ type: 'tracks', tracks: captions.tracks });
    },
    play() {
      wantsPlay = true;
      wasPausedInJump = false;
      if (video && isAttached) void attempt(video);
    },
    pause() {
      wantsPlay = false;
      wasPausedInJump = video?.seeking ?? false;
      video?.pause();
    },
    seek(seconds) {
      if (video && isReady) video.currentTime = seconds;
      else {
        startAt = seconds;
        keepsPlace = true;
      }
    },
    position: () => (video && isReady ? video.currentTime : startAt),
    setRate(rate) {
      if (!video) return;
      video.defaultPlaybackRate = rate;
      video.playbackRate = rate;
    },
    setVolume(volume) {
      if (video) video.volume = volume;
    },
    setMuted(muted) {
      if (video) video.muted = muted;
    },
    tracks: () => captions?.tracks ?? [],
    setTrack(id) {
      void captions?.select(id);
    },
    qualities: () => connection?.qualities() ?? [],
    setQuality(choice) {
      connection?.setQuality(choice);
    },
    destroy() {
      if (destroyed) return;
      destroyed = true;
      listening.abort();
      captions?.destroy();
      connection?.destroy();
      if (!video) return;
      video.pause();
      // Removing the source stops the download.
      video.removeAttribute('src');
      video.load();
      video.remove();
    },
    video: () => video,
  };
}
