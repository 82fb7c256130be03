/** Parses messages of Vimeo's frame. */
import type { PlayerErrorKind } from '../types';
import type { EngineTrack } from './engine';
import { readRecord } from './frame';

export const vimeoOrigin = 'https://player.vimeo.com';

export const followedEvents = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeked',
  'playbackratechange',
  'volumechange',
  'bufferstart',
  'bufferend',
  'error',
] as const;

const reasons: Readonly<Record<string, PlayerErrorKind>> = {
  NotFoundError: 'missing',
  PrivacyError: 'forbidden',
  PasswordError: 'forbidden',
  UnsupportedError: 'unsupported',
};

/**
 * `blocked`: it requires a tap. null: a refused request, such as a speed that the owner disabled, which changes
 * nothing.
 */
export function readFailure({ method, name }: Readonly<Record<string, unknown>>): PlayerErrorKind | 'blocked' | null {
  const reason = typeof name === 'string' ? name : '';
  if (method === 'play' && reason === 'NotAllowedError') return 'blocked';
  if (typeof method === 'string' && method !== 'ready' && !(reason in reasons)) return null;
  return reasons[reason] ?? 'network';
}

export interface VimeoTrack extends EngineTrack {
  readonly kind: string;
}

export function readTracks(value: unknown): readonly VimeoTrack[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    const { language, kind, label } = readRecord(entry);
    if (typeof language !== 'string') return [];
    return {
      id: language,
      lang: language,
      label: typeof label === 'string' ? label : language,
      kind: typeof kind === 'string' ? kind : 'captions',
    };
  });
}
