/** Milliseconds after which nothing waits any longer for a frame: the tab may have been hidden meanwhile. */
const longestFrame = 200;

/** Resolves once the browser has painted the present state of the page; at once in a hidden tab, which is not painted. */
export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestFrame);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // The browser paints between this callback and the next task.
      setTimeout(resolve);
    });
  });
}
