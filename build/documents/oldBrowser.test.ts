import { runInNewContext } from 'node:vm';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { oldBrowserScript } from './oldBrowser.ts';

interface Browser {
  importMaps?: boolean;
  units?: boolean;
  containers?: boolean;
  inert?: boolean;
  findLast?: boolean;
  /** False for browsers that have neither a list of script types nor a question about styles. */
  asks?: boolean;
}

/** Runs the script in a browser with these features and returns the attributes that it leaves. */
function run(browser: Browser, isEmpty = false) {
  const { importMaps = true, units = true, containers = true, inert = true, findLast = true, asks = true } = browser;
  const attributes = (...names: string[]) => {
    const set = new Set(names);
    return {
      set,
      hasAttribute: (name: string) => set.has(name),
      removeAttribute: (name: string) => set.delete(name),
      setAttribute: (name: string) => set.add(name),
    };
  };
  const box = attributes('hidden', ...(isEmpty ? ['data-empty'] : []));
  const page = attributes();
  const window: Record<string, unknown> = {};
  if (asks) {
    window.HTMLScriptElement = { supports: (type: string) => type === 'importmap' && importMaps };
    window.CSS = { supports: (name: string) => ({ height: units, 'container-type': containers })[name] ?? false };
  }
  const body = {
    ...(inert && { inert: false }),
    firstChild: null,
    insertBefore: (child: object) => void moved.push(child),
  };
  const moved: object[] = [];
  const document = { getElementById: () => box, body, documentElement: page };
  const removed = findLast ? '' : 'delete Array.prototype.findLast;';
  runInNewContext(removed + oldBrowserScript, { ...window, window, document });
  expect(moved).toEqual(box.set.has('hidden') ? [] : [box]);
  return { isShown: !box.set.has('hidden'), isAlone: page.set.has('data-too-old') };
}

describe('the message for older browsers', () => {
  it('stays hidden in a browser that is new enough', () => {
    expect(run({})).toEqual({ isShown: false, isAlone: false });
    expect(run({}, true)).toEqual({ isShown: false, isAlone: false });
  });

  it.each<Browser>([{ units: false }, { containers: false }, { inert: false }, { findLast: false }])(
    'is shown above the page in a browser that runs the app, with %o',
    (browser) => {
      expect(run(browser)).toEqual({ isShown: true, isAlone: false });
      expect(run(browser, true)).toEqual({ isShown: true, isAlone: false });
    },
  );

  it.each<Browser>([{ importMaps: false }, { asks: false }])(
    'stands alone where no module runs and the document has no content, with %o',
    (browser) => {
      expect(run(browser)).toEqual({ isShown: true, isAlone: false });
      expect(run(browser, true)).toEqual({ isShown: true, isAlone: true });
    },
  );

  it('is written in the language of old browsers', () => {
    const found = new Set<string>();
    JSON.stringify(parseAst(oldBrowserScript), (_, value: { type?: string; kind?: string } | null) => {
      if (typeof value?.type === 'string') found.add(value.kind ? `${value.type} ${value.kind}` : value.type);
      return value;
    });
    const newer = /Arrow|Template|Class|Spread|Chain|Pattern|Await|Yield| (let|const)$/;
    expect([...found].filter((type) => newer.test(type))).toEqual([]);
    expect(found).toContain('VariableDeclaration var');
  });
});
