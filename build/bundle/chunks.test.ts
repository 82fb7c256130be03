import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readChunks } from './chunks.ts';

function written(manifest: object): string {
  const dist = mkdtempSync(join(tmpdir(), 'chunks-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  return dist;
}

const manifest = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_core-1.js'], css: ['assets/index-1.css'] },
  '_core-1.js': { file: 'assets/core-1.js', css: ['assets/core-1.css'] },
  'src/LoginPage.tsx': {
    file: 'assets/LoginPage-1.js',
    imports: ['_core-1.js', '_form-1.js'],
    css: ['assets/LoginPage-1.css'],
  },
  '_form-1.js': { file: 'assets/form-1.js', imports: ['src/LoginPage.tsx'], css: ['assets/core-1.css'] },
};

it('finds all that a page needs, each once, the entry first and the styles of what it imports before its own', async () => {
  const firstLoad = await readChunks(written(manifest));
  expect(firstLoad(['src/LoginPage.tsx'])).toEqual({
    modules: ['/assets/index-1.js', '/assets/core-1.js', '/assets/LoginPage-1.js', '/assets/form-1.js'],
    styles: ['/assets/core-1.css', '/assets/index-1.css', '/assets/LoginPage-1.css'],
  });
  expect(firstLoad([]).modules).toEqual(['/assets/index-1.js', '/assets/core-1.js']);
});

it('fails for a source without a chunk, and for a build without an entry', async () => {
  const firstLoad = await readChunks(written(manifest));
  expect(() => firstLoad(['src/GonePage.tsx'])).toThrow('No chunk for src/GonePage.tsx');
  await expect(readChunks(written({ a: { file: 'a.js' } }))).rejects.toThrow('No entry');
});
