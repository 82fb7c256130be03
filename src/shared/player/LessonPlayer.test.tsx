import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { createRef, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import words from '~locales/en/player.json';
import LessonPlayer from './LessonPlayer';
import { type FakeVideoOptions, installFakeVideo } from './testing/fakeVideo';
import type { LessonPlayerHandle, LessonPlayerProps, PlayerEvents } from './types';

const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: 'en-HK',
  initAsync: false,
  resources: { 'en-HK': { player: words } },
  interpolation: { escapeValue: false },
});

const names = ['onReady', 'onPlay', 'onPause', 'onSeek', 'onTime', 'onHeartbeat', 'onEnded', 'onError'] as const;
const spies = () => Object.fromEntries(names.map((name) => [name, vi.fn()])) as unknown as Required<PlayerEvents>;

let options: FakeVideoOptions;
let uninstall: () => void;
let events: Required<PlayerEvents>;
const onSettingsChange = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  options = { duration: 75, isBlocked: false, errorCode: 0 };
  uninstall = installFakeVideo(options);
  events = spies();
  onSettingsChange.mockReset();
});
afterEach(() => {
  cleanup();
  uninstall();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const element = (props: Partial<LessonPlayerProps> = {}, ref?: React.Ref<LessonPlayerHandle>) => (
  <I18nextProvider i18n={i18n}>
    <LessonPlayer
      ref={ref}
      source={{ kind: 'mp4', id: '/media/lesson.mp4' }}
      title="Completing the square"
      duration={75}
      startAt={0}
      settings={{ rate: 1, volume: 0.5, muted: false, captionsLang: null }}
      onSettingsChange={onSettingsChange}
      events={events}
      {...props}
    />
  </I18nextProvider>
);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });
const slider = () => screen.getByRole('slider', { name: 'Position in the video' });

describe('without a browser', () => {
  it.each(['mp4', 'youtube'] as const)('renders an empty box for %s, without a style attribute', (kind) => {
    const html = renderToString(element({ source: { kind, id: 'x' } }));
    expect(html).toContain('aria-label="Completing the square"');
    expect(html).not.toMatch(/style=|<video|<iframe|<script/);
  });
});

