// @vitest-environment happy-dom
/** Elements with an id or a name become properties of the window: the app reads none by a name that an element could have. */
import { expect, it } from 'vitest';
import { readSources, withoutComments } from '../build/tools/sourceTree';

/** Set by the script in the document's head, before any element. */
const ownGlobals = ['early', 'earlyClicks'];
/** Every browser has them, and no element replaces what the browser itself defines. */
const notInTests = ['caches', 'indexedDB'];

const namesRead = (code: string) =>
  [...withoutComments(code).matchAll(/\b(?:window|globalThis|self)\??\.(\w+)/g)].map(([, name = '']) => name);

it('are of the browser, or set before the first element', () => {
  const sources = [...readSources('src')].filter(([file]) => !/\.test\.|\.test-support\.|\/testing\//.test(file));
  const names = new Set(sources.flatMap(([, code]) => namesRead(code)));
  expect(names.size).toBeGreaterThan(10);
  for (const name of ownGlobals) expect(names).toContain(name);
  const isKnown = (name: string) => ownGlobals.includes(name) || name in window || name in globalThis;
  expect([...names].filter((name) => !isKnown(name)).sort()).toEqual(notInTests);
});

it('would be found', () => {
  expect(namesRead('const a = window.config ?? globalThis?.cfg; // window.comment')).toEqual(['config', 'cfg']);
});
