/** Notices that another page of the domain has replaced the token's cookie without telling this one. */
import type { CookieJar } from '@/platform/services/cookies';
import { readToken } from './token';

export interface TokenWatch {
  /** Takes the token for that of the session on screen, if that session is new. Call it when the session may have changed. */
  follow(): void;
  /** Returns whether the token now belongs to another session than the one on screen. */
  isReplaced(): boolean;
}

/** A guest's page acts for nobody, and a token that is missing is not another session. `getEpoch`: number of the session. */
export function watchToken(cookies: CookieJar, getEpoch: () => number): TokenWatch {
  let known = { epoch: 0, token: readToken(cookies) };
  const follow = () => {
    const epoch = getEpoch();
    if (epoch !== known.epoch) known = { epoch, token: readToken(cookies) };
  };
  return {
    follow,
    isReplaced() {
      follow();
      const token = readToken(cookies);
      return known.token !== null && token !== null && token !== known.token;
    },
  };
}
