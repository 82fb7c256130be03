import { type BuildEnv, words } from '../settings/env.ts';

/** A connection that the page opens before it has something to send. */
export interface Connection {
  origin: string;
  /**
   * Browsers keep calls with credentials, calls without them (preflights are such calls) and pictures apart; null is for
   * pictures, which share the connection of calls with credentials.
   */
  crossorigin: 'use-credentials' | 'anonymous' | null;
}

type Keys = 'VITE_API_URL' | 'VITE_SITE_URL' | 'VITE_IMAGE_ORIGINS';

/**
 * Returns the connections to other hosts that every page needs soon: two to the API, one for its calls and one for their
 * preflights, and one to the first host of pictures. An API on the site's own origin needs neither of its two.
 */
export function connectionsOf(env: Pick<BuildEnv, Keys>): Connection[] {
  const originOf = (url: string | undefined) => (url ? new URL(url).origin : '');
  const api = originOf(env.VITE_API_URL);
  const images = originOf(words(env.VITE_IMAGE_ORIGINS)[0]);
  const near = ['', originOf(env.VITE_SITE_URL)];
  const calls: Connection[] = near.includes(api)
    ? []
    : [
        { origin: api, crossorigin: 'use-credentials' },
        { origin: api, crossorigin: 'anonymous' },
      ];
  return [...near, api].includes(images) ? calls : [...calls, { origin: images, crossorigin: null }];
}
