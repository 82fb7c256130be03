// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReporter, type Reporter } from '../reporter';
import { loadOptions } from '../testing/loadOptions';
import { videoLength, videoSources } from '../testing/sources';
import type { PlayerEvents } from '../types';
import type { Engine, LoadOptions } from './engine';

/** Seconds from which the server counts the lesson as watched. */
const complete = 0.95 * videoLength;

describe.each(videoSources)('what is told of a lesson from $name', ({ make, install }) => {
  let setup: ReturnType<typeof install>;
  let engine: Engine;
  let reporter: Reporter;
  let told: [event: string, seconds: number][];

  beforeEach(() => {
    vi.useFakeTimers();
    setup = install();
    told = [];
    const tell = (event: string) => (seconds: number) => void told.push([event, seconds]);
    const events: PlayerEvents = {
      onPlay: tell('play'),
      onPause: tell('pause'),
      onHeartbeat: tell('heartbeat'),
      onEnded: tell('end'),
      onSeek: (_, to) => tell('seek')(to),
    };
    reporter = createReporter(() => events, 0, videoLength);
    engine = make((event) => reporter.hear(event));
  });
  afterEach(() => {
    engine.destroy();
    setup.uninstall();
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  const load = async (options: Partial<LoadOptions>) => {
    const stage = document.createElement('div');
    document.body.append(stage);
    engine.load(loadOptions(stage, options));
    await pass(2);
  };
  const all = (name: string) => told.filter(([event]) => event === name).map(([, seconds]) => seconds);

  it('begins where the student left, once', async () => {
    await load({ startAt: 20 });
    expect(told).toEqual([]);
    engine.play();
    await pass(3);
    expect(told).toEqual([['play', 20]]);
  });

  it('is a position for each 15 s of watching, at the pause and after each jump', async () => {
    await load({ startAt: 10, autoPlay: true });
    await pass(31);
    expect(all('heartbeat')).toHaveLength(2);
    for (const [index, seconds] of all('heartbeat').entries()) {
      expect(Math.abs(seconds - (25 + 15 * index))).toBeLessThan(1.5);
    }
    const before = reporter.position();
    engine.seek(before + 15);
    await pass(0.5);
    engine.seek(reporter.position() - 15);
    await pass(0.5);
    expect(all('seek')).toEqual([before + 15, expect.closeTo(before + 0.5, -1)]);
    engine.pause();
    await pass(1);
    expect(all('pause')).toEqual([expect.closeTo(reporter.position(), 0)]);
    await pass(60);
    expect(all('heartbeat')).toHaveLength(2);
  });

  it.each([0.5, 1, 2])('is complete by position at speed %d, however long it took', async (rate) => {
    await load({ rate, autoPlay: true });
    await pass(videoLength / rate);
    expect(all('end')).toEqual([videoLength]);
    expect(all('pause')).toEqual([]);
    expect(videoLength).toBeGreaterThanOrEqual(complete);
    // Double speed takes half the time and sends half the reports, none of them beyond the video.
    expect(Math.abs(all('heartbeat').length - videoLength / rate / 15)).toBeLessThanOrEqual(1);
    expect(Math.max(...told.map(([, seconds]) => seconds))).toBe(videoLength);
  });

  it('is complete by position when its speed is changed on the way and a part is skipped', async () => {
    await load({ autoPlay: true });
    engine.setRate(2);
    await pass(10);
    engine.seek(60);
    engine.setRate(0.5);
    await pass(6);
    engine.setRate(2);
    await pass(10);
    expect(all('end')).toEqual([videoLength]);
    expect(told.at(-1)).toEqual(['end', videoLength]);
  });

  it('is a pause also right before the end', async () => {
    await load({ startAt: 60, autoPlay: true });
    await pass(12.75);
    engine.pause();
    await pass(1);
    expect(all('pause')).toEqual([expect.closeTo(reporter.position(), 1)]);
    expect(reporter.position()).toBeGreaterThan(videoLength - 1);
    expect(all('end')).toEqual([]);
  });

  it('is the last position when it fails, and nothing after', async () => {
    await load({ startAt: 40, autoPlay: true });
    await pass(5);
    setup.fail();
    await pass(1);
    expect(all('pause')).toEqual([expect.closeTo(47, -0.5)]);
    const count = told.length;
    await pass(30);
    expect(told.length).toBe(count);
  });

  it('is the last position when the player goes away', async () => {
    await load({ startAt: 40, autoPlay: true });
    await pass(3);
    reporter.stop();
    engine.destroy();
    expect(all('pause')).toHaveLength(1);
    expect(all('pause')[0]).toBeGreaterThan(42);
  });
});
