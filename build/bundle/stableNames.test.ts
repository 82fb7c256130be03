import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { giveStableNames, importMapsOf } from './stableNames.ts';

const chunks: Record<string, string> = {
  'index-aaaaaaaa.js':
    'import{a}from"./core-bbbbbbbb.js";const d=["assets/Page-cccccccc.js"];()=>import("./Page-cccccccc.js")',
  'core-bbbbbbbb.js': 'export const a=1',
  'Page-cccccccc.js': 'import{a}from"./core-bbbbbbbb.js";import{b}from"./list-dddddddd.js"',
  // A dialog that the list opens imports the list: a cycle.
  'list-dddddddd.js': 'export const b=2;()=>import("./Dialog-eeeeeeee.js")',
  'Dialog-eeeeeeee.js': 'import{b}from"./list-dddddddd.js"',
};
const manifest = {
  'index.html': { file: 'assets/index-aaaaaaaa.js', isEntry: true, imports: ['_core.js'] },
  '_core.js': { file: 'assets/core-bbbbbbbb.js' },
  'src/Page.tsx': { file: 'assets/Page-cccccccc.js', imports: ['_core.js'] },
};

async function built(changes: Record<string, string> = {}, maps: Record<string, string> = {}) {
  const dist = mkdtempSync(join(tmpdir(), 'names-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const folder of ['.vite', 'assets']) mkdirSync(join(dist, folder));
  for (const [name, code] of Object.entries({ ...chunks, ...changes, ...maps }))
    writeFileSync(join(dist, 'assets', name), code);
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(dist, 'index.html'), '<title>x</title><script src="/assets/index-aaaaaaaa.js"></script>');
  await giveStableNames(dist);
  const files = readdirSync(join(dist, 'assets'));
  const nameOf = (stem: string) => files.find((file) => file.startsWith(`${stem}-`)) ?? '';
  return { dist, nameOf, files, read: (file: string) => readFileSync(join(dist, file), 'utf8') };
}

const stems = ['index', 'core', 'Page', 'list', 'Dialog'];

it('imports what every page needs by a name that stays, and says in the page which file that is', async () => {
  const { nameOf, read, files } = await built();
  expect(read(`assets/${nameOf('Page')}`)).toBe(`import{a}from"#core"             ;import{b}from"./${nameOf('list')}"`);
  expect(read(`assets/${nameOf('index')}`)).toContain(`import("./${nameOf('Page')}")`);
  const html = read('index.html');
  const { imports } = JSON.parse(importMapsOf(html).join()) as { imports: unknown };
  expect(imports).toEqual({ '#index': `/assets/${nameOf('index')}`, '#core': `/assets/${nameOf('core')}` });
  expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('<script src'));
  expect(html).toContain(`src="/assets/${nameOf('index')}" integrity="sha384-`);
  expect(read('.vite/manifest.json')).toContain(`"assets/${nameOf('Page')}"`);
  expect(files).toHaveLength(stems.length);
});

it('says in the page what the files of the first load contain', async () => {
  const { nameOf, read } = await built();
  const html = read('index.html');
  const hashOf = (stem: string) =>
    `sha384-${createHash('sha384')
      .update(read(`assets/${nameOf(stem)}`))
      .digest('base64')}`;
  const { integrity } = JSON.parse(importMapsOf(html).join()) as { integrity: unknown };
  expect(integrity).toEqual({
    [`/assets/${nameOf('index')}`]: hashOf('index'),
    [`/assets/${nameOf('core')}`]: hashOf('core'),
  });
  expect(html).toContain(`integrity="${hashOf('index')}"`);
});

it('keeps source maps beside the build, under the new names of their scripts', async () => {
  const { nameOf, files, dist } = await built({}, { 'Page-cccccccc.js.map': '{"version":3}' });
  expect(files).toHaveLength(stems.length);
  expect(readdirSync(`${dist}-maps`)).toEqual([`${nameOf('Page')}.map`]);
  rmSync(`${dist}-maps`, { recursive: true });
});

it.each([
  ['core', 'core-bbbbbbbb.js', ['core']],
  ['Page', 'Page-cccccccc.js', ['index', 'Page']],
  ['Dialog', 'Dialog-eeeeeeee.js', ['index', 'Page', 'list', 'Dialog']],
])('a line in %s renames that, and what names it outside the first load', async (_, file, renamed) => {
  const before = await built();
  const after = await built({ [file]: `${chunks[file]};1` });
  expect(stems.filter((stem) => before.nameOf(stem) !== after.nameOf(stem))).toEqual(renamed);
});

it('refuses a chunk that would have to be renamed with the first load after all', async () => {
  await expect(built({ 'Page-cccccccc.js': 'const d=["assets/core-bbbbbbbb.js"]' })).rejects.toThrow(
    'Page-cccccccc.js names core-bbbbbbbb.js other than by a static import',
  );
});
