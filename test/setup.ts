import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { isHeldByReact } from './reactTexts';

// The first import of a lazy page took up to 7 s with four processes for each core, loaded content at most 3 s. Whoever
// writes a test watches it, alone on the machine, and learns sooner that something is missing. A run has to stay green.
configure({ asyncUtilTimeout: process.env.VITEST_MODE === 'WATCH' ? 5000 : 15_000 });

// Translators of browsers replace text nodes, which React then changes or removes in vain (`src/shared/ui/elements.ts`).
let texts: Text[] = [];
beforeEach(() => {
  texts = [];
  // Some tests have no document.
  if (!globalThis.document) return;
  // Not a spy, which would hold the results of all tests, and with them their documents.
  document.createTextNode = (text) => {
    const node = Document.prototype.createTextNode.call(document, text);
    texts.push(node);
    return node;
  };
});

// Each test is a tab of its own, although the files of a process share one document.
afterEach(() => {
  cleanup();
  globalThis.document?.body.replaceChildren();
  const bare = texts.filter(isHeldByReact).map(({ data }) => data);
  expect(bare, 'texts beside other content, which need an element of their own').toEqual([]);
  globalThis.sessionStorage?.clear();
});

// Files of one worker share their modules: a page that is still loading when its file ends would fail to load in the next.
afterAll(() => vi.dynamicImportSettled());
