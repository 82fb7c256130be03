import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { installFakeYoutube } from './testing/fakeFrames';
import { getButton, passSeconds, playerTexts, preparePlayer } from './testing/renderPlayer';

const setup = preparePlayer();

const video = () => document.querySelector('video') as HTMLVideoElement;
/** Makes the browser fail to load the file. */
const breakWith = async (code: number) => {
  Object.defineProperty(video(), 'error', { configurable: true, value: { code } });
  fireEvent(video(), new Event('error'));
  await passSeconds(0.1);
};
const goOffline = (isOff: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOff);
  fireEvent(window, new Event(isOff ? 'offline' : 'online'));
};

describe('after an error', () => {
  it.each([
    [2, 20, playerTexts.error.network.title],
    [3, 20, playerTexts.error.unsupported.title],
    // Within the last five seconds, where a new lesson would start from the beginning.
    [2, 70, playerTexts.error.network.title],
  ])('%i at second %i, another try continues at the same second', async (code, startAt, title) => {
    render(setup.element({ startAt: 10, autoPlay: true }));
    await passSeconds(1);
    act(() => {
      video().currentTime = startAt;
    });
    await passSeconds(2);
    await breakWith(code);
    expect(screen.getByRole('alert')).toHaveTextContent(title);
    expect(setup.events.onError).toHaveBeenCalledOnce();
    const at = vi.mocked(setup.events.onPause).mock.lastCall?.[0] ?? 0;
    expect(at).toBeGreaterThanOrEqual(startAt);
    fireEvent.click(getButton('Try again'));
    await passSeconds(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(vi.mocked(setup.events.onPlay).mock.lastCall?.[0]).toBe(at);
    expect(video().currentTime).toBeGreaterThanOrEqual(at);
    expect(screen.getByRole('region', { name: 'Completing the square' })).toHaveFocus();
  });

  it('a try that fails as well loses nothing either', async () => {
    render(setup.element({ startAt: 20, autoPlay: true }));
    await passSeconds(5);
    await breakWith(2);
    const at = vi.mocked(setup.events.onPause).mock.lastCall?.[0] ?? 0;
    setup.video.errorCode = 2;
    fireEvent.click(getButton('Try again'));
    await passSeconds(1);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    setup.video.errorCode = 0;
    fireEvent.click(getButton('Try again'));
    await passSeconds(1);
    expect(vi.mocked(setup.events.onPlay).mock.lastCall?.[0]).toBe(at);
  });

  it('tells a missing file from a broken one', async () => {
    vi.stubGlobal('fetch', async () => ({ ok: false, status: 404, headers: new Headers() }));
    setup.video.errorCode = 4;
    render(setup.element());
    await passSeconds(1);
    expect(screen.getByRole('alert')).toHaveTextContent(playerTexts.error.missing.title);
  });

  it('tries again when the connection is back', async () => {
    setup.video.errorCode = 2;
    render(setup.element());
    await passSeconds(1);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    setup.video.errorCode = 0;
    goOffline(false);
    await passSeconds(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an address that has expired', () => {
  const expired = async () => {
    vi.stubGlobal('fetch', async () => ({ ok: false, status: 403, headers: new Headers() }));
    await breakWith(2);
  };
  const fresh = { kind: 'mp4', id: '/media/fresh.mp4' } as const;

  it('is asked for again, and the lesson continues at its second without a press', async () => {
    const start = vi.fn();
    const { rerender } = render(setup.element({ startAt: 20, autoPlay: true, reading: { isBusy: false, start } }));
    await passSeconds(5);
    await expired();
    expect(start).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(setup.events.onError).not.toHaveBeenCalled();
    const at = vi.mocked(setup.events.onPause).mock.lastCall?.[0] ?? 0;
    expect(at).toBeGreaterThan(22);
    rerender(setup.element({ startAt: 20, autoPlay: true, reading: { isBusy: true, start } }));
    await passSeconds(1);
    expect(document.querySelector('video')).toBeNull();
    rerender(setup.element({ startAt: 20, source: fresh, reading: { isBusy: false, start } }));
    await passSeconds(1);
    expect(video().src).toBe(fresh.id);
    expect(vi.mocked(setup.events.onPlay).mock.lastCall?.[0]).toBe(at);
  });

  it('is asked for again, and a press on Play meanwhile is kept', async () => {
    const start = vi.fn();
    const show = (isBusy: boolean) => setup.element({ startAt: 20, reading: { isBusy, start } });
    const { rerender } = render(show(false));
    await passSeconds(1);
    await expired();
    rerender(show(true));
    await passSeconds(1);
    fireEvent.click(getButton('Continue from 0:20'));
    rerender(show(false));
    await passSeconds(1);
    expect(setup.events.onPlay).toHaveBeenCalledExactlyOnceWith(20);
  });

  it('is asked for again, and a press on Play just before it is kept', async () => {
    const start = vi.fn();
    const show = (isBusy: boolean) => setup.element({ startAt: 20, reading: { isBusy, start } });
    const { rerender } = render(show(false));
    await passSeconds(1);
    fireEvent.click(getButton('Continue from 0:20'));
    await expired();
    rerender(show(true));
    await passSeconds(1);
    rerender(show(false));
    await passSeconds(1);
    expect(video().paused).toBe(false);
  });

  it('is said when the fresh one is refused too, and asked for at each press', async () => {
    const start = vi.fn();
    const show = (isBusy: boolean) => setup.element({ startAt: 20, autoPlay: true, reading: { isBusy, start } });
    const { rerender } = render(show(false));
    const response = async () => {
      rerender(show(true));
      await passSeconds(1);
      rerender(show(false));
      await passSeconds(1);
    };
    await passSeconds(5);
    setup.video.errorCode = 4;
    await expired();
    await response();
    expect(screen.getByRole('alert')).toHaveTextContent(playerTexts.error.expired.title);
    expect(start).toHaveBeenCalledOnce();
    fireEvent.click(getButton('Try again'));
    expect(start).toHaveBeenCalledTimes(2);
    setup.video.errorCode = 0;
    await response();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(vi.mocked(setup.events.onPlay).mock.lastCall?.[0]).toBeGreaterThan(22);
  });

  it('another address of the same lesson leaves its video alone until it is needed', async () => {
    const { rerender } = render(setup.element({ autoPlay: true }));
    await passSeconds(3);
    const first = video();
    rerender(setup.element({ autoPlay: true, source: fresh }));
    await passSeconds(1);
    expect(video()).toBe(first);
  });
});

describe('while data is missing', () => {
  const starve = async () => {
    fireEvent(video(), new Event('waiting'));
    await passSeconds(0.1);
  };

  it('says so, and after 10 s offers another try at the same place', async () => {
    render(setup.element({ startAt: 30, autoPlay: true }));
    await passSeconds(3);
    const at = video().currentTime;
    vi.spyOn(video(), 'currentTime', 'get').mockReturnValue(at);
    await starve();
    expect(screen.getByText(playerTexts.state.buffering)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await passSeconds(10);
    expect(screen.getByText(playerTexts.state.slow)).toBeInTheDocument();
    fireEvent.click(getButton('Try again'));
    await passSeconds(1);
    expect(vi.mocked(setup.events.onPlay).mock.lastCall?.[0]).toBe(at);
    expect(screen.queryByText(playerTexts.state.slow)).toBeNull();
  });

  it('says that there is no network, and continues where it was when the network is back', async () => {
    render(setup.element({ startAt: 30, autoPlay: true }));
    await passSeconds(3);
    const first = video();
    act(() => goOffline(true));
    expect(screen.queryByText(playerTexts.state.offline)).toBeNull();
    await starve();
    expect(screen.getByText(playerTexts.state.offline)).toBeInTheDocument();
    act(() => goOffline(false));
    await passSeconds(1);
    expect(screen.queryByText(playerTexts.state.offline)).toBeNull();
    expect(video()).not.toBe(first);
    expect(vi.mocked(setup.events.onPlay).mock.lastCall?.[0]).toBeGreaterThanOrEqual(32);
  });

  it('leaves a video alone that has enough, whatever the connection does', async () => {
    render(setup.element({ autoPlay: true }));
    await passSeconds(3);
    const first = video();
    act(() => goOffline(true));
    act(() => goOffline(false));
    await passSeconds(1);
    expect(video()).toBe(first);
  });
});

describe('a provider that falls silent', () => {
  it('is said to, and loaded again at the last known place when asked', async () => {
    const provider = installFakeYoutube(75);
    render(setup.element({ source: { kind: 'youtube', id: 'clip' }, startAt: 20, autoPlay: true }));
    await passSeconds(4);
    provider.isAwake = false;
    await passSeconds(16);
    expect(screen.getByText(playerTexts.state.unsynchronised)).toBeInTheDocument();
    const at = vi.mocked(setup.events.onPause).mock.lastCall?.[0] ?? 0;
    expect(at).toBeGreaterThan(22);
    fireEvent.click(getButton('Try again'));
    await passSeconds(0.1);
    const frame = document.querySelector('iframe') as HTMLIFrameElement;
    expect(new URL(frame.dataset.src ?? '').searchParams.get('start')).toBe(String(Math.floor(at)));
    expect(screen.queryByText(playerTexts.state.unsynchronised)).toBeNull();
    provider.uninstall();
  });
});

describe('what is not saved yet', () => {
  it('is said in a line that is always there, so that it is announced once', async () => {
    const { rerender } = render(setup.element());
    await passSeconds(1);
    const lines = () => screen.getAllByRole('status').filter(({ textContent }) => textContent === 'Not saved yet');
    const before = screen.getAllByRole('status');
    expect(lines()).toEqual([]);
    rerender(setup.element({ status: 'Not saved yet' }));
    expect(lines()).toHaveLength(1);
    expect(before).toContain(lines()[0]);
    rerender(setup.element());
    expect(lines()).toEqual([]);
  });
});
