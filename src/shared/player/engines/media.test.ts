// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeHls, loadFakeHls } from '../testing/fakeHls';
import { type FakeVideoOptions, installFakeVideo } from '../testing/fakeVideo';
import { loadOptions } from '../testing/loadOptions';
import type { Emit, Engine, EngineEvent, LoadOptions } from './engine';
import { createHlsEngine } from './hls';
import { createNativeEngine } from './native';

const captions = [
  { lang: 'en', label: 'English', url: '/lesson.en.vtt' },
  { lang: 'zh-hk', label: '中文', url: '/lesson.zh.vtt' },
];
const file = 'WEBVTT\n\n00:00.000 --> 00:02.000\nFirst\n\n00:02.000 --> 00:04.000\nSecond\n';

let options: FakeVideoOptions;
let uninstall: () => void;
let events: EngineEvent[];
let engine: Engine;
let stage: HTMLElement;

const emit: Emit = (event) => events.push(event);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const ofType = (type: EngineEvent['type']) => events.filter((event) => event.type === type);
const load = (given: Partial<LoadOptions> = {}) => engine.load(loadOptions(stage, given));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MediaSource', class {});
  options = { duration: 75, isBlocked: false, errorCode: 0 };
  uninstall = installFakeVideo(options);
  events = [];
  FakeHls.made = [];
  FakeHls.isSupported = () => true;
  stage = document.createElement('div');
});
afterEach(() => {
  engine.destroy();
  uninstall();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a file', () => {
  beforeEach(() => {
    engine = createNativeEngine(emit);
  });

  it('loads nothing before it plays while data is saved, and says its size, if its host does', async () => {
    const heads: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
      heads.push(method);
      return new Response(null, { headers: { 'content-length': '1234' } });
    });
    load({ quality: 'saver' });
    await pass(1);
    expect(stage.querySelector('video')?.preload).toBe('none');
    expect(ofType('size')).toEqual([{ type: 'size', bytes: 1234 }]);
    expect(heads).toEqual(['HEAD']);
    engine.destroy();

    vi.stubGlobal('fetch', async () => new Response(null, { status: 403 }));
    events = [];
    engine = createNativeEngine(emit);
    load({ quality: 'saver' });
    await pass(1);
    expect(ofType('size')).toEqual([]);
    expect(ofType('ready')).toHaveLength(1);
  });

  it('tells a refused start from a failure', async () => {
    options.isBlocked = true;
    load({ autoPlay: true });
    await pass(1);
    expect(ofType('state')).toEqual([{ type: 'state', state: 'blocked' }]);
    options.isBlocked = false;
    engine.play();
    await pass(1);
    expect(ofType('state').at(-1)).toEqual({ type: 'state', state: 'playing' });
  });

  it('stays paused after a jump in which it was paused, where the browser would play on', async () => {
    load({ autoPlay: true });
    await pass(1);
    engine.seek(20);
    engine.pause();
    // WebKitGTK does this by itself.
    void stage.querySelector('video')?.play();
    await pass(1);
    expect(ofType('state').at(-1)).toEqual({ type: 'state', state: 'paused' });
    engine.play();
    await pass(1);
    expect(ofType('state').at(-1)).toEqual({ type: 'state', state: 'playing' });
    engine.seek(30);
    engine.pause();
    engine.play();
    await pass(1);
    expect(ofType('state').at(-1)).toEqual({ type: 'state', state: 'playing' });
  });

  it.each([
    [2, null, 'network'],
    [3, null, 'unsupported'],
    [4, { ok: false, status: 404 }, 'missing'],
    [4, { ok: false, status: 503 }, 'network'],
    [2, { ok: false, status: 403 }, 'expired'],
    [2, { ok: true, status: 200, type: 'video/mp4' }, 'network'],
    [4, { ok: false, status: 401 }, 'expired'],
    [4, { ok: false, status: 410 }, 'expired'],
    [4, { ok: true, status: 200, type: 'video/mp4' }, 'unsupported'],
    [4, { ok: true, status: 200, type: 'text/html' }, 'missing'],
    [4, 'down', 'network'],
  ] as const)('explains error %s with response %o as %s', async (code, reply, kind) => {
    vi.stubGlobal('fetch', async () => {
      if (reply === 'down' || reply === null) throw new TypeError('Failed to fetch');
      return { ...reply, headers: new Headers('type' in reply ? { 'content-type': reply.type } : {}) };
    });
    options.errorCode = code;
    load();
    await pass(1);
    expect(ofType('error')).toEqual([{ type: 'error', kind }]);
  });

  it('says nothing when it was destroyed while it looked for the reason', async () => {
    let reply: () => void = () => {};
    vi.stubGlobal('fetch', () => new Promise((_resolve, reject) => (reply = () => reject(new TypeError('aborted')))));
    options.errorCode = 4;
    load();
    await pass(1);
    engine.destroy();
    events.length = 0;
    reply();
    await pass(1);
    expect(events).toEqual([]);
  });

  it('shows the lines of the chosen language while they last, and fetches a file once', async () => {
    const fetched = vi.fn(async () => ({ ok: true, blob: async () => new Blob([file]) }));
    vi.stubGlobal('fetch', fetched);
    load({ captions, autoPlay: true });
    engine.setTrack('en');
    await pass(5);
    expect(ofType('cue')).toEqual([
      { type: 'cue', lines: [['First']] },
      { type: 'cue', lines: [['Second']] },
      { type: 'cue', lines: [] },
    ]);
    engine.seek(1);
    await pass(0.5);
    engine.setTrack(null);
    expect(ofType('cue').at(-1)).toEqual({ type: 'cue', lines: [] });
    engine.setTrack('en');
    expect(ofType('cue').at(-1)).toEqual({ type: 'cue', lines: [['First']] });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('shows captions in a window of the video alone, in the language of now', async () => {
    vi.stubGlobal('fetch', async () => ({ ok: true, blob: async () => new Blob([file]) }));
    load({ captions, autoPlay: true });
    engine.setTrack('en');
    await pass(1);
    const video = engine.video() as HTMLVideoElement;
    const shown = () => [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language);
    expect(shown()).toEqual([]);
    video.dispatchEvent(new Event('enterpictureinpicture'));
    expect(shown()).toEqual(['en']);
    expect(video.textTracks[0]?.cues).toHaveLength(2);
    expect(ofType('cue').at(-1)).toEqual({ type: 'cue', lines: [] });
    engine.setTrack('zh-hk');
    await pass(0.1);
    expect(shown()).toEqual(['zh-hk']);
    engine.setTrack(null);
    expect(shown()).toEqual([]);
    engine.setTrack('en');
    expect(shown()).toEqual(['en']);
    expect(video.textTracks).toHaveLength(2);
    video.dispatchEvent(new Event('leavepictureinpicture'));
    expect(shown()).toEqual([]);
    expect(ofType('cue').at(-1)).toEqual({ type: 'cue', lines: [['First']] });
  });

  it('plays on without captions that cannot be fetched', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    load({ captions, autoPlay: true });
    engine.setTrack('zh-hk');
    await pass(2);
    expect(ofType('error')).toEqual([]);
    expect(ofType('state').at(-1)).toEqual({ type: 'state', state: 'playing' });
  });
});