describe('a lesson', () => {
  it('goes on at the saved second and tells what happens', async () => {
    render(<StrictMode>{element({ startAt: 20 })}</StrictMode>);
    await pass(1);
    expect(events.onReady).toHaveBeenCalledExactlyOnceWith(75);
    fireEvent.click(button('Continue from 0:20'));
    await pass(3);
    expect(events.onPlay).toHaveBeenCalledExactlyOnceWith(20);
    expect(vi.mocked(events.onTime).mock.lastCall?.[0]).toBeGreaterThan(22);
    expect(events.onSeek).not.toHaveBeenCalled();
    fireEvent.click(button('Pause'));
    await pass(1);
    expect(events.onPause).toHaveBeenCalledOnce();
  });

  it('sends a heartbeat for every 15 s of playing, whatever the speed', async () => {
    render(element({ autoPlay: true, settings: { rate: 2, volume: 1, muted: false, captionsLang: null } }));
    await pass(14);
    expect(events.onHeartbeat).not.toHaveBeenCalled();
    await pass(2);
    expect(events.onHeartbeat).toHaveBeenCalledOnce();
    await pass(15);
    expect(events.onHeartbeat).toHaveBeenCalledTimes(2);
    await pass(10);
    expect(events.onEnded).toHaveBeenCalledExactlyOnceWith(75);
  });

  it('tells a pause when it leaves the page while it plays', async () => {
    const { unmount } = render(element({ autoPlay: true }));
    await pass(3);
    unmount();
    expect(events.onPause).toHaveBeenCalledOnce();
  });

  it('obeys its handle', async () => {
    const handle = createRef<LessonPlayerHandle>();
    render(element({}, handle));
    await pass(1);
    act(() => handle.current?.seek(500));
    await pass(0.1);
    expect(handle.current?.currentTime()).toBe(75);
    expect(events.onSeek).toHaveBeenCalledExactlyOnceWith(0, 75);
    act(() => handle.current?.seek(10));
    act(() => handle.current?.play());
    await pass(1);
    expect(events.onPlay).toHaveBeenCalled();
    act(() => handle.current?.pause());
    await pass(1);
    expect(events.onPause).toHaveBeenCalled();
  });

  it('waits for a tap when the browser refuses to start', async () => {
    options.isBlocked = true;
    render(element({ autoPlay: true }));
    await pass(1);
    expect(screen.getByText(words.start.blocked)).toBeInTheDocument();
    options.isBlocked = false;
    fireEvent.click(button('Play video'));
    await pass(1);
    expect(screen.queryByText(words.start.blocked)).toBeNull();
    expect(events.onPlay).toHaveBeenCalledOnce();
  });

  it('offers another try after an error and keeps the place', async () => {
    render(element({ startAt: 20, autoPlay: true }));
    await pass(5);
    const video = document.querySelector('video') as HTMLVideoElement;
    Object.defineProperty(video, 'error', { configurable: true, value: { code: 2 } });
    fireEvent(video, new Event('error'));
    await pass(0.1);
    expect(screen.getByRole('alert')).toHaveTextContent(words.error.network.title);
    expect(events.onError).toHaveBeenCalledExactlyOnceWith('network');
    const at = vi.mocked(events.onPause).mock.lastCall?.[0] ?? 0;
    expect(at).toBeGreaterThan(23);
    fireEvent.click(button('Try again'));
    await pass(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(vi.mocked(events.onPlay).mock.lastCall?.[0]).toBe(at);
  });

  it('tries again by itself when the connection is back', async () => {
    options.errorCode = 2;
    render(element({}));
    await pass(1);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    options.errorCode = 0;
    fireEvent(window, new Event('online'));
    await pass(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the keyboard', () => {
  it('carries out every command', async () => {
    render(element({ autoPlay: true }));
    await pass(2);
    const player = screen.getByRole('region', { name: 'Completing the square' });
    press('l');
    await pass(0.1);
    expect(vi.mocked(events.onSeek).mock.lastCall).toEqual([2, 17]);
    press('ArrowLeft');
    await pass(0.1);
    expect(events.onSeek).toHaveBeenCalledTimes(2);
    press('ArrowUp', player);
    expect(onSettingsChange).toHaveBeenLastCalledWith({ volume: 0.6, muted: false });
    press('ArrowDown', player);
    expect(onSettingsChange).toHaveBeenLastCalledWith({ volume: 0.5, muted: false });
    press('>');
    expect(onSettingsChange).toHaveBeenLastCalledWith({ rate: 1.25 });
    press('<');
    expect(onSettingsChange).toHaveBeenLastCalledWith({ rate: 1 });
    press('m');
    expect(onSettingsChange).toHaveBeenLastCalledWith({ muted: true });
    press(' ');
    await pass(0.1);
    expect(events.onPause).toHaveBeenCalledOnce();
    press('k');
    await pass(0.1);
    expect(events.onPlay).toHaveBeenCalledTimes(2);
  });

  it('names an effect for a moment', async () => {
    render(element());
    await pass(1);
    press('c');
    expect(screen.getByText(words.hint.noCaptions)).toBeInTheDocument();
    await pass(1.1);
    expect(screen.queryByText(words.hint.noCaptions)).toBeNull();
  });

  it('shows the list of keys and closes it', async () => {
    render(<StrictMode>{element()}</StrictMode>);
    await pass(1);
    press('?');
    await pass(0.1);
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Forward 15 seconds');
    fireEvent.click(button('Close'));
    await pass(0.1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the controls', () => {
  const chapters = [
    { seconds: 0, description: 'What square means' },
    { seconds: 30, description: 'Why half of 6' },
  ];

  it('name the chapter and move through the video with the slider', async () => {
    render(element({ chapters, startAt: 31 }));
    await pass(1);
    expect(slider()).toHaveAttribute('aria-valuetext', '31 seconds of 1 minute 15 seconds, Why half of 6');
    expect(screen.getByText('Why half of 6')).toBeInTheDocument();
    press('ArrowLeft', slider());
    await pass(0.1);
    expect(vi.mocked(events.onSeek).mock.calls).toEqual([[31, 26]]);
    expect(slider()).toHaveAttribute('aria-valuenow', '26');
    press('PageUp', slider());
    await pass(0.1);
    expect(vi.mocked(events.onSeek).mock.lastCall).toEqual([26, 30]);
    press('End', slider());
    await pass(0.1);
    expect(slider()).toHaveAttribute('aria-valuenow', '75');
  });

  it('seek once when a drag ends, not while it moves', async () => {
    render(element());
    await pass(1);
    vi.spyOn(slider().firstElementChild as Element, 'getBoundingClientRect').mockReturnValue({
      left: 100,
      width: 300,
    } as DOMRect);
    fireEvent.pointerDown(slider(), { button: 0, clientX: 150, pointerId: 1 });
    fireEvent.pointerMove(slider(), { clientX: 250, pointerId: 1 });
    expect(slider()).toHaveAttribute('aria-valuenow', '37');
    await pass(0.2);
    expect(events.onSeek).not.toHaveBeenCalled();
    fireEvent.pointerUp(slider(), { clientX: 200, pointerId: 1 });
    await pass(0.1);
    expect(vi.mocked(events.onSeek).mock.calls).toEqual([[0, 25]]);
  });

  it('choose a speed and follow settings from outside', async () => {
    const { rerender } = render(element());
    await pass(1);
    fireEvent.click(screen.getAllByRole('menuitemradio', { name: '1.5×' })[0] as Element);
    expect(onSettingsChange).toHaveBeenCalledExactlyOnceWith({ rate: 1.5 });
    expect((document.querySelector('video') as HTMLVideoElement).playbackRate).toBe(1.5);
    rerender(element({ settings: { rate: 0.5, volume: 0.5, muted: false, captionsLang: null } }));
    await pass(0.1);
    expect(button('Speed 0.5×')).toBeInTheDocument();
    expect(onSettingsChange).toHaveBeenCalledOnce();
  });

  it('switch captions on in the language of the page, and off', async () => {
    vi.stubGlobal('fetch', async () => ({
      ok: true,
      text: async () => 'WEBVTT\n\n00:00.000 --> 01:00.000\nHalf of six',
    }));
    const captions = [
      { lang: 'zh-hk', label: '中文', url: '/zh.vtt' },
      { lang: 'en', label: 'English', url: '/en.vtt' },
    ];
    render(element({ captions, autoPlay: true }));
    await pass(1);
    fireEvent.click(button('Captions'));
    await pass(1);
    expect(onSettingsChange).toHaveBeenLastCalledWith({ captionsLang: 'en' });
    expect(screen.getByText('Half of six')).toBeInTheDocument();
    expect(button('Captions')).toHaveAttribute('aria-pressed', 'true');
    press('c');
    await pass(0.1);
    expect(onSettingsChange).toHaveBeenLastCalledWith({ captionsLang: null });
    expect(screen.queryByText('Half of six')).toBeNull();
  });

  it('hide while it plays, and come back at a movement or a pause', async () => {
    const { container } = render(element({ autoPlay: true }));
    const idle = () => container.querySelector('[data-idle]')?.getAttribute('data-idle');
    await pass(1);
    expect(idle()).toBe('false');
    await pass(3);
    expect(idle()).toBe('true');
    fireEvent.pointerMove(container.querySelector('video') as Element, { pointerType: 'mouse' });
    expect(idle()).toBe('false');
    await pass(3.1);
    expect(idle()).toBe('true');
    press('k');
    await pass(0.1);
    expect(idle()).toBe('false');
  });

  it('show and hide at a tap, which never pauses', async () => {
    const { container } = render(element({ autoPlay: true }));
    const idle = () => container.querySelector('[data-idle]')?.getAttribute('data-idle');
    const tap = () => {
      const video = container.querySelector('video') as Element;
      fireEvent.pointerDown(video, { pointerType: 'touch' });
      fireEvent.click(video);
    };
    await pass(1);
    await pass(3.1);
    expect(idle()).toBe('true');
    tap();
    expect(idle()).toBe('false');
    tap();
    expect(idle()).toBe('true');
    await pass(0.1);
    expect(events.onPause).not.toHaveBeenCalled();
  });
});

describe('the end', () => {
  const next = () => ({ title: 'The formula', onGo: vi.fn() });
  const toTheEnd = async (props: Partial<LessonPlayerProps>) => {
    render(element({ startAt: 65, autoPlay: true, ...props }));
    await pass(11);
    expect(events.onEnded).toHaveBeenCalledOnce();
  };

  it('goes to the next lesson after 8 s, once, as an automatic start', async () => {
    const following = next();
    await toTheEnd({ next: following });
    await pass(6);
    expect(following.onGo).not.toHaveBeenCalled();
    await pass(10);
    expect(following.onGo).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('goes at once when asked, and not as an automatic start', async () => {
    const following = next();
    await toTheEnd({ next: following });
    fireEvent.click(button('Play now'));
    expect(following.onGo).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('stays when the countdown is cancelled', async () => {
    const following = next();
    await toTheEnd({ next: following });
    fireEvent.click(button('Stay here'));
    await pass(20);
    expect(following.onGo).not.toHaveBeenCalled();
    expect(button('Play now')).toBeInTheDocument();
  });

  it('starts no countdown when there is no next lesson, and plays again from the start', async () => {
    await toTheEnd({});
    expect(screen.queryByText('Play now')).toBeNull();
    fireEvent.click(button('Watch again'));
    await pass(1);
    expect(vi.mocked(events.onSeek).mock.lastCall).toEqual([75, 0]);
    expect(events.onPlay).toHaveBeenCalledTimes(2);
    expect(screen.queryByText('Watch again')).toBeNull();
  });
});
