/** Waits for content that is still loading: a page's heading or anchor may render after the page itself. */

/**
 * Calls `use` with the element that `find` returns, now or once it is rendered. Returns a function that stops waiting.
 */
export function waitForElement(find: () => HTMLElement | null, use: (found: HTMLElement) => void): () => void {
  const attempt = () => {
    const found = find();
    if (found) use(found);
    return found !== null;
  };
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (attempt()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
