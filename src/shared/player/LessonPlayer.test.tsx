import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { getButton, passSeconds, playerSettings, playerTexts, preparePlayer, pressKey } from './testing/renderPlayer';
import type { LessonPlayerHandle, LessonPlayerProps } from './types';

const setup = preparePlayer();

describe('a lesson', () => {
  it('continues at the saved second and reports what happens', async () => {
    render(<StrictMode>{setup.element({ startAt: 20 })}</StrictMode>);
    await passSeconds(1);
    expect(setup.events.onReady).toHaveBeenCalledExactlyOnceWith(75);
    fireEvent.click(getButton('Continue from 0:20'));
    await passSeconds(3);
    expect(setup.events.onPlay).toHaveBeenCalledExactlyOnceWith(20);
    expect(vi.mocked(setup.events.onTime).mock.lastCall?.[0]).toBeGreaterThan(22);
    expect(setup.events.onSeek).not.toHaveBeenCalled();
    fireEvent.click(getButton('Pause'));
    await passSeconds(1);
    expect(setup.events.onPause).toHaveBeenCalledOnce();
  });

  it('sends a heartbeat for every 15 s of playing, whatever the speed', async () => {
    render(setup.element({ autoPlay: true, settings: { ...playerSettings, rate: 2 } }));
    await passSeconds(14);
    expect(setup.events.onHeartbeat).not.toHaveBeenCalled();
    await passSeconds(2);
    expect(setup.events.onHeartbeat).toHaveBeenCalledOnce();
    await passSeconds(15);
    expect(setup.events.onHeartbeat).toHaveBeenCalledTimes(2);
    await passSeconds(10);
    expect(setup.events.onEnded).toHaveBeenCalledExactlyOnceWith(75);
  });

  it('plays for an hour: each heartbeat is later than the one before, and nothing piles up', async () => {
    setup.video.duration = 3600;
    render(setup.element({ autoPlay: true, duration: 3600 }));
    await passSeconds(60);
    const [timers, nodes] = [vi.getTimerCount(), document.querySelectorAll('*').length];
    await passSeconds(3520);
    expect(vi.getTimerCount()).toBeLessThanOrEqual(timers);
    expect(document.querySelectorAll('*')).toHaveLength(nodes);
    await passSeconds(60);
    const heartbeats = vi.mocked(setup.events.onHeartbeat).mock.calls.map(([seconds]) => Math.round(seconds));
    expect(heartbeats).toEqual(Array.from(heartbeats, (_, index) => 15 * (index + 1)));
    expect(heartbeats).toHaveLength(240);
    expect(setup.events.onEnded).toHaveBeenCalledExactlyOnceWith(3600);
  });

  it('tells a pause when it leaves the page while it plays', async () => {
    const { unmount } = render(setup.element({ autoPlay: true }));
    await passSeconds(3);
    unmount();
    expect(setup.events.onPause).toHaveBeenCalledOnce();
  });

  it('obeys its handle', async () => {
    const handle = createRef<LessonPlayerHandle>();
    render(setup.element({}, handle));
    await passSeconds(1);
    act(() => handle.current?.seek(500));
    await passSeconds(0.1);
    expect(handle.current?.currentTime()).toBe(75);
    expect(setup.events.onSeek).toHaveBeenCalledExactlyOnceWith(0, 75);
    act(() => handle.current?.seek(10));
    act(() => handle.current?.play());
    await passSeconds(1);
    expect(setup.events.onPlay).toHaveBeenCalled();
    act(() => handle.current?.pause());
    await passSeconds(1);
    expect(setup.events.onPause).toHaveBeenCalled();
  });

  it('plays once it has loaded when it was started before, or not when that was taken back', async () => {
    const { unmount } = render(setup.element({ startAt: 20 }));
    fireEvent.click(getButton('Continue from 0:20'));
    expect(screen.queryByRole('button', { name: 'Continue from 0:20' })).toBeNull();
    await passSeconds(1);
    expect(setup.events.onPlay).toHaveBeenCalledExactlyOnceWith(20);
    unmount();
    render(setup.element());
    pressKey(' ');
    pressKey(' ');
    await passSeconds(1);
    expect(setup.events.onPlay).toHaveBeenCalledOnce();
    expect(getButton('Play video')).toBeInTheDocument();
  });

  it('waits for a tap when the browser refuses to start', async () => {
    setup.video.isBlocked = true;
    render(setup.element({ autoPlay: true }));
    await passSeconds(1);
    expect(screen.getByText(playerTexts.start.blocked)).toBeInTheDocument();
    setup.video.isBlocked = false;
    fireEvent.click(getButton('Play video'));
    await passSeconds(1);
    expect(screen.queryByText(playerTexts.start.blocked)).toBeNull();
    expect(setup.events.onPlay).toHaveBeenCalledOnce();
  });
});

describe('the end', () => {
  const next = () => ({ title: 'The formula', onGo: vi.fn() });
  const toTheEnd = async (props: Partial<LessonPlayerProps>) => {
    render(setup.element({ startAt: 65, autoPlay: true, ...props }));
    await passSeconds(11);
    expect(setup.events.onEnded).toHaveBeenCalledOnce();
  };

  it('goes to the next lesson after 8 s, once, as an automatic start', async () => {
    const following = next();
    await toTheEnd({ next: following });
    await passSeconds(6);
    expect(following.onGo).not.toHaveBeenCalled();
    await passSeconds(10);
    expect(following.onGo).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('goes at once when asked, and not as an automatic start', async () => {
    const following = next();
    await toTheEnd({ next: following });
    fireEvent.click(getButton('Play now'));
    expect(following.onGo).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('stays when the countdown is cancelled', async () => {
    const following = next();
    await toTheEnd({ next: following });
    fireEvent.click(getButton('Stay here'));
    await passSeconds(20);
    expect(following.onGo).not.toHaveBeenCalled();
    expect(getButton('Play now')).toHaveFocus();
  });

  it('never takes the page from someone who types, or who turns to a field', async () => {
    const following = next();
    const field = document.createElement('textarea');
    document.body.append(field);
    await toTheEnd({ next: following });
    await passSeconds(3);
    act(() => field.focus());
    await passSeconds(20);
    expect(following.onGo).not.toHaveBeenCalled();
    expect(getButton('Play now')).toBeInTheDocument();
    field.remove();
  });

  it('starts no countdown when there is no next lesson, and plays again from the start', async () => {
    await toTheEnd({});
    expect(screen.queryByText('Play now')).toBeNull();
    fireEvent.click(getButton('Watch again'));
    await passSeconds(1);
    expect(vi.mocked(setup.events.onSeek).mock.lastCall).toEqual([75, 0]);
    expect(setup.events.onPlay).toHaveBeenCalledTimes(2);
    expect(screen.queryByText('Watch again')).toBeNull();
  });
});
