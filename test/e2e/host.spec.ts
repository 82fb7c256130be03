import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { apiUrl, distDir } from './harness/servers';

test('the page comes with the policy of its configuration', async ({ request }) => {
  const headers = (await request.get('/en-hk')).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  // The inline scripts are the session mark, the early clicks, the messages for older browsers and for a late start, the early calls,
  // the import maps of pages with and without an id, and the offline page's reload; the policy names their hashes.
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+'){8};/);
  expect(policy).toContain(`connect-src 'self' ${apiUrl} https://reports.example.com;`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['cache-control']).toBe('no-cache');
});

test('an address without a file gets the app', async ({ request }) => {
  const shell = readFileSync(join(distDir, 'index.html'), 'utf8');
  for (const path of ['/', '/en-hk/course/601', '/en-hk/no/such/page', '/en-hk/%E0%A4%A']) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(await response.text()).toBe(shell);
  }
});

test('an address is answered in its language: by its page, else by the fallback', async ({ request }) => {
  const responses = {
    '/zh-tw': 'zh-tw.html',
    '/zh-tw/login': 'zh-tw/login.html',
    '/zh-tw/login?next=%2Fzh-tw': 'zh-tw/login.html',
    '/zh-tw/course/601': 'fallback/zh-tw.html',
    '/zh-tw/': 'fallback/zh-tw.html',
    '/fr-fr/login': 'index.html',
  };
  for (const [path, file] of Object.entries(responses)) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status(), response.headers()['cache-control']]).toEqual([path, 200, 'no-cache']);
    expect(await response.text(), path).toBe(readFileSync(join(distDir, file), 'utf8'));
  }
});

test('files with a hash are kept for ever, missing ones not at all', async ({ request }) => {
  const [script] = /\/assets\/[\w.-]+\.js/.exec(readFileSync(join(distDir, 'index.html'), 'utf8')) ?? [''];
  const there = await request.get(script);
  expect(there.status()).toBe(200);
  expect(there.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of ['/assets/gone-12345678.js', '/nothing.png', '/mockServiceWorker.js']) {
    const gone = await request.get(path);
    expect([path, gone.status(), gone.headers()['cache-control']]).toEqual([path, 404, 'no-store']);
    expect(await gone.text()).not.toContain('<html');
  }
});

test('the app’s worker and what it keeps are requested each time', async ({ request }) => {
  for (const [path, type] of [
    ['/worker.js', 'text/javascript'],
    ['/recall.js', 'text/javascript'],
    ['/fallback/zh-tw', 'text/html'],
    ['/offline/zh-tw', 'text/html'],
    ['/manifest/zh-tw.webmanifest', 'application/manifest+json'],
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/favicon.ico', 'image/x-icon'],
  ] as const) {
    const file = await request.get(path);
    expect([path, file.status(), file.headers()['cache-control']]).toEqual([path, 200, 'no-cache']);
    expect(file.headers()['content-type']).toContain(type);
  }
  expect(await (await request.get('/offline/zh-tw')).text()).toContain('你目前離線');
});
