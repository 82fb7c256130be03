import { describe, expect, it } from 'vitest';
import { compareReleases, describeChanges } from './changes.ts';
import { typeOf } from './fileRules.ts';
import { cacheClassOf } from './headers.ts';
import type { Release } from './release.ts';

/** Returns a release of files by path; the text stands for their bytes. */
const release = (files: Readonly<Record<string, string>>): Release => ({
  version: '1',
  site: 'https://www.example.com',
  api: '',
  locales: ['en-hk'],
  files: Object.entries(files).map(([path, sha256]) => {
    const cache = path === 'nginx.conf' ? 'hidden' : cacheClassOf(`/${path}`);
    return { path, sha256, bytes: 1, type: typeOf(path), cache };
  }),
});
const pathsOf = (files: readonly { path: string }[]) => files.map(({ path }) => path);

const online = release({
  'assets/core-11111111.js': 'a',
  'assets/page-11111111.js': 'b',
  'en-hk.html': 'old',
  'en-hk/course/1.html': 'same',
  'en-hk/course/2.html': 'gone',
  'fallback/en-hk.html': 'old',
  'first/core.js': 'old',
  'index.html': 'old',
  'nginx.conf': 'old',
  'worker.js': 'old',
});
const next = release({
  'assets/core-22222222.js': 'c',
  'assets/page-11111111.js': 'b',
  'en-hk.html': 'new',
  'en-hk/course/1.html': 'same',
  'en-hk/course/3.html': 'new',
  'fallback/en-hk.html': 'new',
  'first/core.js': 'new',
  'index.html': 'new',
  'nginx.conf': 'new',
  'worker.js': 'new',
});

describe('the changes of a release', () => {
  const changes = compareReleases(next, online);

  it('are uploaded so that no page names what is not there yet', () => {
    expect(pathsOf(changes.upload)).toEqual([
      'assets/core-22222222.js',
      'first/core.js',
      'en-hk.html',
      'en-hk/course/3.html',
      'fallback/en-hk.html',
      'index.html',
      'worker.js',
    ]);
    expect(pathsOf(changes.host)).toEqual(['nginx.conf']);
  });

  it('are purged where they are seen: changed, new and removed documents, and all addresses of a fallback', () => {
    expect(changes.purge).toEqual(
      ['/en-hk', '/en-hk/course/3', '/en-hk/*', '/first/core.js', '/', '/worker.js', '/en-hk/course/2'].map(
        (path) => `https://www.example.com${path}`,
      ),
    );
  });

  it('delete documents at once, and hashed assets one release later', () => {
    expect(changes.delete).toEqual(['en-hk/course/2.html']);
    const before = release({
      'assets/core-00000000.js': 'x',
      'assets/core-11111111.js': 'a',
      'nginx.conf': 'x',
      'old.txt': 'x',
    });
    expect(compareReleases(next, online, [before]).delete).toEqual([
      'en-hk/course/2.html',
      'assets/core-00000000.js',
      'old.txt',
    ]);
  });

  it('are none between equal releases', () => {
    expect(describeChanges(compareReleases(next, next))).toBe(
      'Upload, in this order: 0\nFor the host only, before the documents: 0\nPurge: 0\nDelete: 0',
    );
  });

  it('count a changed type as a changed file', () => {
    const typed = {
      ...online,
      files: online.files.map((file) => (file.path === 'worker.js' ? { ...file, type: 'x/y' } : file)),
    };
    expect(pathsOf(compareReleases(online, typed).upload)).toEqual(['worker.js']);
  });
});
