import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  getButton,
  getSlider,
  isIdle,
  passSeconds,
  playerSettings,
  playerTexts,
  preparePlayer,
  pressKey,
} from './testing/renderPlayer';

const setup = preparePlayer();

describe('the keyboard', () => {
  it('carries out every command', async () => {
    render(setup.element({ autoPlay: true }));
    await passSeconds(2);
    const player = screen.getByRole('region', { name: 'Completing the square' });
    pressKey('l');
    await passSeconds(0.1);
    expect(vi.mocked(setup.events.onSeek).mock.lastCall).toEqual([2, 17]);
    pressKey('ArrowLeft');
    await passSeconds(0.1);
    expect(setup.events.onSeek).toHaveBeenCalledTimes(2);
    pressKey('ArrowUp', player);
    expect(setup.onSettingsChange).toHaveBeenLastCalledWith({ volume: 0.6, muted: false });
    pressKey('ArrowDown', player);
    expect(setup.onSettingsChange).toHaveBeenLastCalledWith({ volume: 0.5, muted: false });
    pressKey('>');
    expect(setup.onSettingsChange).toHaveBeenLastCalledWith({ rate: 1.25 });
    pressKey('<');
    expect(setup.onSettingsChange).toHaveBeenLastCalledWith({ rate: 1 });
    pressKey('m');
    expect(setup.onSettingsChange).toHaveBeenLastCalledWith({ muted: true });
    pressKey(' ');
    await passSeconds(0.1);
    expect(setup.events.onPause).toHaveBeenCalledOnce();
    pressKey('k');
    await passSeconds(0.1);
    expect(setup.events.onPlay).toHaveBeenCalledTimes(2);
  });

  it('names an effect for a moment', async () => {
    render(setup.element());
    await passSeconds(1);
    pressKey('c');
    expect(screen.getByText(playerTexts.hint.noCaptions)).toBeInTheDocument();
    await passSeconds(1.1);
    expect(screen.queryByText(playerTexts.hint.noCaptions)).toBeNull();
  });

  it('shows the list of keys and closes it', async () => {
    render(<StrictMode>{setup.element()}</StrictMode>);
    await passSeconds(1);
    pressKey('?');
    await passSeconds(0.1);
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Forward 15 seconds');
    fireEvent.click(getButton('Close'));
    await passSeconds(0.1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes a note where the page has notes, and lists that key only there', async () => {
    const onNote = vi.fn();
    const { unmount } = render(setup.element({ onNote }));
    await passSeconds(1);
    pressKey('n');
    expect(onNote).toHaveBeenCalledOnce();
    pressKey('?');
    expect(screen.getByRole('dialog')).toHaveTextContent(playerTexts.help.note);
    unmount();
    render(setup.element());
    await passSeconds(1);
    expect(pressKey('n')).toBe(true);
    pressKey('?');
    expect(screen.getByRole('dialog')).not.toHaveTextContent(playerTexts.help.note);
  });

  it('lists no letters while they are off, and turns them on', async () => {
    const turn = vi.fn();
    render(setup.element({ singleKeys: { isOn: false, turn } }));
    await passSeconds(1);
    pressKey('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(getButton('Settings'));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
    await passSeconds(0.1);
    const keys = [...screen.getByRole('dialog').querySelectorAll('kbd')].map(({ textContent }) => textContent);
    expect(keys).toEqual(['Space', '←', '→', '↑', '↓']);
    fireEvent.click(screen.getByRole('checkbox', { name: /^Shortcuts with a single key/ }));
    expect(turn).toHaveBeenCalledExactlyOnceWith(true);
  });
});

describe('the controls', () => {
  const chapters = [
    { seconds: 0, description: 'What square means' },
    { seconds: 30, description: 'Why half of 6' },
  ];

  it('name the chapter and move through the video with the slider', async () => {
    render(setup.element({ chapters, startAt: 31 }));
    await passSeconds(1);
    expect(getSlider()).toHaveAttribute('aria-valuetext', '31 seconds of 1 minute 15 seconds, Why half of 6');
    pressKey('ArrowLeft', getSlider());
    await passSeconds(0.1);
    expect(vi.mocked(setup.events.onSeek).mock.calls).toEqual([[31, 16]]);
    pressKey('ArrowUp', getSlider());
    await passSeconds(0.1);
    expect(getSlider()).toHaveAttribute('aria-valuenow', '21');
    pressKey('PageUp', getSlider());
    await passSeconds(0.1);
    expect(vi.mocked(setup.events.onSeek).mock.lastCall).toEqual([21, 30]);
    pressKey('PageDown', getSlider());
    await passSeconds(0.1);
    expect(vi.mocked(setup.events.onSeek).mock.lastCall).toEqual([30, 0]);
    pressKey('PageUp', getSlider());
    await passSeconds(0.1);
    pressKey('PageUp', getSlider());
    await passSeconds(0.1);
    expect(vi.mocked(setup.events.onSeek).mock.lastCall).toEqual([30, 75]);
    pressKey('PageDown', getSlider());
    await passSeconds(0.1);
    expect(vi.mocked(setup.events.onSeek).mock.lastCall).toEqual([75, 0]);
    pressKey('End', getSlider());
    await passSeconds(0.1);
    expect(getSlider()).toHaveAttribute('aria-valuenow', '75');
  });

  it('move back by chapters, and to the beginning from within the first', async () => {
    render(setup.element({ chapters: [...chapters, { seconds: 60, description: 'A last word' }], startAt: 65 }));
    await passSeconds(1);
    for (const key of ['PageDown', 'PageDown', 'ArrowUp', 'PageDown']) {
      pressKey(key, getSlider());
      await passSeconds(0.1);
    }
    expect(vi.mocked(setup.events.onSeek).mock.calls).toEqual([
      [65, 30],
      [30, 0],
      [0, 5],
      [5, 0],
    ]);
  });

  it('lead to a chapter, play from there, and mark the one that plays', async () => {
    render(setup.element({ chapters, startAt: 3 }));
    await passSeconds(1);
    expect(getButton('Chapter: What square means')).toHaveAttribute('aria-haspopup', 'menu');
    const chapter = (name: RegExp) => screen.getByRole('menuitemradio', { name, hidden: true });
    expect(chapter(/What square means/)).toHaveAttribute('aria-checked', 'true');
    fireEvent.click(chapter(/0:30.*Why half of 6/));
    await passSeconds(1);
    expect(vi.mocked(setup.events.onSeek).mock.calls).toEqual([[3, 30]]);
    expect(setup.events.onPlay).toHaveBeenCalledOnce();
    expect(getButton('Chapter: Why half of 6')).toBeInTheDocument();
    expect(chapter(/Why half of 6/)).toHaveAttribute('aria-checked', 'true');
  });

  it('offer no chapters where there are none', async () => {
    render(setup.element());
    await passSeconds(1);
    expect(screen.queryByRole('button', { name: /Chapter/ })).toBeNull();
  });

  it('add up quick jumps, each from where the last one leads', async () => {
    render(setup.element({ duration: 75 }));
    await passSeconds(1);
    for (const _ of [1, 2, 3]) pressKey('l');
    expect(screen.getByText('+45 s')).toBeInTheDocument();
    await passSeconds(0.1);
    expect(vi.mocked(setup.events.onSeek).mock.lastCall?.[1]).toBe(45);
    pressKey('j');
    expect(screen.getByText('−15 s')).toBeInTheDocument();
  });

  it('seek once when a drag ends, not while it moves', async () => {
    render(setup.element());
    await passSeconds(1);
    vi.spyOn(getSlider().firstElementChild as Element, 'getBoundingClientRect').mockReturnValue({
      left: 100,
      width: 300,
    } as DOMRect);
    fireEvent.pointerDown(getSlider(), { button: 0, clientX: 150, pointerId: 1 });
    fireEvent.pointerMove(getSlider(), { clientX: 250, pointerId: 1 });
    expect(getSlider()).toHaveAttribute('aria-valuenow', '37');
    await passSeconds(0.2);
    expect(setup.events.onSeek).not.toHaveBeenCalled();
    fireEvent.pointerUp(getSlider(), { clientX: 200, pointerId: 1 });
    await passSeconds(0.1);
    expect(vi.mocked(setup.events.onSeek).mock.calls).toEqual([[0, 25]]);
  });

  it('choose a speed and follow settings from outside', async () => {
    const { rerender } = render(setup.element());
    await passSeconds(1);
    fireEvent.click(screen.getAllByRole('menuitemradio', { name: '1.5×' })[0] as Element);
    expect(setup.onSettingsChange).toHaveBeenCalledExactlyOnceWith({ rate: 1.5 });
    expect((document.querySelector('video') as HTMLVideoElement).playbackRate).toBe(1.5);
    rerender(setup.element({ settings: { ...playerSettings, rate: 0.5 } }));
    await passSeconds(0.1);
    expect(getButton('Speed 0.5×')).toBeInTheDocument();
    expect(setup.onSettingsChange).toHaveBeenCalledOnce();
  });

  it('switch captions on in the language of the page, and off', async () => {
    vi.stubGlobal('fetch', async () => ({
      ok: true,
      blob: async () => new Blob(['WEBVTT\n\n00:00.000 --> 01:00.000\nHalf of six']),
    }));
    const captions = [
      { lang: 'zh-hk', label: '中文', url: '/zh.vtt' },
      { lang: 'en', label: 'English', url: '/en.vtt' },
    ];
    render(setup.element({ captions, autoPlay: true }));
    await passSeconds(1);
    fireEvent.click(getButton('Captions'));
    await passSeconds(1);
    expect(setup.onSettingsChange).toHaveBeenLastCalledWith({ captionsLang: 'en' });
    expect(screen.getByText('Half of six')).toBeInTheDocument();
    expect(getButton('Captions')).toHaveAttribute('aria-pressed', 'true');
    pressKey('c');
    await passSeconds(0.1);
    expect(setup.onSettingsChange).toHaveBeenLastCalledWith({ captionsLang: null });
    expect(screen.queryByText('Half of six')).toBeNull();
    pressKey('c');
    await passSeconds(0.1);
    expect(screen.getByText('Captions: English')).toBeInTheDocument();
  });

  it('hide while it plays, and come back at a movement or a pause', async () => {
    const { container } = render(setup.element({ autoPlay: true }));
    await passSeconds(1);
    expect(isIdle()).toBe(false);
    await passSeconds(3);
    expect(isIdle()).toBe(true);
    fireEvent.pointerMove(container.querySelector('video') as Element, { pointerType: 'mouse' });
    expect(isIdle()).toBe(false);
    await passSeconds(3.1);
    expect(isIdle()).toBe(true);
    pressKey('k');
    await passSeconds(0.1);
    expect(isIdle()).toBe(false);
  });

  const tapAt = (x: number) => {
    const video = document.querySelector('video') as HTMLVideoElement;
    const stage = video.parentElement as HTMLElement;
    vi.spyOn(stage, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 400 } as DOMRect);
    fireEvent.pointerDown(video, { pointerType: 'touch' });
    fireEvent.focusIn(video);
    fireEvent.click(video, { clientX: x });
  };

  it('show and hide at a tap, which never pauses', async () => {
    render(setup.element({ autoPlay: true }));
    await passSeconds(1);
    await passSeconds(3.1);
    expect(isIdle()).toBe(true);
    tapAt(200);
    expect(isIdle()).toBe(false);
    await passSeconds(0.5);
    tapAt(20);
    expect(isIdle()).toBe(true);
    await passSeconds(0.1);
    expect(setup.events.onPause).not.toHaveBeenCalled();
  });

  it.each([
    [20, -15, '−15 s', '−30 s'],
    [380, 15, '+15 s', '+30 s'],
  ])('leave two quick taps at %d px to jump by %d s, and each further one', async (x, by, once, twice) => {
    render(setup.element({ startAt: 40, autoPlay: true }));
    await passSeconds(5);
    const before = isIdle();
    const from = vi.mocked(setup.events.onTime).mock.lastCall?.[0] ?? 0;
    tapAt(x);
    expect(setup.events.onSeek).not.toHaveBeenCalled();
    tapAt(x);
    expect(screen.getByText(once)).toBeInTheDocument();
    expect(isIdle()).toBe(before);
    tapAt(x);
    expect(screen.getByText(twice)).toBeInTheDocument();
    await passSeconds(0.1);
    expect(vi.mocked(setup.events.onSeek).mock.lastCall?.[1]).toBeCloseTo(from + 2 * by, 0);
  });

  it('do not jump at two taps in the middle, or on different sides', async () => {
    render(setup.element({ startAt: 40, autoPlay: true }));
    await passSeconds(2);
    for (const taps of [
      [200, 200],
      [200, 20],
      [20, 380],
      [380, 200],
    ]) {
      for (const x of taps) tapAt(x);
      await passSeconds(1);
    }
    expect(setup.events.onSeek).not.toHaveBeenCalled();
  });
});

describe('while data is saved', () => {
  it('says beside Play how much is left to load', async () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('fetch', async () => new Response(null, { headers: { 'content-length': '15000000' } }));
    render(setup.element({ settings: { ...playerSettings, quality: 'saver' }, startAt: 15 }));
    await passSeconds(1);
    expect(getButton(/^Continue from 0:15/)).toHaveTextContent('About 12 MB');
  });
});
