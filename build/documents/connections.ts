import { type BuildEnv, splitWords } from '../settings/env.ts';

/** A connection that the page opens before it has something to send. */
export interface Connection {
  origin: string;
  /** `use-credentials` for calls of the API, `anonymous` for their preflights, null for pictures: browsers keep them apart. */
  crossorigin: 'use-credentials' | 'anonymous' | null;
}

type Keys = 'VITE_API_URL' | 'VITE_SITE_URL' | 'VITE_IMAGE_ORIGINS';

/**
 * Returns the connections that every page needs soon: for calls of the API and for their preflights, unless the API is on
 * the site's own origin, and for the first host of pictures.
 */
export function connectionsOf(env: Pick<BuildEnv, Keys>): Connection[] {
  const originOf = (url: string | undefined) => (url ? new URL(url).origin : '');
  const api = originOf(env.VITE_API_URL);
  const images = originOf(splitWords(env.VITE_IMAGE_ORIGINS)[0]);
  const near = ['', originOf(env.VITE_SITE_URL)];
  const calls: Connection[] = near.includes(api)
    ? []
    : [
        { origin: api, crossorigin: 'use-credentials' },
        { origin: api, crossorigin: 'anonymous' },
      ];
  return [...near, api].includes(images) ? calls : [...calls, { origin: images, crossorigin: null }];
}
