import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningPreview, startPreview } from './staticHost.ts';

let dist: string;
let preview: RunningPreview;

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends the path unchanged: fetch would normalise it. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((done, fail) => {
    const { hostname, port } = new URL(preview.url);
    get({ hostname, port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', fail);
  });

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'static-'));
  const files = {
    'index.html': 'shell',
    'en-hk.html': 'home',
    'en-hk/course.html': 'courses',
    'assets/main-Bx3k_9aZ.js': 'script()',
    'first/course/en-hk.js': 'import("/assets/main-Bx3k_9aZ.js")',
    'mockServiceWorker.js': 'worker()',
    '.vite/manifest.json': '{}',
    'headers.json': JSON.stringify({ headers: { 'Content-Security-Policy': "default-src 'none'" } }),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(dist, name, '..'), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  preview = await startPreview({ dist, port: 0 });
});
afterAll(async () => {
  await preview.close();
  rmSync(dist, { recursive: true });
});

describe('the static host', () => {
  it.each([
    ['/', 'shell'],
    ['/en-hk', 'home'],
    ['/en-hk?tab=1', 'home'],
    ['/en-hk/', 'shell'],
    ['/en-hk/course', 'courses'],
    ['/en-hk/course/12', 'shell'],
    ['/assets', 'shell'],
    ['/en-hk/%E0%A4%A', 'shell'],
  ])('answers %s with the %s page', async (path, body) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect(answer.body.toString()).toBe(body);
  });

  it('revalidates the modules whose names stay', async () => {
    expect((await ask('/first/course/en-hk.js')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets/gone-12345678.js',
    '/first/gone/en-hk.js',
    '/favicon.ico',
    '/headers.json',
    '/.vite/manifest.json',
    '/../package.json',
    '/%2e%2e/x.json',
  ])('answers %s with an error that nobody keeps', async (path) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'");
  });

  it('keeps hashed assets for ever, and workers not', async () => {
    expect((await ask('/assets/main-Bx3k_9aZ.js')).headers['cache-control']).toMatch(/immutable/);
    expect((await ask('/mockServiceWorker.js')).headers['cache-control']).toBe('no-cache');
  });

  it('compresses for who can read it, and revalidates', async () => {
    const packed = await ask('/assets/main-Bx3k_9aZ.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(packed.body).toString()).toBe('script()');
    const again = await ask('/en-hk', { 'if-none-match': String((await ask('/en-hk')).headers.etag) });
    expect(again.status).toBe(304);
  });
});
