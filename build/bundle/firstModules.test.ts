import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { entryModule, hubModules, stableTemplate, writeHubModules } from './firstModules.ts';
import { importMapsOf } from './stableNames.ts';

const template = (version: number) => `<head>
<script type="importmap">{"imports":{"#index":"/assets/index-0000000${version}.js","#core":"/assets/core-0000000${version}.js"},"integrity":{"/assets/core-0000000${version}.js":"sha384-${version}"}}</script>
<title>x</title>
<script type="module" crossorigin src="/assets/index-0000000${version}.js" integrity="sha384-${version}"></script>
<link rel="modulepreload" crossorigin href="/assets/core-0000000${version}.js">
</head>`;

it('gives a page the same names in every deployment', () => {
  const text = stableTemplate(template(1), '/first/course/en-hk.js');
  expect(stableTemplate(template(2), '/first/course/en-hk.js')).toBe(text);
  expect(text).toContain('<script type="module" crossorigin src="/first/course/en-hk.js"></script>');
  expect(importMapsOf(text).map((map) => JSON.parse(map) as unknown)).toEqual([
    { imports: { '#index': '/first/index.js', '#core': '/first/core.js' } },
  ]);
  expect(text).not.toContain('/assets/');
  expect(hubModules(text)).toEqual(['/first/index.js', '/first/core.js']);
});

function distWith(core: string) {
  const dist = mkdtempSync(join(tmpdir(), 'first-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'assets/core-00000001.js'), core);
  writeFileSync(join(dist, 'assets/index-00000001.js'), 'import{a}from"#core";');
  return dist;
}

it('writes a module behind each of these names, which is the file of this build', async () => {
  const dist = distWith('const a=1;export{a};');
  await writeHubModules(dist, template(1));
  expect(readdirSync(join(dist, 'first')).sort()).toEqual(['core.js', 'index.js']);
  expect(readFileSync(join(dist, 'first/core.js'), 'utf8')).toBe('export * from "/assets/core-00000001.js";\n');
});

it.each(['export default 1;', 'const a=1;export{a as default};'])(
  'refuses a chunk whose default would be lost: %s',
  async (core) => {
    await expect(writeHubModules(distWith(core), template(1))).rejects.toThrow('core-00000001.js has a default export');
  },
);

describe('the module that starts a page', () => {
  const text = entryModule(['/assets/index-1.js', '/assets/core-1.js', '/assets/CoursePage-1.js']);

  /** Runs the module. Returns its imports and links, and a function that paints the next frame. */
  function start(hidden: boolean) {
    const links: object[] = [];
    const imported: string[] = [];
    const frames: (() => void)[] = [];
    const document = {
      hidden,
      createElement: () => ({}),
      head: { append: (...all: object[]) => void links.push(...all) },
    };
    new Function('document', 'requestAnimationFrame', 'setTimeout', 'load', text.replace('import(', 'load('))(
      document,
      (frame: () => void) => void frames.push(frame),
      (next: () => void) => void next(),
      (name: string) => void imported.push(name),
    );
    return { links, imported, paint: () => frames.shift()?.() };
  }
  const all = [
    { rel: 'modulepreload', href: '/assets/core-1.js' },
    { rel: 'modulepreload', href: '/assets/CoursePage-1.js' },
  ];

  it('loads what the page needs in parallel, and starts the app, once the page was painted', () => {
    const { links, imported, paint } = start(false);
    expect([links, imported]).toEqual([[], []]);
    paint();
    expect([links, imported]).toEqual([all, ['/assets/index-1.js']]);
  });

  it('begins at once in a hidden page', () => {
    const { links, imported } = start(true);
    expect([links, imported]).toEqual([all, ['/assets/index-1.js']]);
  });
});
