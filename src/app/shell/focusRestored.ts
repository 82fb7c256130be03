/** Moves the focus after Undo, whose button disappears. */

/** Milliseconds within which what is restored must appear. */
const longest = 3000;

const linkTo = (path: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(({ pathname }) => pathname.endsWith(path)) ??
  null;

/**
 * Focuses the link to what was restored, as soon as it is on the page; meanwhile, and without a path, the page's content
 * or the open dialog. A visitor who has moved on keeps their focus.
 */
export function focusRestored(path: string | null): void {
  const here = document.activeElement?.closest<HTMLElement>('dialog') ?? document.querySelector<HTMLElement>('main');
  here?.focus({ preventScroll: true });
  if (path === null) return;
  const focus = (): boolean => {
    const link = linkTo(path);
    const isFree = document.activeElement === here || document.activeElement === document.body;
    if (link && isFree) link.focus();
    return link !== null;
  };
  if (focus()) return;
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), longest);
}
