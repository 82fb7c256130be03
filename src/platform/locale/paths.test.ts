import { describe, expect, it } from 'vitest';
import { type Locale, type Region, regionNames, regionOf } from '@/shared/i18n/locales';
import { localeInRegion, localePath, locatePath, visitorLocale } from './paths';

type Row = [pathname: string, locale: Locale, path: string, redirect: string | null];

describe('where a URL belongs, for a visitor of ko-kr', () => {
  const canonical: Row[] = [
    ['/en-hk', 'en-hk', '/', null],
    ['/zh-tw/course/101', 'zh-tw', '/course/101', null],
    ['/ms-my/POST/7', 'ms-my', '/POST/7', null],
    ['/en-hk/%E0%A4%A', 'en-hk', '/%E0%A4%A', null],
    ['/en-hk//evil.example', 'en-hk', '//evil.example', null],
  ];
  const spelling: Row[] = [
    ['/EN-HK', 'en-hk', '/', '/en-hk'],
    ['/en-hk.', 'en-hk', '/', '/en-hk'],
    ['/en-hk%E3%80%82', 'en-hk', '/', '/en-hk'],
    ['/en_hk/course/1', 'en-hk', '/course/1', '/en-hk/course/1'],
    ['/Zh_Tw/POST/1', 'zh-tw', '/POST/1', '/zh-tw/POST/1'],
  ];
  const unsupported: Row[] = [
    ['/en-tw/course/1', 'zh-tw', '/course/1', '/zh-tw/course/1'],
    ['/zh-id', 'id-id', '/', '/id-id'],
    ['/fr_MY', 'en-my', '/', '/en-my'],
    ['/xx-yy/course/1', 'ko-kr', '/course/1', '/ko-kr/course/1'],
    ['/en-__', 'ko-kr', '/en-__', '/ko-kr/en-__'],
  ];
  const none: Row[] = [
    ['', 'ko-kr', '/', '/ko-kr'],
    ['/', 'ko-kr', '/', '/ko-kr'],
    ['//', 'ko-kr', '/', '/ko-kr'],
    ['/course/1', 'ko-kr', '/course/1', '/ko-kr/course/1'],
    ['/english', 'ko-kr', '/english', '/ko-kr/english'],
    ['/english.', 'ko-kr', '/english.', '/ko-kr/english.'],
    ['/%E0%A4%A', 'ko-kr', '/%E0%A4%A', '/ko-kr/%E0%A4%A'],
    ['/en%2Dhk/course', 'ko-kr', '/en%2Dhk/course', '/ko-kr/en%2Dhk/course'],
    ['/__proto__/course', 'ko-kr', '/__proto__/course', '/ko-kr/__proto__/course'],
    ['//evil.example/en-hk', 'ko-kr', '//evil.example/en-hk', '/ko-kr//evil.example/en-hk'],
  ];
  const slashes: Row[] = [
    ['/en-hk/', 'en-hk', '/', '/en-hk'],
    ['/en-hk//', 'en-hk', '/', '/en-hk'],
    ['/en-hk/course/1/', 'en-hk', '/course/1', '/en-hk/course/1'],
    ['/en-hk/course/1///', 'en-hk', '/course/1', '/en-hk/course/1'],
    ['/EN_HK/course/', 'en-hk', '/course', '/en-hk/course'],
  ];

  it.each([...canonical, ...spelling, ...unsupported, ...none, ...slashes])(
    '%s',
    (pathname, locale, path, redirect) => {
      expect(locatePath(pathname, 'ko-kr')).toEqual({ locale, path, redirect });
    },
  );

  it('is reached in one step: no redirect leads to another one, or off the site', () => {
    for (const [, , , redirect] of [...spelling, ...unsupported, ...none, ...slashes]) {
      if (redirect === null) throw new Error('the row redirects nowhere');
      expect(locatePath(redirect, 'ko-kr').redirect).toBeNull();
      expect(new URL(redirect, 'https://app.example').origin).toBe('https://app.example');
    }
  });
});

describe('the visitor’s locale', () => {
  it.each([
    ['zh-hk', 'zh-hk'],
    [null, 'en-hk'],
    ['', 'en-hk'],
    ['__proto__', 'en-hk'],
    ['constructor', 'en-hk'],
    ['EN-HK', 'en-hk'],
    ['fr-fr', 'en-hk'],
    ['%E0%A4%A', 'en-hk'],
  ])('cookie %s → %s', (cookie, locale) => expect(visitorLocale(cookie)).toBe(locale));
});

describe('a path under a locale', () => {
  it.each([
    ['/', '/en-hk'],
    ['', '/en-hk'],
    ['/course/1', '/en-hk/course/1'],
    ['course/1', '/en-hk/course/1'],
    ['/#bundles', '/en-hk#bundles'],
    ['/?a=1', '/en-hk?a=1'],
  ])('%s → %s', (path, expected) => expect(localePath('en-hk', path)).toBe(expected));
});

describe('the own region’s locale', () => {
  it.each<[Locale, Region, Locale]>([
    ['en-hk', 'my', 'en-my'],
    ['zh-tw', 'hk', 'zh-hk'],
    ['zh-hk', 'my', 'zh-my'],
    ['en-au', 'id', 'en-id'],
    ['en-hk', 'tw', 'zh-tw'],
    ['zh-hk', 'id', 'id-id'],
    ['ja-jp', 'hk', 'en-hk'],
    ['zh-hk', 'hk', 'zh-hk'],
  ])('%s in %s → %s', (locale, region, expected) => expect(localeInRegion(locale, region)).toBe(expected));

  it('always belongs to the region', () => {
    for (const region of regionNames) expect(regionOf(localeInRegion('en-hk', region))).toBe(region);
  });
});
