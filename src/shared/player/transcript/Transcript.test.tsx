import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeYoutube } from '../testing/fakeFrames';
import { getButton, passSeconds, playerSettings, playerTexts, preparePlayer, pressKey } from '../testing/renderPlayer';
import type { LessonPlayerProps } from '../types';

const setup = preparePlayer();

const captions = [
  { lang: 'zh-hk', label: '繁體中文', url: '/zh.vtt' },
  { lang: 'en', label: 'English', url: '/en.vtt' },
];
const stamp = (seconds: number) => `00:${String(seconds).padStart(2, '0')}.000`;
const fileOf = (word: string) =>
  `WEBVTT\n\n${[0, 10, 20, 30, 40].map((at) => `${stamp(at)} --> ${stamp(at + 8)}\n${word} ${at}\n`).join('\n')}`;

const fetched = vi.fn();
const scrolled = vi.fn();
beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async (url: string) => ({
    ok: true,
    blob: async () => new Blob([fileOf(url === '/en.vtt' ? 'Line' : '第')]),
  }));
  vi.stubGlobal('fetch', fetched);
  scrolled.mockReset();
  HTMLElement.prototype.scrollTo = scrolled;
});

const open = async (props: Partial<LessonPlayerProps> = {}) => {
  const view = render(setup.element({ captions, settings: { ...playerSettings, transcript: true }, ...props }));
  await passSeconds(1);
  return view;
};
// A query by role would be slower than all the rest of these tests.
const list = () => document.querySelector('ol[aria-label=Transcript]') as HTMLElement;
const rows = () => [...document.querySelectorAll<HTMLButtonElement>('ol[aria-label=Transcript] > li > button')];
const toggle = () => screen.queryByText(playerTexts.transcript.title)?.closest('button') ?? null;
const follow = () => screen.queryByText(playerTexts.transcript.follow) as HTMLElement;
const current = () => rows().findIndex((row) => row.getAttribute('aria-current') === 'true');
const tabStop = () => rows().findIndex((row) => row.tabIndex === 0);

