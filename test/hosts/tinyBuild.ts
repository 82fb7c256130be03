import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { writeHosting } from '../../build/hosting/hosting';
import { writeRelease } from '../../build/hosting/release';
import type { BuildEnv } from '../../build/settings/env';
import { emptyEnv } from '../buildEnv';

const locales = ['en-hk', 'zh-hk', 'zh-tw'];

/** Long enough to be compressed. */
const long = (text: string) => `${text}\n${'something to compress '.repeat(100)}`;
const page = (text: string) =>
  long(`<!doctype html><html><head><title>${text}</title></head><body>${text}</body></html>`);

const files: Readonly<Record<string, string>> = {
  'index.html': page('the app'),
  ...Object.fromEntries(
    locales.flatMap((locale) => [
      [`${locale}.html`, page(`home ${locale}`)],
      [`${locale}/login.html`, page(`login ${locale}`)],
      [`fallback/${locale}.html`, page(`fallback ${locale}`)],
      [`offline/${locale}.html`, page(`offline ${locale}`)],
      [`manifest/${locale}.webmanifest`, '{}'],
    ]),
  ),
  'assets/main-Bx3k_9aZ.js': long('main()'),
  'assets/core-1a2b3c4d.js': long('core()'),
  'assets/main-9z8y7x6w.css': long('a { color: red }'),
  'first/core.js': 'export * from "/assets/core-1a2b3c4d.js"',
  'search-index/en-hk.json': long('{}'),
  'calendar/en-hk/1.ics': long('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'),
  'icons/icon-192.png': 'picture',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'favicon.ico': 'icon',
  'robots.txt': 'User-agent: *\n',
  'sitemap.xml': '<urlset/>',
  'worker.js': 'addEventListener("fetch", () => {})',
  '.vite/manifest.json': '{}',
};

/** Writes a folder with one file of each kind that a build has, and removes it after the test. */
export async function writeTinyBuild(settings: Partial<BuildEnv> = {}): Promise<string> {
  const dist = await createTinyBuild(settings);
  onTestFinished(() => rmSync(dist, { recursive: true }));
  return dist;
}

/** Writes the same folder for several tests. */
export async function createTinyBuild(settings: Partial<BuildEnv> = {}): Promise<string> {
  const dist = mkdtempSync(join(tmpdir(), 'tiny-build-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(dist, name, '..'), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  const contact = { VITE_SITE_URL: 'https://www.example.com', VITE_SECURITY_CONTACT: 'mailto:a@b.example' };
  const env = { ...emptyEnv, ...contact, ...settings };
  await writeHosting(dist, env, { styles: ['sha256-a='], scripts: [] }, locales, 0);
  await writeRelease(dist, env, locales);
  return dist;
}
