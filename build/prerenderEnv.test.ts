import { expect, it } from 'vitest';
import { readPrerenderEnv } from './prerenderEnv.ts';

const read = (raw: Record<string, string>) => readPrerenderEnv(raw, '/app', 'dist');

it('asks no API unless one is named', () => {
  expect(read({})).toEqual({ apiUrl: '', cache: null, rate: 100, strict: false, locales: null });
});

it('reads how content is loaded and kept', () => {
  expect(
    read({
      PRERENDER_API_URL: 'https://api.example.com/',
      PRERENDER_CACHE: 'kept',
      PRERENDER_RATE: '7.5',
      PRERENDER_STRICT: 'true',
      PRERENDER_LOCALES: 'zh-hk, en-hk',
    }),
  ).toEqual({
    apiUrl: 'https://api.example.com',
    cache: '/app/kept/dist',
    rate: 7.5,
    strict: true,
    locales: ['en-hk', 'zh-hk'],
  });
  expect(read({ PRERENDER_API_URL: 'https://api.example.com' }).cache).toBe('/app/node_modules/.cache/prerender/dist');
});

it('names every value that cannot be used', () => {
  const raw = {
    PRERENDER_API_URL: 'api',
    PRERENDER_RATE: 'fast',
    PRERENDER_STRICT: 'yes',
    PRERENDER_LOCALES: 'en-hk fr-fr',
  };
  for (const [name] of Object.entries(raw)) expect(() => read(raw)).toThrow(name);
  expect(() => read(raw)).toThrow('fr-fr is no locale');
});
