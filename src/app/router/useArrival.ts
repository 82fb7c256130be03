import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import {
  historyKeyOf,
  isOpenedAnew,
  readHistoryNumbers,
  writeHistoryNumbers,
} from '@/platform/navigation/historyState';
import { useShownNavigationType } from '@/platform/navigation/useShownNavigationType';
import { isRendered } from '@/shared/lib/isRendered';
import type { Visits } from '../createApp';
import { waitForElement } from './waitForElement';

/** Scroll positions by history entry. */
const storedName = 'scroll';
/** Milliseconds after which a page is laid out whole although the browser is busy. */
const idlePatience = 1000;
/** Milliseconds for which a loading page is kept at the stored position. */
const patience = 10_000;

/** Inputs after which the page belongs to the user. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `top` now, and again whenever the content grows: what arrives above the place moves it. Ends when the user
 * scrolls or presses something. Returns a function that stops this.
 */
function keepScrolledTo(top: number): () => void {
  let reached = 0;
  let height = 0;
  const reach = () => {
    height = document.body.scrollHeight;
    window.scrollTo({ top, behavior: 'instant' });
    reached = window.scrollY;
  };
  reach();
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  // Scroll anchoring would keep the first content in sight while the rest arrives above it.
  const { style } = document.documentElement;
  style.setProperty('overflow-anchor', 'none');
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    style.removeProperty('overflow-anchor');
    window.removeEventListener('scroll', stopWhenMoved);
    for (const type of inputs) window.removeEventListener(type, stop);
  };
  const stopWhenMoved = () => {
    // `content-visibility` changes the page's height on first layout, and the browser then scrolls.
    if (document.body.scrollHeight !== height) reach();
    else if (Math.abs(window.scrollY - reached) > 2) stop();
  };
  const observer = new ResizeObserver(reach);
  observer.observe(document.body);
  const timer = setTimeout(stop, patience);
  window.addEventListener('scroll', stopWhenMoved, { passive: true });
  for (const type of inputs) window.addEventListener(type, stop, { passive: true });
  return stop;
}

/**
 * Lays out what is far from the window (`rendersNear`) when the browser is idle, or `now`, where its exact heights are
 * needed. Returns a function that cancels this.
 */
function layOutWhole(now: boolean): () => void {
  const layOut = () => document.documentElement.setAttribute('data-whole', '');
  if (!now && typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(layOut, { timeout: idlePatience });
    return () => cancelIdleCallback(idle);
  }
  layOut();
  return () => undefined;
}

/** The pathname without language, since a page in another language of its region is the same page. */
const pageOf = (pathname: string) => pathname.replace(/^\/[a-z]{2}-/, '/');

/**
 * Restores scroll and focus after a navigation: Back restores the scroll position, a hash scrolls to its anchor,
 * anything else starts at the top, and the focus moves to the element that the page marks (`data-arrival`), else to its
 * h1. A change of only the query or the language moves nothing.
 */
export function useArrival(visits: Visits): void {
  const { key, pathname, hash } = useLocation();
  const navigationType = useShownNavigationType();
  /** The place that this page has shown last: the browser still knows its heights when Back returns to it. */
  const shown = useRef<string | null>(null);

  useLayoutEffect(() => {
    // Before the position is restored below: the browser would restore its own after it.
    window.history.scrollRestoration = 'manual';
    const save = () => writeHistoryNumbers(storedName, visits.positions ?? {});
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, [visits]);

  useLayoutEffect(() => {
    const known = visits.positions ?? readHistoryNumbers(storedName);
    visits.positions = known;
    const { last } = visits;
    visits.last = { pathname, hash };
    const place = historyKeyOf({ key, pathname });
    const remember = () => {
      known[place] = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    let stop: () => void = () => undefined;
    const samePage = last !== null && pageOf(last.pathname) === pageOf(pathname);
    const isBack = navigationType === 'POP' && (last !== null || !isOpenedAnew());
    const saved = isBack ? known[place] : undefined;
    if (last?.pathname !== pathname) document.documentElement.removeAttribute('data-whole');
    const isRestored = saved !== undefined && shown.current !== place;
    const stopLayout = layOutWhole(isRestored || hash !== '');
    shown.current = place;
    if (saved !== undefined) stop = keepScrolledTo(saved);
    else if (hash && !(samePage && last?.hash === hash)) stop = scrollToAnchor(decodeHash(hash));
    else if (!samePage && last) window.scrollTo({ top: 0, behavior: 'instant' });
    const stopFocus = last && !samePage ? focusHeading() : null;
    return () => {
      stop();
      stopLayout();
      stopFocus?.();
      window.removeEventListener('scroll', remember);
    };
  }, [key, pathname, hash, navigationType, visits]);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Scrolls to an anchor once it is rendered, unless the visitor has scrolled while the page was loading. */
function scrollToAnchor(id: string): () => void {
  const top = window.scrollY;
  return waitForElement(
    () => document.getElementById(id),
    (anchor) => {
      if (Math.abs(window.scrollY - top) <= 2) anchor.scrollIntoView();
    },
  );
}

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Focuses `main` until the h1 is rendered, then the h1 or what the page marks instead, unless the visitor has moved the
 * focus meanwhile.
 */
function focusHeading(): () => void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return () => undefined;
  // Hidden pages have headings too.
  const heading = () => [...main.querySelectorAll<HTMLElement>('h1')].find(isRendered) ?? null;
  const loading = heading() === null;
  if (loading) focusOn(main);
  return waitForElement(heading, (found) => {
    if (loading && document.activeElement !== main) return;
    focusOn(main.querySelector<HTMLElement>('[data-arrival]') ?? found);
  });
}
