import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { AnchorTabs } from './AnchorTabs';

/** Top edge of each part in the window, in pixels; each part is 500 px high. */
const tops = { about: 0, lessons: 0, reviews: 0 };
type Part = keyof typeof tops;
const height = 500;
const windowHeight = 800;

/** Observes the parts as a browser does: tells its callback only what has changed. */
class PartObserver {
  static all: PartObserver[] = [];
  private readonly seen = new Map<Element, boolean>();
  private readonly callback: IntersectionObserverCallback;
  private readonly top: number;
  private readonly bottom: number;

  constructor(callback: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
    this.callback = callback;
    const [above = '', , below = ''] = rootMargin.split(' ');
    const share = below.endsWith('%') ? windowHeight / 100 : 1;
    this.top = -Number.parseFloat(above);
    this.bottom = windowHeight + Number.parseFloat(below) * share;
    PartObserver.all.push(this);
  }

  observe(part: Element) {
    this.seen.set(part, false);
  }

  disconnect() {
    this.seen.clear();
  }

  check() {
    const changed = [...this.seen].flatMap(([target, before]) => {
      const { top } = target.getBoundingClientRect();
      const isIntersecting = top < this.bottom && top + height > this.top;
      this.seen.set(target, isIntersecting);
      return isIntersecting === before ? [] : [{ target, isIntersecting } as IntersectionObserverEntry];
    });
    if (changed.length > 0) this.callback(changed, this as unknown as IntersectionObserver);
  }
}

const scrollTo = (y: number) =>
  act(async () => {
    for (const [index, part] of (['about', 'lessons', 'reviews'] as const).entries())
      tops[part] = 600 + index * height - y;
    for (const observer of PartObserver.all) observer.check();
  });
const current = () => screen.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))?.textContent;

beforeEach(() => {
  PartObserver.all = [];
  vi.stubGlobal('IntersectionObserver', PartObserver);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.id as Part] ?? 0 } as DOMRect;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the tabs of a page with parts', () => {
  it('name the part that is read, and the first one again after a jump from the end to the top', async () => {
    await act(
      async () =>
        void renderUi(
          <>
            <AnchorTabs
              label="Parts"
              items={[
                { key: 'about', label: 'About' },
                { key: 'lessons', label: 'Lessons' },
                { key: 'reviews', label: 'Reviews' },
              ]}
            />
            <section id="about" />
            <section id="lessons" />
            <section id="reviews" />
          </>,
        ),
    );
    await scrollTo(0);
    expect(current()).toBe('About');
    await scrollTo(1000);
    expect(current()).toBe('Lessons');
    await scrollTo(1500);
    expect(current()).toBe('Reviews');
    // Below the last part.
    await scrollTo(2200);
    expect(current()).toBe('Reviews');
    await scrollTo(0);
    expect(current()).toBe('About');
  });
});
