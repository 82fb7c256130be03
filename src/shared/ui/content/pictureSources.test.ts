import { describe, expect, it } from 'vitest';
import { firstPicture, type PicturePlace, pictureSources, pictureUrl } from './pictureSources';

const none = { smallUrl: null, mediumUrl: null, largeUrl: null };
const all = { smallUrl: '/s.webp', mediumUrl: '/m.webp', largeUrl: '/l.webp' };

describe('the sizes of a picture', () => {
  it('are offered by place: small ones to thumbnails, large ones to heads, the medium one to cards', () => {
    expect(pictureSources(all, 'thumbnail')).toEqual({
      src: '/s.webp',
      srcSet: '/s.webp 160w, /m.webp 640w',
      sizes: '96px',
    });
    expect(pictureSources(all, 'row')).toMatchObject({ src: '/m.webp', srcSet: '/s.webp 160w, /m.webp 640w' });
    expect(pictureSources(all, 'card')).toEqual({ src: '/m.webp' });
    expect(pictureSources(all, 'head')).toMatchObject({ src: '/l.webp', srcSet: '/m.webp 640w, /l.webp 1280w' });
  });

  it.each<[string, object, PicturePlace, string | null]>([
    ['a head without a large one', { mediumUrl: '/m', smallUrl: '/s' }, 'head', '/m'],
    ['a head with a small one only', { smallUrl: '/s' }, 'head', '/s'],
    ['a card without a medium one', { largeUrl: '/l', smallUrl: '/s' }, 'card', '/l'],
    ['a card with a small one only', { smallUrl: '/s' }, 'card', '/s'],
    ['a thumbnail without a small one', { mediumUrl: '/m', largeUrl: '/l' }, 'thumbnail', '/m'],
    ['a thumbnail with a large one only', { largeUrl: '/l' }, 'thumbnail', '/l'],
    ['a row without a medium one', { largeUrl: '/l' }, 'row', '/l'],
    ['no size at all', {}, 'card', null],
  ])('%s', (_, sizes, place, src) => expect(pictureSources({ ...none, ...sizes }, place)).toEqual({ src }));

  it('are one where the addresses are the same, or cannot stand in a list', () => {
    expect(pictureSources({ smallUrl: '/a', mediumUrl: '/a', largeUrl: '/a' }, 'head')).toEqual({ src: '/a' });
    expect(pictureSources({ ...all, largeUrl: '/a,' }, 'head')).toEqual({ src: '/a,' });
    expect(pictureSources({ ...all, largeUrl: '/a b' }, 'head').src).toBe('/a%20b');
    expect(pictureSources({ ...all, largeUrl: '/w=1,h=2' }, 'head').srcSet).toBe('/m.webp 640w, /w=1,h=2 1280w');
  });

  it.each(['javascript:alert(1)', 'https://user@evil.example/a', 'data:text/html,a', 'a.png', 'ftp://e.example/a'])(
    'do not have %s',
    (url) => {
      expect(pictureSources(url, 'head')).toEqual({ src: null });
      expect(pictureSources({ ...none, smallUrl: '/s', largeUrl: url }, 'head')).toEqual({ src: '/s' });
    },
  );

  it('of a single address is that address', () => {
    expect(pictureSources('/a', 'head')).toEqual({ src: '/a' });
    for (const nothing of ['', null, undefined]) expect(pictureSources(nothing, 'card')).toEqual({ src: null });
  });
});

it('the first picture with an address is taken', () => {
  expect(firstPicture(none, '', '/a', all)).toBe('/a');
  expect(firstPicture(null, { ...none, smallUrl: '/s' }, '/a')).toEqual({ ...none, smallUrl: '/s' });
  expect(firstPicture(none, null)).toBeNull();
  expect(pictureUrl(all, 'head')).toBe('/l.webp');
});
