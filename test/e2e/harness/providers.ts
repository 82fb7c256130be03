import type { BrowserContext, Page } from '@playwright/test';
import { fetchResponse } from './fetchResponse';

/** Seconds; as long as the demo lessons. */
const length = 75;

/**
 * Shared by both fakes: a clip that runs on the page's own clock. It runs in the page, so it cannot use anything from
 * this file.
 */
const clip = `
  const length = ${length};
  const clip = { time: 0, rate: 1, isPlaying: false };
  const run = (tick, end) => setInterval(() => {
    if (!clip.isPlaying) return;
    clip.time = Math.min(length, clip.time + 0.25 * clip.rate);
    document.body.dataset.time = String(clip.time);
    if (clip.time < length) return tick();
    clip.isPlaying = false;
    end();
  }, 250);`;

const youtube = `
  ${clip}
  const query = new URLSearchParams(location.search);
  const host = query.get('origin');
  let isKnown = false;
  let hasStarted = false;
  const say = (message) => parent.postMessage(JSON.stringify({ ...message, id: 'lesson', channel: 'widget' }), host);
  const info = (part) => say({ event: 'infoDelivery', info: part });
  const state = (code) => { say({ event: 'onStateChange', info: code }); info({ playerState: code, currentTime: clip.time }); };
  const commands = {
    playVideo() {
      if (!hasStarted) clip.time = Number(query.get('start') ?? 0);
      if (clip.time >= length) clip.time = 0;
      hasStarted = true;
      clip.isPlaying = true;
      state(3);
      state(1);
    },
    pauseVideo() { clip.isPlaying = false; state(2); },
    seekTo([seconds]) { info({ currentTime: clip.time }); clip.time = seconds; state(3); if (clip.isPlaying) state(1); },
    setPlaybackRate([rate]) { clip.rate = rate; info({ playbackRate: rate }); },
    setVolume([volume]) { info({ volume }); },
    mute() { info({ muted: true }); },
    unMute() { info({ muted: false }); },
    addEventListener() {},
  };
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== host || source !== parent) return;
    const { event, func, args } = JSON.parse(data);
    if (event === 'command') return commands[func]?.(args);
    if (event !== 'listening' || isKnown) return;
    isKnown = true;
    say({ event: 'initialDelivery', info: { playerState: -1, currentTime: 0, duration: length, playbackRate: 1, volume: 100, muted: false } });
    say({ event: 'onReady' });
  });
  run(() => info({ currentTime: clip.time }), () => { info({ currentTime: length }); state(0); });`;

const vimeo = `
  ${clip}
  const host = new URL(document.referrer).origin;
  const wanted = new Set();
  const say = (message) => parent.postMessage(message, host);
  const tell = (event, data = {}) => {
    if (wanted.has(event)) say({ event, data: { seconds: clip.time, duration: length, percent: clip.time / length, ...data } });
  };
  const methods = {
    ping() { say({ method: 'ping' }); },
    addEventListener(name) { wanted.add(name); },
    getDuration() { say({ method: 'getDuration', value: length }); },
    getTextTracks() { say({ method: 'getTextTracks', value: [{ language: 'en', kind: 'captions', label: 'English', mode: 'disabled' }] }); },
    play() { clip.isPlaying = true; tell('play'); tell('bufferstart'); tell('bufferend'); },
    pause() { clip.isPlaying = false; tell('pause'); },
    setCurrentTime(seconds) { tell('timeupdate'); clip.time = seconds; tell('seeked'); tell('timeupdate'); },
    setPlaybackRate(rate) { clip.rate = rate; tell('playbackratechange', { playbackRate: rate }); },
    setVolume(volume) { tell('volumechange', { volume }); },
    setMuted(muted) { tell('volumechange', { muted }); },
  };
  addEventListener('message', ({ origin, source, data }) => {
    if (origin === host && source === parent) methods[data.method]?.(data.value);
  });
  run(() => tell('timeupdate'), () => { tell('timeupdate'); tell('pause'); tell('ended'); });
  say({ event: 'ready' });`;

const pages = {
  youtube: { address: 'https://www.youtube-nocookie.com/embed/**', script: youtube },
  vimeo: { address: 'https://player.vimeo.com/video/**', script: vimeo },
};

export interface Provider {
  /** Whether its pages respond; a page that loaded while this was false never will. */
  isAwake: boolean;
  /** Requested URLs. */
  readonly asked: string[];
}

/** Serves a page under a provider's address that implements the provider's messages. */
export async function fakeProvider(context: BrowserContext, kind: keyof typeof pages): Promise<Provider> {
  const { address, script } = pages[kind];
  const provider: Provider = { isAwake: true, asked: [] };
  await context.route(address, (route) => {
    provider.asked.push(route.request().url());
    const body = `<!doctype html><title>${kind}</title><body style="margin:0;background:#222;color:#fff"><p>${kind}</p>
      <script>${provider.isAwake ? script : ''}</script>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  return provider;
}

/** Replaces the video of a course lesson; the catalogue is unchanged. */
export async function replaceVideo(page: Page, lessonId: number, video: { kind: string; id: string }): Promise<void> {
  await page.route('**/api/v3/courses/*?*', async (route) => {
    const response = await fetchResponse(route);
    const { data } = (await response.json()) as { data: { course: { lessons: Record<string, unknown>[] } } };
    for (const lesson of data.course.lessons)
      if (lesson.id === lessonId) Object.assign(lesson, { video_source: video.kind, video_id: video.id });
    await route.fulfill({ response, json: { data } });
  });
}
