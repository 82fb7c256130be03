/** Open overlays: dialogs, sheets, menus. Back closes the newest one and leaves the page as it is. */

export interface Overlay {
  close(): void;
  /** Stays open when another page opens. */
  persistent: boolean;
}

/** State of a history entry: the router's number and key, and our mark. */
interface EntryState {
  idx?: number;
  key?: string;
  /** The entry below the first one of a visit, with the same page. */
  isBelowFirst?: boolean;
}

/** The newest is the last; each with the path that it was opened on. */
const overlays: (Overlay & { path: string })[] = [];
/** The entry that is on screen. */
let shown: EntryState = {};
/** The path of the page that is on screen; the address has that of a page which is still loading. */
let shownPath = '';
/** True between a Back that closed an overlay and the return to the entry on screen. */
let isReturning = false;

const currentEntry = (): EntryState => (window.history.state as EntryState | null) ?? {};

/** Adds an overlay; returns a function that removes it. */
export function addOverlay(opened: Overlay): () => void {
  const overlay = { ...opened, path: window.location.pathname };
  overlays.push(overlay);
  if (!isReturning) {
    addEntryBelow();
    shown = currentEntry();
  }
  return () => {
    const at = overlays.indexOf(overlay);
    if (at >= 0) overlays.splice(at, 1);
  };
}

/** Closes all overlays that do not stay open over other pages, except the overlays of `path`. */
export function closeOverlays(path?: string): void {
  for (const overlay of [...overlays].reverse()) if (!overlay.persistent && overlay.path !== path) overlay.close();
}

/** Remembers the entry on screen, and closes what is of another page; the router calls it after each navigation. */
export function enterPage(path: string): void {
  isReturning = false;
  shown = currentEntry();
  if (path !== shownPath) closeOverlays(path);
  shownPath = path;
}

/**
 * Back from the first entry of a visit leads to another document or out of the browser, which nobody can prevent. Adds an
 * entry with the same page, so that Back arrives at the first one instead.
 */
function addEntryBelow(): void {
  const { isBelowFirst, ...state } = currentEntry();
  if (state.idx !== 0) return;
  window.history.replaceState({ ...state, isBelowFirst: true }, '');
  window.history.pushState({ ...state, idx: 1 }, '');
}

/**
 * Makes Back close the newest overlay. The browser has already gone back when it says so: this hides it from the router
 * and goes forward again, so that the history stays as it was. Call it before the router starts to listen.
 */
export function closeOverlaysOnBack(): () => void {
  const arrive = (event: PopStateEvent) => {
    const [left, arrived] = [shown, currentEntry()];
    const isOwnReturn = isReturning && arrived.idx === left.idx && arrived.key === left.key;
    const isBack = !isReturning && left.idx !== undefined && arrived.idx === left.idx - 1;
    const newest = overlays.at(-1);
    isReturning = false;
    if (isOwnReturn) event.stopImmediatePropagation();
    else if (isBack && newest) {
      event.stopImmediatePropagation();
      isReturning = true;
      newest.close();
      window.history.forward();
    } else if (isBack && arrived.isBelowFirst && arrived.key === left.key) {
      event.stopImmediatePropagation();
      shown = arrived;
      window.history.back();
    } else {
      shown = arrived;
      closeOverlays();
    }
  };
  window.addEventListener('popstate', arrive);
  return () => window.removeEventListener('popstate', arrive);
}
