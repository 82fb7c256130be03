import { type BuildEnv, splitWords } from '../settings/env.ts';

type Keys = 'VITE_API_URL' | 'VITE_SITE_URL' | 'VITE_IMAGE_ORIGINS';

/**
 * Returns links that open the connections which every page needs soon: for calls of the API (with credentials) and for
 * their preflights (anonymous), unless the API is on the site's own origin, and for the first host of pictures. Browsers
 * keep the three kinds apart.
 */
export function preconnectLinks(env: Pick<BuildEnv, Keys>): string[] {
  const originOf = (url: string | undefined) => (url ? new URL(url).origin : '');
  const link = (origin: string, attribute = '') => `<link rel="preconnect" href="${origin}"${attribute}>`;
  const api = originOf(env.VITE_API_URL);
  const images = originOf(splitWords(env.VITE_IMAGE_ORIGINS)[0]);
  const near = ['', originOf(env.VITE_SITE_URL)];
  const calls = near.includes(api)
    ? []
    : [link(api, ' crossorigin="use-credentials"'), link(api, ' crossorigin="anonymous"')];
  return [...near, api].includes(images) ? calls : [...calls, link(images)];
}
