import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppLink } from '../actions/AppLink';
import { renderUi } from '../testing/renderUi';
import { closeOverlaysOnBack, enterPage } from './openOverlays';
import { useOverlay } from './useOverlay';

interface Entry {
  path: string;
  state: unknown;
}

/** A tab whose history moves when a test says so, as a browser's does a moment after it was asked to. */
function openTab(...entries: Entry[]) {
  let at = entries.length - 1;
  const asked: number[] = [];
  const move = (steps: number) => {
    const to = at + steps;
    if (to < 0 || to >= entries.length) return;
    at = to;
    window.dispatchEvent(new PopStateEvent('popstate', { state: entries[at]?.state }));
  };
  const { history } = window;
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[at]?.state);
  vi.spyOn(history, 'replaceState').mockImplementation((state) => {
    entries[at] = { path: entries[at]?.path ?? '', state };
  });
  vi.spyOn(history, 'pushState').mockImplementation((state, _, path) => {
    entries.splice(at + 1, entries.length, { path: String(path ?? entries[at]?.path), state });
    at += 1;
  });
  vi.spyOn(history, 'back').mockImplementation(() => void asked.push(-1));
  vi.spyOn(history, 'forward').mockImplementation(() => void asked.push(1));
  return {
    /** Presses Back or Forward, or goes further. */
    go: (steps: number) => act(async () => move(steps)),
    /** Lets the browser go where the page has sent it. */
    settle: () => act(async () => asked.splice(0).forEach(move)),
    place: () => entries[at]?.path,
    paths: () => entries.map(({ path }) => path),
    push: (path: string) => history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: path }, '', path),
  };
}

const first: Entry = { path: '/first', state: { idx: 0 } };
const second: Entry = { path: '/second', state: { idx: 1, key: 'b' } };
const third: Entry = { path: '/third', state: { idx: 2, key: 'c' } };

function Overlay({ name, persistent }: { name: string; persistent?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  useOverlay(isOpen, () => setOpen(false), { persistent });
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {name}
      </button>
      {isOpen && (
        <p>
          <span>{`${name} is open`}</span>
          <AppLink href="?there">there</AppLink>
        </p>
      )}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const open = () => screen.queryAllByText(/is open/).map(({ textContent }) => textContent);
/** What the router hears of. */
const heard = vi.fn();
let stop: () => void;

beforeEach(() => {
  heard.mockClear();
  stop = closeOverlaysOnBack();
  window.addEventListener('popstate', heard);
});
afterEach(() => {
  stop();
  window.removeEventListener('popstate', heard);
  vi.restoreAllMocks();
});

describe('Back', () => {
  it('closes the newest overlay each time, and the router hears nothing of it', async () => {
    const tab = openTab(first, second);
    renderUi(
      <>
        <Overlay name="sheet" />
        <Overlay name="menu" />
      </>,
    );
    press('sheet');
    press('menu');
    for (const left of [['sheet is open'], []]) {
      await tab.go(-1);
      await tab.settle();
      expect(open()).toEqual(left);
      expect(tab.place()).toBe('/second');
    }
    expect(heard).not.toHaveBeenCalled();
    expect(tab.paths()).toEqual(['/first', '/second']);
    await tab.go(-1);
    expect(heard).toHaveBeenCalledOnce();
    expect(tab.place()).toBe('/first');
  });

  it('leaves the entries after the one on screen as they are', async () => {
    const tab = openTab(first, second, third);
    enterPage('/second');
    await tab.go(-1);
    renderUi(<Overlay name="sheet" />);
    press('sheet');
    await tab.go(-1);
    await tab.settle();
    expect([tab.place(), open()]).toEqual(['/second', []]);
    heard.mockClear();
    await tab.go(1);
    expect(tab.place()).toBe('/third');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('on the first entry of a visit closes what is open; the next one leaves by one press', async () => {
    const tab = openTab({ path: 'elsewhere', state: null }, first);
    renderUi(<Overlay name="sheet" />);
    for (const _ of ['the first time', 'again']) {
      press('sheet');
      await tab.go(-1);
      await tab.settle();
      expect([tab.place(), open()]).toEqual(['/first', []]);
    }
    expect(tab.paths()).toEqual(['elsewhere', '/first', '/first']);
    press('sheet');
    press('sheet');
    await tab.go(-1);
    await tab.settle();
    expect(tab.place()).toBe('elsewhere');
  });

  it('does not leave from the first entry when it comes from another page', async () => {
    const tab = openTab({ path: 'elsewhere', state: null }, first);
    renderUi(<Overlay name="sheet" />);
    press('sheet');
    press('sheet');
    tab.push('/second');
    enterPage('/second');
    await tab.go(-2);
    await tab.settle();
    expect(tab.place()).toBe('/first');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('pressed twice at once leaves the router where the browser is', async () => {
    const tab = openTab(first, second, third);
    renderUi(<Overlay name="sheet" />);
    press('sheet');
    await tab.go(-1);
    await tab.go(-1);
    await tab.settle();
    expect(tab.place()).toBe('/second');
    expect(open()).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('another page', () => {
  it.each([
    ['by Forward', 1],
    ['by several entries', -2],
  ])('%s closes what is open, without what stays', async (_, steps) => {
    const tab = openTab(first, second, third, { path: '/fourth', state: { idx: 3, key: 'd' } });
    await tab.go(-1);
    heard.mockClear();
    renderUi(
      <>
        <Overlay name="sheet" />
        <Overlay name="message" persistent />
      </>,
    );
    press('sheet');
    press('message');
    await tab.go(steps);
    expect(open()).toEqual(['message is open']);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('behind a link in it closes it, unless the link opens a tab', () => {
    openTab(first, second);
    renderUi(<Overlay name="sheet" />);
    press('sheet');
    const link = screen.getByRole('link', { name: 'there' });
    fireEvent.click(link, { ctrlKey: true });
    expect(open()).toEqual(['sheet is open']);
    fireEvent.click(link);
    expect(open()).toEqual([]);
  });

  it('closes what was opened before the visitor went there, and keeps what was opened since', () => {
    openTab(first, second);
    vi.spyOn(window.location, 'pathname', 'get').mockReturnValueOnce('/second').mockReturnValueOnce('/third');
    renderUi(
      <>
        <Overlay name="sheet" />
        <Overlay name="menu" />
      </>,
    );
    act(() => enterPage('/second'));
    press('sheet');
    press('menu');
    act(() => enterPage('/second'));
    expect(open()).toEqual(['sheet is open', 'menu is open']);
    act(() => enterPage('/third'));
    expect(open()).toEqual(['menu is open']);
  });
});
