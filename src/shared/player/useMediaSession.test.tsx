import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeYoutube } from './testing/fakeFrames';
import { passSeconds, preparePlayer } from './testing/renderPlayer';

const setup = preparePlayer();

let handlers: Map<string, MediaSessionActionHandler>;
let session: { metadata: unknown; playbackState: string; setPositionState: ReturnType<typeof vi.fn> };

beforeEach(() => {
  handlers = new Map();
  session = { metadata: null, playbackState: 'none', setPositionState: vi.fn() };
  const setActionHandler = (action: string, handler: MediaSessionActionHandler | null) => {
    if (action === 'seekto') throw new TypeError('This browser does not know it');
    if (handler) handlers.set(action, handler);
    else handlers.delete(action);
  };
  Object.defineProperty(navigator, 'mediaSession', {
    configurable: true,
    value: Object.assign(session, { setActionHandler }),
  });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(given: object) {
        Object.assign(this, given);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'mediaSession');
});

const key = (action: MediaSessionAction, details: object = {}) =>
  act(() => handlers.get(action)?.({ action, ...details }));

describe('the system’s media controls', () => {
  it('name the lesson from its first play on, and forget it when it leaves', async () => {
    const { unmount } = render(setup.element({ series: 'Quadratics', poster: '/cover.svg' }));
    await passSeconds(1);
    expect(session.metadata).toBeNull();
    expect(handlers.size).toBe(0);
    act(() => document.querySelector<HTMLButtonElement>('button')?.click());
    await passSeconds(1);
    expect(session).toMatchObject({
      metadata: { title: 'Completing the square', artist: 'Quadratics', artwork: [{ src: '/cover.svg' }] },
      playbackState: 'playing',
    });
    expect(session.setPositionState).toHaveBeenLastCalledWith({
      duration: 75,
      playbackRate: 1,
      position: expect.closeTo(0.75, 0),
    });
    unmount();
    expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
    expect(handlers.size).toBe(0);
  });

  it('play, pause, jump 15 s or as far as they say, and go to the next lesson', async () => {
    const onGo = vi.fn();
    render(setup.element({ autoPlay: true, startAt: 20, next: { title: 'The formula', onGo } }));
    await passSeconds(1.5);
    key('pause');
    await passSeconds(0.2);
    expect(setup.events.onPause).toHaveBeenCalledOnce();
    expect(session.playbackState).toBe('paused');
    const at = vi.mocked(setup.events.onPause).mock.lastCall?.[0] ?? 0;
    key('seekforward');
    await passSeconds(0.1);
    expect(vi.mocked(setup.events.onSeek).mock.lastCall?.[1]).toBe(at + 15);
    key('seekbackward', { seekOffset: 10 });
    await passSeconds(0.1);
    expect(vi.mocked(setup.events.onSeek).mock.lastCall?.[1]).toBe(at + 5);
    expect(session.setPositionState.mock.lastCall?.[0]).toMatchObject({ position: expect.closeTo(at + 5, 0) });
    key('play');
    await passSeconds(0.2);
    expect(setup.events.onPlay).toHaveBeenCalledTimes(2);
    key('nexttrack');
    expect(onGo).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('are left to a provider’s frame', async () => {
    const provider = installFakeYoutube(75);
    render(setup.element({ source: { kind: 'youtube', id: 'clip' }, autoPlay: true }));
    await passSeconds(2);
    expect(setup.events.onPlay).toHaveBeenCalledOnce();
    expect(session.metadata).toBeNull();
    provider.uninstall();
  });
});
