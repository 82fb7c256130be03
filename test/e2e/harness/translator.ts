import type { Page } from '@playwright/test';

/**
 * Translates pages as Chrome does, from their load event on: two `font` elements replace each text node, also later ones.
 * The words stay the same, so that pages can be compared. Must be in one function, which runs in the browser.
 */
function replaceTexts(): void {
  const untouched = 'font, svg, script, style, noscript, textarea, [translate=no], .notranslate';
  const replaceText = (node: Node) => {
    if (
      !(node instanceof Text) ||
      node.data.trim() === '' ||
      !node.parentElement ||
      node.parentElement.closest(untouched)
    )
      return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = node.data;
    outer.append(inner);
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
    node.replaceWith(outer);
  };
  const replaceAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes = [root];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    nodes.forEach(replaceText);
  };
  addEventListener('load', () => {
    replaceAll(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) replaceAll(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

export const translatePage = (page: Page) => page.addInitScript(replaceTexts);

/** Returns what a page shows, without the spaces: elements of a row may or may not be separated by one. */
export const textOf = (page: Page) => page.evaluate(() => document.body.innerText.replace(/\s+/g, ''));