describe('the transcript', () => {
  it('is not there without captions, and is fetched only once it is opened', async () => {
    const { rerender } = render(setup.element());
    await passSeconds(1);
    expect(toggle()).toBeNull();
    rerender(setup.element({ captions }));
    await passSeconds(1);
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(fetched).not.toHaveBeenCalled();
    fireEvent.click(toggle() as Element);
    await passSeconds(1);
    expect(setup.onSettingsChange).toHaveBeenCalledExactlyOnceWith({ transcript: true });
    expect(fetched.mock.calls).toEqual([['/en.vtt']]);
    expect(rows().map(({ textContent }) => textContent)).toContain('0:10Line 10');
  });

  it.each([
    ['hls', null, 'Line 0'],
    ['mp4', 'zh-HK', '第 0'],
    ['youtube', null, 'Line 0'],
  ] as const)('belongs to %s, in the language of the captions (%s), else of the page', async (kind, lang, first) => {
    const provider = installFakeYoutube(75);
    await open({ source: { kind, id: '/x' }, settings: { ...playerSettings, transcript: true, captionsLang: lang } });
    expect(rows()[0]).toHaveTextContent(first);
    provider.uninstall();
  });

  it('shares its file with the captions', async () => {
    await open({ settings: { ...playerSettings, transcript: true, captionsLang: 'en' } });
    await passSeconds(1);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('can be read in another language', async () => {
    await open();
    fireEvent.change(screen.getByLabelText(playerTexts.transcript.language), { target: { value: 'zh-hk' } });
    await passSeconds(0.1);
    expect(rows()[1]).toHaveTextContent('第 10');
    expect(list()).toHaveAttribute('lang', 'zh-hk');
  });

  it('marks the line of now and keeps it in sight by scrolling itself alone', async () => {
    const page = vi.spyOn(window, 'scrollTo');
    const intoView = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await open({ startAt: 7, autoPlay: true });
    expect(current()).toBe(0);
    const before = scrolled.mock.calls.length;
    await passSeconds(3);
    expect(current()).toBe(1);
    expect(scrolled.mock.calls.length).toBeGreaterThan(before);
    expect(scrolled.mock.contexts.every((context) => context === list())).toBe(true);
    expect(page).not.toHaveBeenCalled();
    expect(intoView).not.toHaveBeenCalled();
  });

  it('leads to a line at a click, and plays from there', async () => {
    await open();
    fireEvent.click(rows()[3] as Element);
    await passSeconds(1);
    expect(vi.mocked(setup.events.onSeek).mock.calls).toEqual([[0, 30]]);
    expect(setup.events.onPlay).toHaveBeenCalledOnce();
    expect(current()).toBe(3);
  });

  it('stops following when the student scrolls it, until it is asked to again', async () => {
    await open({ startAt: 1, autoPlay: true });
    expect(follow()).toBeNull();
    fireEvent.wheel(list());
    scrolled.mockClear();
    await passSeconds(10);
    expect(current()).toBe(1);
    expect(scrolled).not.toHaveBeenCalled();
    fireEvent.click(follow());
    expect(scrolled).toHaveBeenCalled();
    expect(rows()[1]).toHaveFocus();
    expect(follow()).toBeNull();
    await passSeconds(10);
    expect(current()).toBe(2);
  });

  it.each(['touchMove', 'pointerDown'] as const)('stops at %s, too', async (name) => {
    await open();
    fireEvent[name](list());
    expect(follow()).toBeInTheDocument();
  });

  it('does not take a press on a line for scrolling', async () => {
    await open();
    fireEvent.pointerDown(rows()[2] as Element);
    expect(follow()).toBeNull();
  });

  it('is one stop for Tab, with the arrows inside it, and leaves the volume alone', async () => {
    await open({ startAt: 12 });
    expect(tabStop()).toBe(1);
    act(() => rows()[1]?.focus());
    pressKey('ArrowDown', rows()[1]);
    expect(rows()[2]).toHaveFocus();
    expect(tabStop()).toBe(2);
    pressKey('End', rows()[2]);
    expect(rows()[4]).toHaveFocus();
    pressKey('ArrowDown', rows()[4]);
    pressKey('Home', rows()[4]);
    pressKey('ArrowUp', rows()[0]);
    expect(rows()[0]).toHaveFocus();
    expect(setup.onSettingsChange).not.toHaveBeenCalled();
    expect(follow()).toBeInTheDocument();
  });

  it('is searched for all words, which it marks', async () => {
    await open({ startAt: 12 });
    const field = screen.getByLabelText(playerTexts.transcript.search);
    fireEvent.change(field, { target: { value: 'line 3' } });
    await passSeconds(0.1);
    expect(rows()).toEqual([]);
    expect(screen.getByText(playerTexts.transcript.none)).toHaveAttribute('role', 'status');
    fireEvent.change(field, { target: { value: ' LINE 30 ' } });
    await passSeconds(0.1);
    expect(rows().map(({ textContent }) => textContent)).toEqual(['0:30Line 30']);
    expect([...list().querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Line', '30']);
    expect(screen.getByText('1 line found')).toBeInTheDocument();
    expect(current()).toBe(-1);
    fireEvent.click(rows()[0] as Element);
    await passSeconds(1);
    expect(current()).toBe(0);
    pressKey('Escape', field);
    await passSeconds(0.1);
    expect(rows()).toHaveLength(5);
    expect(current()).toBe(3);
  });

  it('is shown where the page has a place for it, while it has', async () => {
    const place = document.createElement('div');
    const { rerender } = render(setup.element({ captions, transcriptPlace: null }));
    await passSeconds(1);
    expect([toggle(), list(), fetched.mock.calls]).toEqual([null, null, []]);
    rerender(setup.element({ captions, transcriptPlace: place }));
    await passSeconds(1);
    expect(place.querySelectorAll('li')).toHaveLength(5);
    expect(toggle()).toBeNull();
  });

  it('says when it cannot be had, and tries again when asked', async () => {
    fetched.mockResolvedValueOnce({ ok: false, status: 500 });
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent(playerTexts.transcript.failed);
    fireEvent.click(getButton('Try again'));
    await passSeconds(0.1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(rows()).toHaveLength(5);
  });

  it('says when nobody speaks', async () => {
    fetched.mockResolvedValueOnce({ ok: true, blob: async () => new Blob(['WEBVTT\n']) });
    await open();
    expect(screen.getByText(playerTexts.transcript.empty)).toBeInTheDocument();
  });
});
