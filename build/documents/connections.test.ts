import { expect, it } from 'vitest';
import { emptyEnv } from '../../test/buildEnv.ts';
import { preconnectLinks } from './connections.ts';

const site = 'https://www.example.com';
const of = (api: string, images = '') =>
  preconnectLinks({ ...emptyEnv, VITE_SITE_URL: site, VITE_API_URL: api, VITE_IMAGE_ORIGINS: images });

it('opens one connection for the calls and one for their preflights, which never share it', () => {
  expect(of('https://api.example.com/base')).toEqual([
    '<link rel="preconnect" href="https://api.example.com" crossorigin="use-credentials">',
    '<link rel="preconnect" href="https://api.example.com" crossorigin="anonymous">',
  ]);
});

it('opens none to the site itself, whose connection is open already', () => {
  expect(of('')).toEqual([]);
  expect(of(`${site}/api`)).toEqual([]);
});

it('opens one to the first host of pictures, unless the calls have one to it', () => {
  const api = 'https://api.example.com';
  const images = 'https://images.example.com';
  expect(of('', `${images} https://other.example.com`)).toEqual([`<link rel="preconnect" href="${images}">`]);
  expect(of(api, api)).toHaveLength(2);
  expect(of(api, site)).toHaveLength(2);
  expect(of(api, images)).toHaveLength(3);
});
