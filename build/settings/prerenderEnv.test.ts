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
    at: 1_700_000_000_500,
  });
  vi.useRealTimers();
});

it('reads how content is loaded and kept', () => {
  expect(
    read({
      PRERENDER_API_URL: 'https://api.example.com/',
      PRERENDER_CACHE: 'kept',
      PRERENDER_RATE: '7.5',
      PRERENDER_STRICT: 'true',
      PRERENDER_LOCALES: 'zh-hk, en-hk',
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
    at: 1_700_000_000_000,
  });
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

it('names every value that cannot be used', () => {
  const raw = {
    PRERENDER_API_URL: 'api',
    PRERENDER_RATE: 'fast',
    PRERENDER_STRICT: 'yes',
    PRERENDER_LOCALES: 'en-hk fr-fr',
    PRERENDER_PAGES: '/en-hk /course/1',
    PRERENDER_SEARCH: 'all',
    SOURCE_DATE_EPOCH: '2026-11-18',
  };
  for (const [name] of Object.entries(raw)) expect(() => read(raw)).toThrow(name);
  expect(() => read(raw)).toThrow('fr-fr is no locale');
  expect(() => read(raw)).toThrow('PRERENDER_PAGES: /course/1 has');
});
