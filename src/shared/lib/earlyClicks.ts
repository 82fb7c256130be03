/**
 * Clicks on buttons of the build's HTML that React has not hydrated yet, of the whole page or of a part whose code is
 * still loading. React drops such clicks; here they wait. The page's inline script fills the set
 * (`earlyClicksScript` in `build/documents/htmlDocument.ts`).
 */
declare global {
  interface Window {
    /** Buttons in the order of their first click; absent where the page has no HTML of the build. */
    earlyClicks?: Set<HTMLElement>;
  }
}

/** Removes a click that React dispatched. */
export function forgetEarlyClick(target: EventTarget): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button) window.earlyClicks?.delete(button);
}

/**
 * Clicks each waiting button again; a button that is still not hydrated waits for the next call. This runs after the
 * event that is being handled, since React calls effects at its start: the click of that event is not lost.
 */
export function replayEarlyClicks(): void {
  setTimeout(() => {
    const buttons = [...(window.earlyClicks ?? [])];
    window.earlyClicks?.clear();
    for (const button of buttons) if (button.isConnected) button.click();
  }, 0);
}
