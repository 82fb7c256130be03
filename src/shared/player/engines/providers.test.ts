// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeProvider, installFakeVimeo, installFakeYoutube } from '../testing/fakeFrames';
import { installFakeTrack } from '../testing/fakeTrack';
import { loadOptions } from '../testing/loadOptions';
import type { Engine, EngineEvent, LoadOptions } from './engine';
import { createVimeoEngine } from './vimeo';
import { createYoutubeEngine } from './youtube';

const captions = [
  { lang: 'en', label: 'English', url: '/lesson.en.vtt' },
  { lang: 'zh-hk', label: '中文', url: '/lesson.zh.vtt' },
];
const file = 'WEBVTT\n\n00:00.000 --> 00:02.000\nFirst\n\n00:02.000 --> 00:04.000\nSecond\n';

let provider: FakeProvider;
let uninstallTrack: () => void;
let engine: Engine;
let stage: HTMLElement;
let events: EngineEvent[];

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const ofType = (type: EngineEvent['type']) => events.filter((event) => event.type === type);
const load = (options: Partial<LoadOptions> = {}) => engine.load(loadOptions(stage, { id: 'clip 1', ...options }));

const set = {
  youtube: { install: installFakeYoutube, make: createYoutubeEngine },
  vimeo: { install: installFakeVimeo, make: createVimeoEngine },
};

function startProvider(name: keyof typeof set) {
  vi.useFakeTimers();
  uninstallTrack = installFakeTrack();
  provider = set[name].install(75);
  events = [];
  engine = set[name].make((event) => events.push(event));
  stage = document.createElement('div');
  document.body.append(stage);
}

afterEach(() => {
  engine.destroy();
  vi.unstubAllGlobals();
  provider.uninstall();
  uninstallTrack();
  stage.remove();
  vi.useRealTimers();
});

describe.each(['youtube', 'vimeo'] as const)('the frame of %s', (name) => {
  beforeEach(() => startProvider(name));
  const position =
    name === 'youtube'
      ? { event: 'infoDelivery', info: { currentTime: 50 } }
      : { event: 'timeupdate', data: { seconds: 50 } };

  it('believes only its own window at the origin of the provider', async () => {
    load({ autoPlay: true });
    await pass(2);
    events.length = 0;
    provider.speak(position, { origin: 'https://evil.example' });
    provider.speak(position, { source: window });
    expect(events).toEqual([]);
    provider.speak('{broken');
    provider.speak(null);
    expect(events).toEqual([]);
    provider.speak(position);
    expect(ofType('time')).toHaveLength(1);
  });

  it('greets every 250 ms until it is answered, and not after', async () => {
    provider.isAwake = false;
    load();
    await pass(1.1);
    expect(provider.heard).toHaveLength(4);
    provider.isAwake = true;
    await pass(1);
    const answered = provider.heard.length;
    await pass(3);
    expect(provider.heard).toHaveLength(answered);
  });

  it('calls 15 s of silence unsynchronised, not an error, and recovers', async () => {
    provider.isAwake = false;
    load();
    await pass(14.9);
    expect(ofType('state')).toEqual([]);
    await pass(0.2);
    expect(ofType('state')).toEqual([{ type: 'state', state: 'unsynchronised' }]);
    provider.isAwake = true;
    await pass(1);
    expect(ofType('state').at(-1)).toEqual({ type: 'state', state: 'paused' });
    expect(ofType('ready')).toHaveLength(1);
    expect(ofType('error')).toEqual([]);
  });

  it('allows a paused video to be silent, but not a playing one', async () => {
    load();
    await pass(60);
    expect(ofType('state')).toEqual([]);
    engine.play();
    await pass(2);
    provider.isAwake = false;
    await pass(16);
    expect(ofType('state').at(-1)).toEqual({ type: 'state', state: 'unsynchronised' });
  });

  it("notices a jump made in the provider's own controls", async () => {
    load({ autoPlay: true });
    await pass(3);
    provider.jump(50);
    await pass(0.2);
    expect(ofType('seek')).toEqual([{ type: 'seek', from: expect.closeTo(2.7, 0), to: 50 }]);
  });

  it('uses a plain embed with the id escaped and no secrets', async () => {
    load({ startAt: 20.7 });
    const frame = stage.querySelector('iframe') as HTMLIFrameElement;
    const url = new URL(frame.dataset.src ?? '');
    expect(url.origin).toBe(provider.origin);
    expect(url.pathname.endsWith('/clip%201')).toBe(true);
    expect(frame.referrerPolicy).toBe('strict-origin-when-cross-origin');
    expect(frame.getAttribute('sandbox')).toMatch(/^allow-scripts allow-same-origin /);
    expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|modals|downloads|forms/);
    expect(frame.title).toBe('Lesson');
  });
});

