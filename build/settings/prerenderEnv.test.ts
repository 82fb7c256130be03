import { expect, it, vi } from 'vitest';
import { readPrerenderEnv } from './prerenderEnv.ts';

const read = (raw: Record<string, string>) => readPrerenderEnv(raw, '/app', 'dist');

it('asks no API unless one is named', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_500 });
  expect(read({})).toEqual({
    apiUrl: '',
    cache: null,
    rate: 100,
    strict: false,
    locales: null,
    pages: null,
    searchesPages: false,
    shard: null,
    shards: null,
    at: 1_700_000_000_500,
    now: 1_700_000_000_500,
    trust: 24 * 3_600_000,
  });
  vi.useRealTimers();
});

it('reads how content is loaded and kept', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_500 });
  expect(
    read({
      PRERENDER_API_URL: 'https://api.example.com/',
      PRERENDER_CACHE: 'kept',
      PRERENDER_RATE: '7.5',
      PRERENDER_STRICT: 'true',
      PRERENDER_LOCALES: 'zh-hk, en-hk',
      PRERENDER_TRUST: '0',
      SOURCE_DATE_EPOCH: '1700000000',
    }),
  ).toEqual({
    apiUrl: 'https://api.example.com',
    cache: '/app/kept/dist',
    rate: 7.5,
    strict: true,
    locales: ['en-hk', 'zh-hk'],
    pages: null,
    searchesPages: false,
    shard: null,
    shards: null,
    at: 1_700_000_000_000,
    now: 1_700_000_000_500,
    trust: 0,
  });
  vi.useRealTimers();
  expect(read({ PRERENDER_API_URL: 'https://api.example.com' }).cache).toBe('/app/node_modules/.cache/prerender/dist');
});

it('reads chosen pages, in whose locales pages are written, without a cache', () => {
  const api = { PRERENDER_API_URL: 'https://api.example.com', PRERENDER_LOCALES: 'en-hk' };
  expect(read({ ...api, PRERENDER_PAGES: '/zh-hk/course/101, /th-th' })).toMatchObject({
    cache: null,
    locales: ['zh-hk', 'th-th'],
    pages: ['/zh-hk/course/101', '/th-th'],
  });
});

it('reads a part, which has a cache of its own, and the parts to join', () => {
  const api = { PRERENDER_API_URL: 'https://api.example.com' };
  expect(read({ ...api, PRERENDER_SHARD: '2/8' })).toMatchObject({
    shard: { index: 2, count: 8 },
    cache: '/app/node_modules/.cache/prerender/dist-2-of-8',
  });
  expect(read({ ...api, PRERENDER_MERGE: 'parts/1,parts/2' }).shards).toEqual(['/app/parts/1', '/app/parts/2']);
  for (const part of ['0/8', '9/8', '8', 'a/b', '1/0'])
    expect(() => read({ ...api, PRERENDER_SHARD: part })).toThrow('PRERENDER_SHARD: must be a part');
  expect(() => read({ ...api, PRERENDER_SHARD: '1/2', PRERENDER_MERGE: 'x' })).toThrow(
    'PRERENDER_MERGE: a build either',
  );
  expect(() => read({ PRERENDER_SHARD: '1/2' })).toThrow('need PRERENDER_API_URL');
  expect(() => read({ ...api, PRERENDER_MERGE: 'x', PRERENDER_PAGES: '/en-hk' })).toThrow('no PRERENDER_PAGES');
});

it('names every value that cannot be used', () => {
  const raw = {
    PRERENDER_API_URL: 'api',
    PRERENDER_RATE: 'fast',
    PRERENDER_STRICT: 'yes',
    PRERENDER_LOCALES: 'en-hk fr-fr',
    PRERENDER_PAGES: '/en-hk /course/1',
    PRERENDER_SEARCH: 'all',
    PRERENDER_TRUST: '-1',
    SOURCE_DATE_EPOCH: '2026-11-18',
  };
  for (const [name] of Object.entries(raw)) expect(() => read(raw)).toThrow(name);
  expect(() => read(raw)).toThrow('fr-fr is no locale');
  expect(() => read(raw)).toThrow('PRERENDER_PAGES: /course/1 has');
});
