import { type Account, hashText, nextNumber, type State, type Token, type TokenEnd } from './state';

/** Devices on which an account may be logged in at the same time. */
export const maxDevices = 2;

const isAlive = (token: Token, now: number) => token.ended === null && token.expiresMs > now;

/**
 * Issues a new token for the device, in place of its old one. Beyond two devices the oldest session ends; its device
 * learns it from its next call.
 */
export function issueToken(state: State, account: Account, deviceId: string, now: number): string {
  const alive = state.tokens.filter((token) => token.userId === account.userId && isAlive(token, now));
  for (const token of alive) if (token.deviceId === deviceId) token.ended = 'replaced';
  const others = alive.filter((token) => token.ended === null);
  for (const token of others.slice(0, Math.max(0, others.length - (maxDevices - 1)))) token.ended = 'other_devices';

  const value = `lt-${hashText(`${nextNumber(state)} ${account.userId} ${deviceId}`)}`;
  const expiresMs = now + account.tokenLifeMs;
  state.tokens.push({ value, userId: account.userId, deviceId, issuedMs: now, expiresMs, ended: null });
  return value;
}

export type Identity = { kind: 'guest' } | { kind: 'account'; account: Account } | { kind: 'dead'; end: TokenEnd };

/** Returns whose token this is. An unknown token counts as expired, like one from before a reset. */
export function identifyToken(state: State, value: string | null, now: number): Identity {
  if (!value) return { kind: 'guest' };
  const token = state.tokens.find((entry) => entry.value === value);
  const account = token && state.accounts.find((entry) => entry.userId === token.userId);
  if (!token || !account) return { kind: 'dead', end: 'inactive' };
  if (!isAlive(token, now)) return { kind: 'dead', end: token.ended ?? 'inactive' };
  return { kind: 'account', account };
}

export function endToken(state: State, value: string): void {
  const token = state.tokens.find((entry) => entry.value === value);
  if (token && token.ended === null) token.ended = 'logged_out';
}
