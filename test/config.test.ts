import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { envKeys, loadBuildEnv } from '../build/settings/env';
import { findContacts } from './contacts';

const root = resolve(import.meta.dirname, '..');
const keysOf = (name: string) => Object.keys(parseEnv(readFileSync(resolve(root, name), 'utf8'))).sort();

// The test runner puts the keys of the local file into the environment, which would override every file.
beforeEach(() => {
  for (const key of envKeys) vi.stubEnv(key, undefined);
  return () => void vi.unstubAllEnvs();
});

/** Files of a folder whose names match, without tests. */
const named = (folder: string, keep: RegExp) =>
  readdirSync(resolve(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && keep.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

describe('telephone numbers and accounts of contacts', () => {
  it('are in the configuration alone: no source, text or file of the app holds one', () => {
    const files = [
      resolve(root, 'index.html'),
      ...['src', 'build', 'locales', 'public'].flatMap((folder) => named(folder, /\.(tsx?|mjs|js|json|html|svg|txt)$/)),
    ];
    const found = files.flatMap((file) =>
      findContacts(readFileSync(file, 'utf8')).map((contact) => `${relative(root, file)}: ${contact}`),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(found, 'Take it from env.contacts').toEqual([]);
  });
});

describe('the product name', () => {
  it('is in the configuration alone: no text, key or file of the app holds it', () => {
    const { VITE_PRODUCT_NAME: name = '' } = parseEnv(readFileSync(resolve(root, '.env.production'), 'utf8'));
    expect(name).not.toBe('');
    // Quoted texts, and text between elements; names of lantern drawings are allowed.
    const written = new RegExp(
      `(?<!from |import\\()(['"\`])[^'"\`\\n]*${name}[^'"\`\\n]*\\1|>[^<>{}\\n]*${name}`,
      'gi',
    );
    const code = [...named('src', /\.tsx?$/), ...named('build', /\.(ts|mjs)$/)].flatMap((file) =>
      (readFileSync(file, 'utf8').match(written) ?? []).map((found) => `${relative(root, file)}: ${found}`),
    );
    const texts = [
      resolve(root, 'index.html'),
      ...named('locales', /\.json$/),
      ...named('public', /\.(svg|txt|js|html)$/),
    ]
      // In small letters it may be a common noun: the days of a week are drawn as lanterns.
      .filter((file) => readFileSync(file, 'utf8').includes(name))
      .map((file) => relative(root, file));
    expect([...code, ...texts], 'Take it from env.productName, or use a neutral word').toEqual([]);
  });
});

describe('the configurations', () => {
  it.each(['.env.local', '.env.staging', '.env.production'])('%s sets every key and no other', (name) => {
    expect(keysOf(name)).toEqual([...envKeys].sort());
  });

  it.each(['production', 'staging'])('%s takes nothing from the local file and runs without mocks', (mode) => {
    const env = loadBuildEnv(mode, root);
    expect(env.VITE_ENABLE_MOCKS).toBe('false');
    expect(Object.values(env).join(' ')).not.toContain('localhost');
  });

  it.each(['development', 'qa'])('%s is the local file', (mode) => {
    expect(loadBuildEnv(mode, root)).toMatchObject({ VITE_ENABLE_MOCKS: 'true', VITE_API_URL: '' });
  });

  it.each(['production', 'development'])('real environment variables override the files of %s', (mode) => {
    vi.stubEnv('VITE_API_URL', 'http://127.0.0.1:9999');
    vi.stubEnv('VITE_TRACKING_URL', '');
    vi.stubEnv('VITE_ENABLE_MOCKS', 'false');
    const overridden = { VITE_API_URL: 'http://127.0.0.1:9999', VITE_TRACKING_URL: '', VITE_ENABLE_MOCKS: 'false' };
    expect(loadBuildEnv(mode, root)).toMatchObject(overridden);
  });
});
