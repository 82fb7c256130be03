import { describe, expect, it, onTestFinished } from 'vitest';
import { env } from '@/shared/config/env';
import { appPath, safeImageUrl, safeNext, safePictureUrl } from './redirect';
import { safeUrl } from './safeUrl';

const origin = 'https://lantern.example';
const locale = 'en-hk';
const home = '/en-hk';

describe('safeNext', () => {
  it.each([
    '/en-hk',
    '/zh-hk/course/12',
    '/en-hk/course/learning/12/lesson/3?t=40#notes',
    '/en-hk/my-learning?tab=a%2Fb',
    '/en-hk/regular-class/topics?subject=1&subject=2',
    '/en-hk/course/1?back=//evil.example',
    '/zh-hk/%E8%AA%B2%E7%A8%8B',
  ])('follows %s', (next) => expect(safeNext(next, { origin, locale })).toBe(next));

  it.each([
    [`${origin}/en-hk/course/1`, '/en-hk/course/1'],
    ['/en-hk/course/../my-learning', '/en-hk/my-learning'],
    ['en-hk/course/1', '/en-hk/course/1'],
    ['\\en-hk\\course', '/en-hk/course'],
  ])('resolves %s', (next, path) => expect(safeNext(next, { origin, locale })).toBe(path));

  it.each([
    null,
    undefined,
    '',
    '/',
    ' ',
    '//evil.example/en-hk',
    '///evil.example/en-hk',
    '/\\evil.example/en-hk',
    '\\\\evil.example/en-hk',
    '/\t/evil.example/en-hk',
    '\t//evil.example/en-hk',
    '/\n/evil.example/en-hk',
    'https:evil.example/en-hk',
    'https:\\\\evil.example/en-hk',
    'https://evil.example/en-hk/course/1',
    'http://lantern.example/en-hk/course/1',
    'https://lantern.example:8443/en-hk/course/1',
    'https://lantern.example.evil.example/en-hk',
    'https://lantern.example@evil.example/en-hk',
    'https://user:secret@lantern.example/en-hk/course/1',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//en-hk',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://lantern.example/en-hk',
    'file:///en-hk',
    'about:blank',
    '/en-hk/..//evil.example',
    '/en-hk/%2e%2e//evil.example/en-hk',
    '/en-hk/%2E%2E/%2e%2e//evil.example',
    '/en-hk//evil.example',
    '/en-hk/\\evil.example',
    '/%2Fevil.example/en-hk',
    '%2F%2Fevil.example',
    '/.//evil.example',
    '/course/1',
    '/EN-HK/course/1',
    '/en_hk/course/1',
    '/xx-yy/course/1',
    '/__proto__/course',
    '/en-hk/login',
    '/en-hk/login/',
    '/en-hk/login?next=%2Fen-hk%2Fcourse',
    '/en-hk/login#x',
    '/en-hk/LOGIN',
    '/en-hk/%6Cogin',
    '/en-hk/login%20',
    '/en-hk/course/../login',
    '/zh-tw/signup',
    '/en-hk/signup/step',
    'http://[',
    'https://%',
    `/en-hk/course/1?x=${'a'.repeat(3000)}`,
    `/en-hk/${'../'.repeat(5000)}`,
  ])('goes home instead of %j', (next) => expect(safeNext(next, { origin, locale })).toBe(home));

  it('goes to the home page of the locale it was given', () => {
    expect(safeNext('//evil.example', { origin, locale: 'zh-tw' })).toBe('/zh-tw');
  });

  it('also holds for a plain-http origin with a port, and never leaves it', () => {
    const local = 'http://127.0.0.1:4173';
    expect(safeNext(`${local}/en-hk/course/1`, { origin: local, locale })).toBe('/en-hk/course/1');
    expect(safeNext('http://127.0.0.1:9999/en-hk/course/1', { origin: local, locale })).toBe(home);
  });

  it('never yields anything but a path of this origin', () => {
    const pieces = [
      '/',
      '\\',
      '//',
      '..',
      '%2e',
      '%2F',
      '@',
      ':',
      'en-hk',
      'evil.example',
      'https:',
      '\t',
      '?',
      '#',
      ' ',
    ];
    for (const a of pieces)
      for (const b of pieces)
        for (const c of pieces)
          for (const d of pieces) {
            const path = safeNext(a + b + c + d, { origin, locale });
            expect(path.startsWith('/en-hk') && new URL(path, origin).origin === origin).toBe(true);
          }
  });
});

it('tells a path of this app from any other address', () => {
  expect(appPath('/en-hk/login', origin)).toBe('/en-hk/login');
  expect(appPath(`${origin}/en-hk/course/1?t=1`, origin)).toBe('/en-hk/course/1?t=1');
  expect(appPath('https://evil.example/en-hk', origin)).toBeNull();
  expect(appPath('/en-hk', 'null')).toBeNull();
});

describe('safeUrl', () => {
  it.each([
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['http://127.0.0.1:8080/media/a.svg?x=1#y', 'http://127.0.0.1:8080/media/a.svg?x=1#y'],
    ['//cdn.example/a.png', 'https://cdn.example/a.png'],
    ['/media/covers/maths/7.svg', '/media/covers/maths/7.svg'],
    [' https://zoom.example/j/1 ', 'https://zoom.example/j/1'],
    ['HTTPS://Zoom.Example/J', 'https://zoom.example/J'],
  ])('%s → %s', (url, expected) => expect(safeUrl(url)).toBe(expected));

  it.each([
    null,
    undefined,
    '',
    '   ',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a.example/1',
    'ftp://a.example/x',
    'mailto:a@b.example',
    'tel:123',
    'picture.png',
    './picture.png',
    'https://good.example@evil.example/',
    'https://user:pw@a.example/',
    'http://',
    '/.//evil.example/x',
    `https://a.example/${'x'.repeat(2100)}`,
  ])('refuses %j', (url) => expect(safeUrl(url)).toBeNull());
});

describe('a picture of a build', () => {
  const at = (hosts: readonly string[] | null) => {
    const before = env.pictureHosts;
    Object.assign(env, { pictureHosts: hosts });
    onTestFinished(() => void Object.assign(env, { pictureHosts: before }));
  };

  it('is on a host of the configuration, or of the page', () => {
    at(['img.example', 'api.example:8443']);
    for (const url of ['https://img.example/a.png', 'http://img.example/a.png', 'https://api.example:8443/a', '/a.png'])
      expect(safePictureUrl(url)).toBe(url);
    for (const url of [
      'https://evil.test/a.png',
      'https://img.example.evil.test/a',
      'https://api.example/a',
      '//evil.test/a',
    ])
      expect([safePictureUrl(url), safeImageUrl(url)]).toEqual([null, null]);
  });

  it('is on any host in development, which has no policy', () => {
    at(null);
    expect(safePictureUrl('https://any.example/a.png')).toBe('https://any.example/a.png');
  });
});

it('lets embedded pictures pass as images only', () => {
  const png = 'data:image/png;base64,iVBORw0KGgo=';
  expect([safeImageUrl(png), safeUrl(png)]).toEqual([png, null]);
  expect(safeImageUrl('https://cdn.example/a.png')).toBe('https://cdn.example/a.png');
  expect(safeImageUrl('/media/a.svg')).toBe('/media/a.svg');
  expect(['data:text/html,x', 'data:image/x,y', 'javascript:1', '', null].map(safeImageUrl)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
