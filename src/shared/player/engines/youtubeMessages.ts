/** Parses messages of YouTube's frame. */
import type { PlayerErrorKind } from '../types';
import type { EngineState } from './engine';

export const youtubeOrigin = 'https://www.youtube-nocookie.com';
export const messageChannel = { id: 'lesson', channel: 'widget' };

export const youtubeStates: Readonly<Record<number, EngineState>> = { 1: 'playing', 2: 'paused', 3: 'buffering' };
export const endedState = 0;

/** 2 bad id, 5 player failure, 100 gone or private; 101, 150 and 153 forbid embedding here. */
export const youtubeErrors: Readonly<Record<number, PlayerErrorKind>> = {
  2: 'missing',
  5: 'unsupported',
  100: 'missing',
  101: 'forbidden',
  150: 'forbidden',
  153: 'forbidden',
};

/** Returns the URL of the embed; it starts at whole seconds only. */
export function youtubeAddress(id: string, startAt: number, ownOrigin: string): string {
  const query = new URLSearchParams({ enablejsapi: '1', origin: ownOrigin, playsinline: '1', rel: '0' });
  if (startAt > 0) query.set('start', String(Math.floor(startAt)));
  return `${youtubeOrigin}/embed/${encodeURIComponent(id)}?${query}`;
}
