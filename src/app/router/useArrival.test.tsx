import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Visits } from '../createApp';
import { useArrival } from './useArrival';

/** The page's scroll position, limited to `tallest` as for a page that is still short. */
let scrolled = 0;
let tallest = Number.POSITIVE_INFINITY;
let anchors: string[] = [];
/** The height of the page's content. */
let tall = 1000;
let grow: () => void = () => {};

beforeEach(() => {
  scrolled = 0;
  tallest = Number.POSITIVE_INFINITY;
  anchors = [];
  tall = 1000;
  vi.spyOn(document.body, 'scrollHeight', 'get').mockImplementation(() => tall);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => {
    scrolled = Math.min(top, tallest);
    window.dispatchEvent(new Event('scroll'));
  });
  window.scrollTo = globalThis.scrollTo;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function anchor(this: Element) {
    anchors.push(this.id);
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

let navigate: NavigateFunction;

function Screen({ visits }: { visits: Visits }) {
  const { pathname } = useLocation();
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  });
  useArrival(visits);
  return (
    <main tabIndex={-1}>
      {pathname !== '/bare' && <h1>{pathname}</h1>}
      <p id="faq">FAQ</p>
    </main>
  );
}

function open(
  url: string,
  visits: Visits = { entered: null, begun: false, read: {}, last: null, viewed: null, positions: null },
) {
  return render(
    <MemoryRouter initialEntries={[url]}>
      <Screen visits={visits} />
    </MemoryRouter>,
  );
}

const go = (to: string | number) => act(async () => void (typeof to === 'number' ? navigate(to) : navigate(to)));
const scroll = (top: number) => {
  scrolled = top;
  window.dispatchEvent(new Event('scroll'));
};
const focused = () => document.activeElement?.textContent;

describe('arriving', () => {
  it('starts a new page at the top and puts the focus on its h1', async () => {
    open('/a');
    expect(document.activeElement).toBe(document.body);
    scroll(700);
    await go('/b');
    expect([scrolled, focused()]).toEqual([0, '/b']);
  });

  it('leaves everything where it is when only the query changes', async () => {
    open('/a');
    await go('/b');
    scroll(700);
    document.querySelector('main')?.focus();
    await go('/b?tab=x');
    expect(scrolled).toBe(700);
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('leaves everything where it is in another language of the region, and starts another region at the top', async () => {
    open('/en-hk/b');
    await go('/en-hk');
    scroll(700);
    await go('/zh-hk');
    expect([scrolled, focused()]).toEqual([700, '/zh-hk']);
    await go('/zh-tw');
    expect(scrolled).toBe(0);
  });

  it('puts the focus on the page itself where there is no h1', async () => {
    open('/a');
    await go('/bare');
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('goes to the anchor of a hash, on the first page, another page and the same one', async () => {
    open('/a#faq');
    expect(anchors).toEqual(['faq']);
    await go('/b#faq');
    expect(anchors).toEqual(['faq', 'faq']);
    await go('/b');
    await go('/b#faq');
    expect(anchors).toHaveLength(3);
  });

  it.each(['#nothing', '#%E0%A4%A', '#'])('survives the hash %s', async (hash) => {
    open('/a');
    await go(`/b${hash}`);
    expect(anchors).toEqual([]);
  });
});

describe('what is far from the window', () => {
  let idle: () => void = () => {};
  beforeEach(() => {
    idle = () => {};
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
      idle = callback;
      return 1;
    });
    vi.stubGlobal('cancelIdleCallback', () => {
      idle = () => {};
    });
    document.documentElement.removeAttribute('data-whole');
  });
  const isWhole = () => document.documentElement.hasAttribute('data-whole');

  it('is laid out when the browser is idle, on every page', async () => {
    open('/a');
    expect(isWhole()).toBe(false);
    idle();
    expect(isWhole()).toBe(true);
    await go('/b');
    expect(isWhole()).toBe(false);
    idle();
    expect(isWhole()).toBe(true);
    await go('/b?tab=x');
    expect(isWhole()).toBe(true);
  });

  it('is laid out at once for an anchor, and after a reload', async () => {
    const first = open('/a');
    scroll(700);
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();
    open('/a');
    expect([isWhole(), scrolled]).toEqual([true, 700]);
    await go('/b');
    expect(isWhole()).toBe(false);
    await go('/b#faq');
    expect(isWhole()).toBe(true);
  });
});

describe('coming back', () => {
  it('restores where the visitor was, both ways', async () => {
    open('/a');
    scroll(700);
    await go('/b');
    scroll(90);
    await go(-1);
    expect([scrolled, focused()]).toEqual([700, '/a']);
    await go(1);
    expect(scrolled).toBe(90);
  });

  it('waits for content that is still growing, until the visitor scrolls', async () => {
    open('/a');
    scroll(700);
    await go('/b');
    tallest = 300;
    await go(-1);
    expect(scrolled).toBe(300);
    tallest = 900;
    grow();
    expect(scrolled).toBe(700);
    scroll(100);
    grow();
    expect(scrolled).toBe(100);
  });

  it('keeps the place when something arrives above it, until the visitor presses something', async () => {
    open('/a');
    scroll(700);
    await go('/b');
    await go(-1);
    expect(scrolled).toBe(700);
    expect(document.documentElement.style.overflowAnchor).toBe('none');
    // The page was too short for a moment.
    scrolled = 500;
    grow();
    expect(scrolled).toBe(700);
    // The browser has moved with a page that has become taller.
    tall = 1200;
    scroll(900);
    expect(scrolled).toBe(700);
    window.dispatchEvent(new Event('pointerdown'));
    expect(document.documentElement.style.overflowAnchor).toBe('');
    scrolled = 900;
    grow();
    expect(scrolled).toBe(900);
  });

  it('lets go as soon as the visitor scrolls', async () => {
    open('/a');
    scroll(700);
    await go('/b');
    tallest = 300;
    await go(-1);
    window.dispatchEvent(new Event('wheel'));
    tallest = 900;
    grow();
    expect(scrolled).toBe(300);
  });

  it('remembers positions over a reload', async () => {
    const first = open('/a');
    scroll(700);
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();
    scrolled = 0;
    open('/a');
    expect(scrolled).toBe(700);
  });

  it('takes no other page’s place for its own after a load, and begins at the top when its address is opened again', () => {
    const places = { 'default /courses': 700 };
    const load = (url: string) => {
      scrolled = 0;
      sessionStorage.setItem('app.scroll', JSON.stringify(places));
      open(url);
      return scrolled;
    };
    expect([load('/courses'), load('/classes')]).toEqual([700, 0]);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as never]);
    expect(load('/courses')).toBe(0);
  });

  it('starts at the top where storage is denied or holds something else', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    open('/a');
    expect(scrolled).toBe(0);
    cleanup();
    vi.mocked(Storage.prototype.getItem).mockReturnValue('null');
    expect(() => open('/a')).not.toThrow();
  });
});
