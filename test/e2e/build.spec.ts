import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hashSource } from '../../build/htmlDocument';
import { distDir, siteUrl } from './rig/servers';

const files = () =>
  readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('a build without mocks holds nothing of them', () => {
  const texts = files().filter((file) => /\.(js|css|html|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(0);
  const backend = ['[MSW]', 'mockServiceWorker', '@lantern.example', 'lantern-demo'];
  const tools = ['QA panel', '--qa-bottom', '__mock', 'Design system', 'data-scheme'];
  const found = texts.filter((file) =>
    [...backend, ...tools].some((trace) => readFileSync(file, 'utf8').includes(trace)),
  );
  expect(found).toEqual([]);
  expect(files().filter((file) => /mock|\.(map|mp4|m3u8|vtt)$/i.test(file))).toEqual([]);
});

test('what the first load brings is split by how often it changes', () => {
  const html = readFileSync(join(distDir, 'index.html'), 'utf8');
  for (const chunk of ['packages', 'core']) expect(html).toMatch(new RegExp(`modulepreload[^>]*/assets/${chunk}-`));
});

test('every language has its pages, in its own words, and their inline texts are in the policy', () => {
  const { headers } = JSON.parse(readFileSync(join(distDir, 'headers.json'), 'utf8')) as {
    headers: Record<string, string>;
  };
  const policy = headers['Content-Security-Policy'] ?? '';
  const found = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const inline = (html: string) => [...html.matchAll(/<(?:style|script)>(.*?)<\/(?:style|script)>/gs)];
  const locales = readdirSync(join(distDir, 'fallback')).map((name) => name.replace('.html', ''));
  expect(locales).toHaveLength(16);

  const classes = ['/regular-class', '/regular-class/upcoming', '/regular-class/topics'];
  const pages = ['', '/login', '/signup', '/course', ...classes];
  const descriptions = new Map<string, string>();
  for (const locale of locales)
    for (const page of pages) {
      const html = readFileSync(join(distDir, `${locale}${page}.html`), 'utf8');
      const description = found(html, /<meta name="description" content="([^"]+)"/);
      expect(description, `${locale}${page}`).not.toBe('');
      expect(found(html, /<meta property="og:description" content="([^"]+)"/)).toBe(description);
      expect(found(html, /<title>([^<]+)/)).toBe(found(html, /<meta property="og:title" content="([^"]+)"/));
      expect(found(html, /<link rel="canonical" href="([^"]+)"/)).toBe(`${siteUrl}/${locale}${page}`);
      expect(html.match(/hreflang="/g)).toHaveLength(17);
      expect(html).toContain(`"path":"/${locale}${page}"`);
      // English and Malay write one language for several regions.
      descriptions.set(`${found(html, /<html lang="([a-z]+(?:-Han[st]-\w+)?)/)}${page}`, description);
      for (const [, text = ''] of inline(html)) expect(policy).toContain(`'${hashSource(text)}'`);
    }
  // Ten languages, and no two pages say the same.
  expect(new Set(descriptions.values()).size).toBe(10 * pages.length);
});
