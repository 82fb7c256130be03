import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { emptyEnv } from '../../test/buildEnv.ts';
import { readSources } from '../tools/sourceTree.ts';
import { hostingPlugin } from './hostingPlugin.ts';
import { addressOf, readRelease, writeRelease } from './release.ts';

const env = { ...emptyEnv, VITE_SITE_URL: 'https://www.example.com', VITE_API_URL: 'https://api.example.com' };

function writeFolder(files: Readonly<Record<string, string>>): string {
  const dist = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(dist, name, '..'), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  return dist;
}

it('lists all files of a build but itself, with what a host must know of them', async () => {
  const dist = writeFolder({
    'nginx.conf': '',
    'en-hk/login.html': 'page',
    'assets/main-Bx3k_9aZ.js': 'a()',
    '.vite/manifest.json': '{}',
    'release.json': 'of an earlier build',
  });
  await writeRelease(dist, env, ['en-hk']);
  const { version, files, ...rest } = await readRelease(join(dist, 'release.json'));
  expect(rest).toEqual({ site: 'https://www.example.com', api: 'https://api.example.com', locales: ['en-hk'] });
  expect(version).toMatch(/^\d+\.\d+/);
  expect(files.map(({ path, bytes, type, cache }) => [path, bytes, type, cache])).toEqual([
    ['.vite/manifest.json', 2, 'application/json; charset=utf-8', 'hidden'],
    ['assets/main-Bx3k_9aZ.js', 3, 'text/javascript; charset=utf-8', 'hashed'],
    ['en-hk/login.html', 4, 'text/html; charset=utf-8', 'document'],
    ['nginx.conf', 0, 'application/octet-stream', 'hidden'],
  ]);
  expect(files[2]?.sha256).toBe('3660315a9af3df255d8f19ab077e4797822b41488a0e2a04bc6af71213c23274');
});

it.each([
  ['index.html', '/'],
  ['en-hk.html', '/en-hk'],
  ['en-hk/course/7.html', '/en-hk/course/7'],
  ['worker.js', '/worker.js'],
  ['a b.txt', '/a%20b.txt'],
])('sees %s at %s', (path, address) => expect(addressOf(path)).toBe(address));

it.each([
  ['a missing file', {}, 'is missing: `npm run build`'],
  ['another file', { 'release.json': '<html>' }, 'is no list of a build'],
  ['other data', { 'release.json': '{"files":7}' }, 'is no list of a build'],
])('refuses %s', async (_, files, message) => {
  await expect(readRelease(join(writeFolder(files), 'release.json'))).rejects.toThrow(message);
});

it('writes the same files at any time for one SOURCE_DATE_EPOCH', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1795771113');
  onTestFinished(() => void vi.unstubAllEnvs());
  const dist = writeFolder({});
  const { writeBundle } = hostingPlugin({ ...env, VITE_SECURITY_CONTACT: 'mailto:a@b.example' });
  await (writeBundle as (options: { dir: string }) => Promise<void>)({ dir: dist });
  expect(readFileSync(join(dist, '.well-known/security.txt'), 'utf8')).toContain('Expires: 2027-11-27T00:00:00Z');
});

it('lets no other part of the build read the clock or throw dice, since two builds of one commit must be equal', () => {
  const readers = [...readSources('build')].filter(
    ([file, code]) =>
      // `npm run conform` writes nothing into a build.
      !/\.test\.ts$|^build\/api\//.test(file) && /Date\.now\b|new Date\(\)|Math\.random\b|randomUUID/.test(code),
  );
  expect(readers.map(([file]) => file).sort()).toEqual([
    // Commands, which write nothing into a build.
    'build/hosting/verify.ts',
    'build/hosting/visits.ts',
    // Waiting and progress.
    'build/pages/apiGate.ts',
    'build/pages/progress.ts',
    // SOURCE_DATE_EPOCH, or now.
    'build/settings/prerenderEnv.ts',
    // A command too.
    'build/tools/check.ts',
  ]);
});
