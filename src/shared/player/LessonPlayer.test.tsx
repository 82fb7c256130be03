import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { button, pass, preparePlayer, settings, words } from './testing/renderPlayer';
import type { LessonPlayerHandle, LessonPlayerProps } from './types';

const world = preparePlayer();

describe('a lesson', () => {
  it('continues at the saved second and reports what happens', async () => {
    render(<StrictMode>{world.element({ startAt: 20 })}</StrictMode>);
    await pass(1);
    expect(world.events.onReady).toHaveBeenCalledExactlyOnceWith(75);
    fireEvent.click(button('Continue from 0:20'));
    await pass(3);
    expect(world.events.onPlay).toHaveBeenCalledExactlyOnceWith(20);
    expect(vi.mocked(world.events.onTime).mock.lastCall?.[0]).toBeGreaterThan(22);
    expect(world.events.onSeek).not.toHaveBeenCalled();
    fireEvent.click(button('Pause'));
    await pass(1);
    expect(world.events.onPause).toHaveBeenCalledOnce();
  });

  it('sends a heartbeat for every 15 s of playing, whatever the speed', async () => {
    render(world.element({ autoPlay: true, settings: { ...settings, rate: 2 } }));
    await pass(14);
    expect(world.events.onHeartbeat).not.toHaveBeenCalled();
    await pass(2);
    expect(world.events.onHeartbeat).toHaveBeenCalledOnce();
    await pass(15);
    expect(world.events.onHeartbeat).toHaveBeenCalledTimes(2);
    await pass(10);
    expect(world.events.onEnded).toHaveBeenCalledExactlyOnceWith(75);
  });

  it('plays for an hour: each heartbeat is later than the one before, and nothing piles up', async () => {
    world.video.duration = 3600;
    render(world.element({ autoPlay: true, duration: 3600 }));
    await pass(60);
    const [timers, nodes] = [vi.getTimerCount(), document.querySelectorAll('*').length];
    await pass(3520);
    expect(vi.getTimerCount()).toBeLessThanOrEqual(timers);
    expect(document.querySelectorAll('*')).toHaveLength(nodes);
    await pass(60);
    const heartbeats = vi.mocked(world.events.onHeartbeat).mock.calls.map(([seconds]) => Math.round(seconds));
    expect(heartbeats).toEqual(Array.from(heartbeats, (_, index) => 15 * (index + 1)));
    expect(heartbeats).toHaveLength(240);
    expect(world.events.onEnded).toHaveBeenCalledExactlyOnceWith(3600);
  });

  it('tells a pause when it leaves the page while it plays', async () => {
    const { unmount } = render(world.element({ autoPlay: true }));
    await pass(3);
    unmount();
    expect(world.events.onPause).toHaveBeenCalledOnce();
  });

  it('obeys its handle', async () => {
    const handle = createRef<LessonPlayerHandle>();
    render(world.element({}, handle));
    await pass(1);
    act(() => handle.current?.seek(500));
    await pass(0.1);
    expect(handle.current?.currentTime()).toBe(75);
    expect(world.events.onSeek).toHaveBeenCalledExactlyOnceWith(0, 75);
    act(() => handle.current?.seek(10));
    act(() => handle.current?.play());
    await pass(1);
    expect(world.events.onPlay).toHaveBeenCalled();
    act(() => handle.current?.pause());
    await pass(1);
    expect(world.events.onPause).toHaveBeenCalled();
  });

  it('waits for a tap when the browser refuses to start', async () => {
    world.video.isBlocked = true;
    render(world.element({ autoPlay: true }));
    await pass(1);
    expect(screen.getByText(words.start.blocked)).toBeInTheDocument();
    world.video.isBlocked = false;
    fireEvent.click(button('Play video'));
    await pass(1);
    expect(screen.queryByText(words.start.blocked)).toBeNull();
    expect(world.events.onPlay).toHaveBeenCalledOnce();
  });
});

describe('the end', () => {
  const next = () => ({ title: 'The formula', onGo: vi.fn() });
  const toTheEnd = async (props: Partial<LessonPlayerProps>) => {
    render(world.element({ startAt: 65, autoPlay: true, ...props }));
    await pass(11);
    expect(world.events.onEnded).toHaveBeenCalledOnce();
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
    expect(button('Play now')).toHaveFocus();
  });

  it('never takes the page from someone who types, or who turns to a field', async () => {
    const following = next();
    const field = document.createElement('textarea');
    document.body.append(field);
    await toTheEnd({ next: following });
    await pass(3);
    act(() => field.focus());
    await pass(20);
    expect(following.onGo).not.toHaveBeenCalled();
    expect(button('Play now')).toBeInTheDocument();
    field.remove();
  });

  it('starts no countdown when there is no next lesson, and plays again from the start', async () => {
    await toTheEnd({});
    expect(screen.queryByText('Play now')).toBeNull();
    fireEvent.click(button('Watch again'));
    await pass(1);
    expect(vi.mocked(world.events.onSeek).mock.lastCall).toEqual([75, 0]);
    expect(world.events.onPlay).toHaveBeenCalledTimes(2);
    expect(screen.queryByText('Watch again')).toBeNull();
  });
});
