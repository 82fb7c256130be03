import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { BuildEnv } from '../settings/env.ts';
import { cacheControl, headersFor } from './headers.ts';
import { headersFile, nginxInclude, redirectsFile, writeHosting } from './hosting.ts';

const headers = { 'Content-Security-Policy': "default-src 'none'", 'Permissions-Policy': 'fullscreen=("https://a.b")' };

describe('the nginx include', () => {
  const text = nginxInclude(headers);
  const location = (start: string) => text.slice(text.indexOf(`location ${start}`)).split('\n}')[0] ?? '';

  it('sends every header with every answer, errors too', () => {
    expect(text).toContain(`add_header Content-Security-Policy "default-src 'none'" always;`);
    expect(text).toContain('add_header Permissions-Policy "fullscreen=(\\"https://a.b\\")" always;');
    expect(text).toContain('add_header Cache-Control $cache_control always;');
    // A header inside a location would remove all inherited ones.
    expect(text.slice(text.indexOf('location'))).not.toContain('add_header');
  });

  it('keeps hashed assets for ever, before any pattern can match them', () => {
    expect(location('^~ /assets/')).toContain(cacheControl.hashed);
    expect(location('^~ /assets/')).toContain('try_files $uri =404;');
  });

  it('revalidates modules of the first load and files of the search, and answers none that is missing with a page', () => {
    const [, pattern = ''] = /location ~ "(\\\.\[[^"]+)"/.exec(text) ?? [];
    for (const path of ['/first/course/en-hk.js', '/search-index/en-hk.json'])
      expect(path).toMatch(new RegExp(pattern));
    expect(location('~ "\\.[')).toContain('set $cache_control "no-cache";');
    expect(location('~ "\\.[')).toContain('try_files $uri =404;');
  });

  it('names the type of calendars, which nginx does not know', () => {
    const calendars = location('~ "\\.ics$"');
    expect(calendars).toContain('default_type text/calendar;');
    expect(calendars).toContain('charset_types text/plain');
    expect(text.indexOf('\\.ics$')).toBeLessThan(text.indexOf('\\.[^/]+$'));
  });

  it('answers what is missing with a short text that nobody keeps', () => {
    expect(location('@missing')).toContain('set $cache_control "no-store";');
    expect(location('@missing')).toContain('return 404 "Not found\\n";');
  });

  it('answers a request that cannot be read, a missing well-known file and a manifest as what they are', () => {
    expect(text).toContain('error_page 400 /bad-request;');
    expect(location('= /bad-request')).toContain('set $cache_control "no-store";');
    expect(location('^~ /.well-known/')).toContain('try_files $uri =404;');
    expect(location('~ "\\.webmanifest$"')).toContain('default_type application/manifest+json;');
    expect(text).toContain('server_tokens off;');
  });

  it('answers a page by its file, then by the fallback of its language', () => {
    expect(location('~ "^/([a-z]{2}-[a-z]{2})(/|$)"')).toContain(
      'try_files $uri $uri.html /fallback/$1.html /index.html;',
    );
    expect(location('/ ')).toContain('try_files $uri $uri.html /index.html;');
  });

  it.each([
    '/headers.json',
    '/nginx.conf',
    '/release.json',
    '/_headers',
    '/_redirects',
    '/.vite/manifest.json',
    '/a/.git/config',
  ])('does not show %s', (path) => {
    const [, pattern = ''] = /location ~ "(.*headers.*)"/.exec(text) ?? [];
    expect(path).toMatch(new RegExp(pattern));
    expect('/.well-known/security').not.toMatch(new RegExp(pattern));
  });
});

describe('the files of other hosts', () => {
  it('say each header in one rule only', () => {
    expect(headersFile(headers)).toBe(`/*
  Content-Security-Policy: default-src 'none'
  Permissions-Policy: fullscreen=("https://a.b")
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/first/*
  Cache-Control: no-cache
/search-index/*
  Cache-Control: no-cache
/calendar/*
  Content-Type: text/calendar; charset=utf-8
  Cache-Control: no-cache
`);
  });

  it('answer no missing asset with a page, and other paths in their language', () => {
    expect(redirectsFile(['en-hk', 'zh-tw']).trim().split('\n')).toEqual([
      '/headers.json /404.txt 404!',
      '/nginx.conf /404.txt 404!',
      '/release.json /404.txt 404!',
      '/.vite/* /404.txt 404!',
      '/assets/* /404.txt 404',
      '/first/* /404.txt 404',
      '/search-index/* /404.txt 404',
      '/calendar/* /404.txt 404',
      '/manifest/* /404.txt 404',
      '/icons/* /404.txt 404',
      '/offline/* /404.txt 404',
      '/fallback/* /404.txt 404',
      '/.well-known/* /404.txt 404',
      '/en-hk/* /fallback/en-hk.html 200',
      '/zh-tw/* /fallback/zh-tw.html 200',
    ]);
  });

  it('are all written, from the same headers', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'hosting-'));
    onTestFinished(() => rmSync(dist, { recursive: true }));
    const env = {
      VITE_API_URL: 'https://api.example.com',
      VITE_TRACKING_URL: '',
      VITE_SUPPORT_URL: '',
      VITE_SITE_URL: 'https://www.example.com',
      VITE_IMAGE_ORIGINS: '',
      VITE_MEDIA_ORIGINS: '',
    } as BuildEnv;
    const hashes = { styles: ['sha256-a='], scripts: ['sha256-b='] };
    await writeHosting(dist, env, hashes, ['en-hk'], 0);
    expect(readdirSync(dist).sort()).toEqual(['404.txt', '_headers', '_redirects', 'headers.json', 'nginx.conf']);
    const read = (name: string) => readFileSync(join(dist, name), 'utf8');
    writeFileSync(join(dist, 'index.html'), 'the app');
    const contact = { ...env, VITE_SECURITY_CONTACT: 'mailto:a@b.example' };
    await writeHosting(dist, contact, hashes, ['en-hk'], Date.parse('2026-11-23T10:00:00Z'));
    expect(read('404.html')).toBe('the app');
    expect(read('.well-known/security.txt')).toBe(
      'Contact: mailto:a@b.example\nExpires: 2027-11-23T00:00:00Z\nPreferred-Languages: en\n' +
        'Canonical: https://www.example.com/.well-known/security.txt\n',
    );
    const expected = headersFor(env, hashes);
    expect(JSON.parse(read('headers.json'))).toEqual({ headers: expected, cacheControl });
    for (const name of ['nginx.conf', '_headers']) expect(read(name)).toContain(expected['Content-Security-Policy']);
    expect(expected['Content-Security-Policy']).toContain("style-src 'self' 'sha256-a='");
    expect(expected['Content-Security-Policy']).toContain("script-src 'self' 'sha256-b='");
  });
});
