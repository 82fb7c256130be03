import { expect, it } from 'vitest';
import { locales } from '../../src/shared/i18n/locales.ts';
import { defineSearchLocales } from './searchLocales.ts';

const chosen = (mocks: boolean, raw: Record<string, string> = {}) =>
  JSON.parse(
    Object.values(defineSearchLocales({ VITE_ENABLE_MOCKS: String(mocks), VITE_SITE_URL: '' }, raw, '/'))[0] ?? '',
  ) as string;

it.each<[what: string, mocks: boolean, raw: Record<string, string>, expected: string]>([
  ['a build without an API: none', false, {}, ''],
  ['one with an API: all', false, { PRERENDER_API_URL: 'https://api.example.com' }, locales.join(' ')],
  [
    'one with the content of some locales: those',
    false,
    { PRERENDER_API_URL: 'https://api.example.com', PRERENDER_LOCALES: 'zh-hk,en-hk' },
    'en-hk zh-hk',
  ],
  [
    'one with the content of some pages: none, since its index would lack the others',
    false,
    { PRERENDER_API_URL: 'https://api.example.com', PRERENDER_PAGES: '/zh-hk/course/101' },
    '',
  ],
  [
    'one that is to find those pages only: their locales',
    false,
    {
      PRERENDER_API_URL: 'https://api.example.com',
      PRERENDER_PAGES: '/zh-hk/course/101',
      PRERENDER_SEARCH: 'pages',
    },
    'zh-hk',
  ],
  ['locales without an API: none', false, { PRERENDER_LOCALES: 'en-hk' }, ''],
  ['the mock backend: all', true, {}, locales.join(' ')],
])('%s', (_, mocks, raw, expected) => expect(chosen(mocks, raw)).toBe(expected));

it.each<[what: string, site: string, raw: Record<string, string>, expected: string]>([
  [
    'a build with an API and a site: calendars in its locales',
    'https://x.example',
    { PRERENDER_LOCALES: 'en-hk' },
    'en-hk',
  ],
  ['one without the address of the site: none', '', { PRERENDER_LOCALES: 'en-hk' }, ''],
  ['one of some pages: none', 'https://x.example', { PRERENDER_PAGES: '/en-hk' }, ''],
])('%s', (_, site, raw, expected) => {
  const all = { PRERENDER_API_URL: 'https://api.example.com', ...raw };
  const constants = defineSearchLocales({ VITE_ENABLE_MOCKS: 'false', VITE_SITE_URL: site }, all, '/');
  expect(JSON.parse(constants['import.meta.env.CALENDAR_LOCALES'] ?? '')).toBe(expected);
});
