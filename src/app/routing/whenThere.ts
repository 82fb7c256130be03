/** Waits for content that is still loading: the heading and the anchor of a page may come after the page itself. */

/** Hands over what `find` finds, now or as soon as it is rendered. Returns how to stop waiting. */
export function whenThere(find: () => HTMLElement | null, use: (found: HTMLElement) => void): () => void {
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