describe('HLS', () => {
  const network = { fatal: true, type: 'networkError' };

  it('offers its qualities and lets one be chosen', async () => {
    engine = createHlsEngine(emit, loadFakeHls);
    load();
    await pass(1);
    expect(engine.qualities().map(({ label }) => label)).toEqual(['180p', '360p']);
    FakeHls.made[0]?.say('switched', { level: 1 });
    expect(ofType('qualities').at(-1)).toMatchObject({ selected: 'auto', active: 1 });
    engine.setQuality(0);
    expect(FakeHls.made[0]?.nextLevel).toBe(0);
    engine.setQuality('auto');
    expect(FakeHls.made[0]?.nextLevel).toBe(-1);
  });

  it('plays the best quality when that was chosen, now or before', async () => {
    engine = createHlsEngine(emit, loadFakeHls);
    load({ quality: 'best' });
    await pass(1);
    expect(FakeHls.made[0]).toMatchObject({ loadLevel: 1, autoLevelCapping: -1 });
    engine.setQuality('saver');
    engine.setQuality('best');
    expect(FakeHls.made[0]).toMatchObject({ nextLevel: 1, autoLevelCapping: -1 });
  });

  it('stays at 480p at most and loads nothing before it plays while data is saved, and says its size', async () => {
    const own = FakeHls.levels;
    FakeHls.levels = [180, 480, 720, 1080].map((height) => ({ height, bitrate: height * 1000 }));
    engine = createHlsEngine(emit, loadFakeHls);
    load({ quality: 'saver', startAt: 20 });
    await pass(1);
    FakeHls.levels = own;
    const [hls] = FakeHls.made;
    expect(hls?.config).toMatchObject({ autoStartLoad: false, maxBufferLength: 20, maxMaxBufferLength: 30 });
    expect(hls).toMatchObject({ autoLevelCapping: 1, loadLevel: -1, loads: [] });
    expect(ofType('size')).toEqual([{ type: 'size', bytes: (480_000 / 8) * 75 }]);
    expect(ofType('ready')).toHaveLength(1);
    engine.play();
    await pass(1);
    expect(hls?.loads).toEqual([20]);
    expect(ofType('ready')).toHaveLength(1);
    engine.setQuality('auto');
    expect(hls).toMatchObject({ autoLevelCapping: -1, nextLevel: -1 });
  });

  it('keeps workers and metadata cues off, which the security policy forbids', async () => {
    engine = createHlsEngine(emit, loadFakeHls);
    load();
    await pass(1);
    expect(FakeHls.made[0]?.config).toMatchObject({
      enableWorker: false,
      enableDateRangeMetadataCues: false,
      enableEmsgMetadataCues: false,
      enableEmsgKLVMetadata: false,
      enableID3MetadataCues: false,
    });
  });

  it('plays natively where hls.js cannot', async () => {
    FakeHls.isSupported = () => false;
    engine = createHlsEngine(emit, loadFakeHls);
    load({ autoPlay: true });
    await pass(2);
    expect(FakeHls.made).toEqual([]);
    expect(ofType('state').at(-1)).toEqual({ type: 'state', state: 'playing' });
  });

  it('says so when nothing here can play it', async () => {
    FakeHls.isSupported = () => false;
    engine = createHlsEngine(emit, loadFakeHls);
    vi.spyOn(HTMLVideoElement.prototype, 'canPlayType').mockReturnValue('');
    load();
    await pass(1);
    expect(ofType('error')).toEqual([{ type: 'error', kind: 'unsupported' }]);
  });

  it.each([
    [{ ...network, details: 'manifestLoadError', response: { code: 404 } }, 'missing'],
    [{ ...network, details: 'manifestLoadError', response: { code: 400 } }, 'missing'],
    [{ ...network, details: 'manifestLoadError', response: { code: 401 } }, 'expired'],
    [{ ...network, details: 'levelLoadError', response: { code: 410 } }, 'expired'],
    [{ ...network, details: 'fragLoadError', response: { code: 403 } }, 'expired'],
    [{ ...network, details: 'manifestLoadError', response: { code: 499 } }, 'missing'],
    [{ ...network, details: 'manifestLoadError', response: { code: 500 } }, 'network'],
    [{ ...network, details: 'manifestLoadError', response: { code: 399 } }, 'network'],
    [{ ...network, details: 'manifestLoadError', response: { code: 0 } }, 'network'],
    [{ ...network, details: 'manifestLoadTimeOut' }, 'network'],
    [{ ...network, details: 'fragLoadError', response: { code: 404 } }, 'network'],
    [{ fatal: true, type: 'otherError', details: 'keySystemNoKeys' }, 'unsupported'],
  ])('explains %o as %s', async (data, kind) => {
    engine = createHlsEngine(emit, loadFakeHls);
    load();
    await pass(1);
    FakeHls.made[0]?.say('error', { ...data, fatal: false });
    expect(ofType('error')).toEqual([]);
    FakeHls.made[0]?.say('error', data);
    expect(ofType('error')).toEqual([{ type: 'error', kind }]);
  });

  it('repairs a decoding error once before it gives up', async () => {
    engine = createHlsEngine(emit, loadFakeHls);
    load();
    await pass(1);
    const broken = { fatal: true, type: 'mediaError', details: 'bufferAppendError' };
    FakeHls.made[0]?.say('error', broken);
    expect(FakeHls.made[0]?.recoveries).toBe(1);
    expect(ofType('error')).toEqual([]);
    FakeHls.made[0]?.say('error', broken);
    expect(ofType('error')).toEqual([{ type: 'error', kind: 'unsupported' }]);
  });

  it('calls a library that does not arrive a network error', async () => {
    engine = createHlsEngine(emit, async () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    load();
    await pass(1);
    expect(ofType('error')).toEqual([{ type: 'error', kind: 'network' }]);
  });

  it('makes no player when it was destroyed before the library arrived', async () => {
    let arrive: (library: Awaited<ReturnType<typeof loadFakeHls>>) => void = () => {};
    engine = createHlsEngine(emit, () => new Promise((resolve) => (arrive = resolve)));
    load();
    engine.destroy();
    arrive(await loadFakeHls());
    await pass(1);
    expect(FakeHls.made).toEqual([]);
  });
});
