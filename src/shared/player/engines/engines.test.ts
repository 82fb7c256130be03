// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOptions } from '../testing/loadOptions';
import { type Source, videoSources } from '../testing/sources';
import type { Engine, EngineEvent, LoadOptions } from './engine';

describe.each(videoSources)('a lesson from $name', ({ make, install }) => {
  let events: EngineEvent[];
  let engine: Engine;
  let setup: ReturnType<Source['install']>;
  let stage: HTMLElement;

  beforeEach(() => {
    vi.useFakeTimers();
    setup = install();
    events = [];
    engine = make((event) => events.push(event));
    stage = document.createElement('div');
    document.body.append(stage);
  });
  afterEach(() => {
    engine.destroy();
    setup.uninstall();
    stage.remove();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  const load = (options: Partial<LoadOptions> = {}) => engine.load(loadOptions(stage, options));
  const all = <T extends EngineEvent['type']>(type: T) =>
    events.filter((event): event is Extract<EngineEvent, { type: T }> => event.type === type);
  const position = () => all('time').at(-1)?.seconds ?? Number.NaN;
  const state = () => all('state').at(-1)?.state;

  it('tells once that it is ready, and its length', async () => {
    load();
    await pass(2);
    expect(all('ready')).toHaveLength(1);
    expect(all('duration').at(-1)).toEqual({ type: 'duration', seconds: 75 });
    expect(all('error')).toEqual([]);
  });

  it('continues where the student left, without calling that a seek', async () => {
    load({ startAt: 20 });
    await pass(2);
    expect(position()).toBe(20);
    engine.play();
    await pass(3);
    expect(position()).toBeGreaterThan(22);
    expect(position()).toBeLessThan(23.6);
    expect(all('seek')).toEqual([]);
  });

  it('starts over when it was left within the last 5 seconds', async () => {
    load({ startAt: 71 });
    await pass(2);
    engine.play();
    await pass(1);
    expect(position()).toBeGreaterThan(0);
    expect(position()).toBeLessThan(2);
  });

  it('starts over, too, when only the real length tells that it was nearly finished', async () => {
    load({ duration: 0, startAt: 72, autoPlay: true });
    await pass(2.5);
    expect(position()).toBeGreaterThan(0);
    expect(position()).toBeLessThan(3);
  });

  it('keeps its place to the end when it had to be loaded again', async () => {
    load({ startAt: 72, keepsPlace: true });
    await pass(2);
    expect(engine.position()).toBe(72);
    engine.play();
    await pass(2);
    expect(position()).toBeGreaterThan(72);
  });

  it('jumps from where it is going, not from where the last report was', async () => {
    load({ autoPlay: true });
    await pass(2);
    const before = engine.position();
    for (let press = 0; press < 3; press += 1) engine.seek(engine.position() + 15);
    await pass(1);
    expect(position()).toBeGreaterThanOrEqual(before + 45);
    expect(position()).toBeLessThan(before + 47);
  });

  it('goes, when it starts, to a place that was asked for before it was ready', async () => {
    load();
    engine.seek(72);
    expect(engine.position()).toBe(72);
    await pass(2);
    engine.play();
    await pass(1);
    expect(position()).toBeGreaterThan(72);
  });

  it('plays when asked, also when asked before it is ready', async () => {
    load();
    engine.play();
    await pass(2);
    expect(state()).toBe('playing');
  });

  it('reports the position at least every 300 ms, and stops when paused', async () => {
    load({ autoPlay: true });
    await pass(2);
    events.length = 0;
    await pass(3);
    expect(all('time').length).toBeGreaterThanOrEqual(10);
    engine.pause();
    await pass(1);
    expect(state()).toBe('paused');
    const stopped = position();
    await pass(2);
    expect(position()).toBe(stopped);
  });

  it('jumps 15 s forward and back and says from where to where', async () => {
    load({ startAt: 20, autoPlay: true });
    await pass(3);
    const before = position();
    engine.seek(before + 15);
    await pass(1);
    expect(all('seek')).toEqual([{ type: 'seek', from: expect.closeTo(before, 0), to: before + 15 }]);
    expect(position()).toBeGreaterThanOrEqual(before + 15);
    const later = position();
    engine.seek(later - 15);
    await pass(0.2);
    expect(all('seek')).toHaveLength(2);
    expect(position()).toBeLessThan(later - 13);
  });

  it('measures in time of the video at every speed and ends exactly once, at its length', async () => {
    load({ startAt: 60, rate: 2, autoPlay: true });
    await pass(4);
    expect(all('ended')).toEqual([]);
    expect(position()).toBeGreaterThan(65);
    await pass(8);
    expect(all('ended')).toHaveLength(1);
    expect(position()).toBe(75);
    expect(all('rate').at(-1)?.rate).toBe(2);
    expect(all('seek')).toEqual([]);
  });

  it('plays again after the end', async () => {
    load({ startAt: 65, autoPlay: true });
    await pass(14);
    expect(all('ended')).toHaveLength(1);
    engine.seek(0);
    engine.play();
    await pass(2);
    expect(state()).toBe('playing');
    expect(position()).toBeLessThan(3);
    await pass(76);
    expect(all('ended')).toHaveLength(2);
  });

  it('changes speed, volume and sound', async () => {
    load({ volume: 0.5, muted: true });
    await pass(2);
    expect(all('volume').at(-1)).toEqual({ type: 'volume', volume: 0.5, muted: true });
    engine.setRate(1.5);
    engine.setVolume(0.8);
    engine.setMuted(false);
    await pass(1);
    expect(all('rate').at(-1)?.rate).toBe(1.5);
    expect(all('volume').at(-1)).toEqual({ type: 'volume', volume: 0.8, muted: false });
  });

  it('tells an error once', async () => {
    load({ autoPlay: true });
    await pass(2);
    setup.fail();
    await pass(1);
    expect(all('error')).toHaveLength(1);
  });

  it('leaves nothing behind when destroyed during load', async () => {
    load({ autoPlay: true });
    events.length = 0;
    engine.destroy();
    engine.destroy();
    await pass(20);
    expect(events).toEqual([]);
    expect(stage.childElementCount).toBe(0);
  });

  it('is silent after it was destroyed while playing', async () => {
    load({ autoPlay: true });
    await pass(3);
    engine.destroy();
    events.length = 0;
    await pass(20);
    engine.play();
    engine.seek(3);
    expect(events).toEqual([]);
    expect(stage.childElementCount).toBe(0);
  });
});
