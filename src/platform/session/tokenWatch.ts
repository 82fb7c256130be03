/** Notices that another page of the domain has replaced the token's cookie without telling this one. */
import type { CookieJar } from '@/platform/services/cookies';
import { readToken } from './token';

/**
 * Returns a function that returns whether the token now belongs to another session than the one on screen. A guest's page
 * acts for nobody, and a token that is missing is not another session. `getEpoch`: the number of the session on screen.
 */
export function watchToken(cookies: CookieJar, getEpoch: () => number): () => boolean {
  let known = { epoch: 0, token: readToken(cookies) };
  return () => {
    const [epoch, token] = [getEpoch(), readToken(cookies)];
    if (epoch !== known.epoch) known = { epoch, token };
    return known.token !== null && token !== null && token !== known.token;
  };
}