describe('YouTube', () => {
  beforeEach(() => startProvider('youtube'));

  it.each([
    [100, 'missing'],
    [101, 'forbidden'],
    [150, 'forbidden'],
    [5, 'unsupported'],
    [999, 'unsupported'],
  ])('explains its error %s as %s', async (code, kind) => {
    load();
    await pass(1);
    provider.fail(code);
    expect(ofType('error')).toEqual([{ type: 'error', kind }]);
  });

  it('sends commands only after it was answered', async () => {
    provider.isAwake = false;
    load();
    engine.play();
    await pass(1);
    expect(provider.heard.every(({ event }) => event === 'listening')).toBe(true);
    provider.isAwake = true;
    await pass(1);
    expect(provider.heard.map(({ func }) => func)).toContain('playVideo');
  });

  it('shows the captions of the lesson while they last', async () => {
    vi.stubGlobal('fetch', async () => ({ ok: true, blob: async () => new Blob([file]) }));
    load({ captions, autoPlay: true });
    await pass(0.1);
    expect(engine.tracks().map(({ lang, label }) => [lang, label])).toEqual([
      ['en', 'English'],
      ['zh-hk', '中文'],
    ]);
    expect(ofType('tracks').at(-1)).toEqual({ type: 'tracks', tracks: engine.tracks() });
    engine.setTrack('en');
    await pass(5);
    expect(ofType('cue')).toEqual([
      { type: 'cue', lines: [['First']] },
      { type: 'cue', lines: [['Second']] },
      { type: 'cue', lines: [] },
    ]);
    engine.setTrack(null);
    provider.jump(1);
    await pass(0.2);
    expect(ofType('cue').at(-1)).toEqual({ type: 'cue', lines: [] });
  });

  it('does not start a waiting video by seeking it', async () => {
    load();
    await pass(1);
    engine.seek(30);
    await pass(1);
    expect(provider.heard.map(({ func }) => func)).not.toContain('seekTo');
    engine.play();
    await pass(1);
    expect(provider.heard).toContainEqual(expect.objectContaining({ func: 'seekTo', args: [30, true] }));
    expect(ofType('time').at(-1)).toEqual(expect.objectContaining({ seconds: expect.closeTo(30.75, 0) }));
  });
});

describe('Vimeo', () => {
  beforeEach(() => startProvider('vimeo'));

  it('offers its own captions', async () => {
    load();
    await pass(1);
    expect(engine.tracks().map(({ lang, label }) => [lang, label])).toEqual([['en', 'English']]);
    engine.setTrack('en');
    engine.setTrack(null);
    expect(provider.heard).toContainEqual({ method: 'enableTextTrack', value: { language: 'en', kind: 'captions' } });
    expect(provider.heard).toContainEqual({ method: 'disableTextTrack' });
  });

  it('offers the captions of the lesson where it has none of its own', async () => {
    vi.stubGlobal('fetch', async () => ({ ok: true, blob: async () => new Blob([file]) }));
    load({ captions, autoPlay: true });
    await pass(0.5);
    expect(engine.tracks().map(({ lang }) => lang)).toEqual(['en']);
    provider.speak({ method: 'getTextTracks', value: [] });
    expect(engine.tracks().map(({ lang }) => lang)).toEqual(['en', 'zh-hk']);
    expect(ofType('tracks').at(-1)).toEqual({ type: 'tracks', tracks: engine.tracks() });
    engine.setTrack('en');
    await pass(1);
    expect(ofType('cue').at(-1)).toEqual({ type: 'cue', lines: [['First']] });
    engine.setTrack(null);
    expect(ofType('cue').at(-1)).toEqual({ type: 'cue', lines: [] });
    expect(provider.heard).not.toContainEqual(expect.objectContaining({ method: 'enableTextTrack' }));
  });

  it('tells a refused start apart from a refused wish and from a lost video', async () => {
    load();
    await pass(1);
    provider.fail({ method: 'setPlaybackRate', name: 'Error' });
    expect(ofType('error')).toEqual([]);
    provider.fail({ method: 'play', name: 'NotAllowedError' });
    expect(ofType('state').at(-1)).toEqual({ type: 'state', state: 'blocked' });
    provider.fail({ method: 'ready', name: 'NotFoundError' });
    expect(ofType('error')).toEqual([{ type: 'error', kind: 'missing' }]);
  });

  it('starts over when the real length shows that the student had nearly finished', async () => {
    load({ duration: 0, startAt: 72, autoPlay: true });
    await pass(2);
    expect(provider.heard).toContainEqual({ method: 'setCurrentTime', value: 0 });
    expect(ofType('time').at(-1)).toEqual(expect.objectContaining({ seconds: expect.closeTo(1.75, 0) }));
  });
});
