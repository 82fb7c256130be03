/** Elements whose keys a shortcut must leave alone. */
export const typingSelector =
  'input:not([type=range]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox]';
/** Behind a dialog the page is inert. */
export const dialogSelector = 'dialog, [role=dialog], [role=alertdialog]';

/** Returns whether the visitor is typing or in a dialog, so that the page should not change. */
export function isTypingOrInDialog(target: unknown): boolean {
  return target instanceof Element && target.closest(`${typingSelector}, ${dialogSelector}`) !== null;
}
