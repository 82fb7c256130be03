/** Plays a file, or HLS where the browser supports it, with the video element alone. */
import type { PlayerErrorKind } from '../types';
import type { Emit, Engine } from './engine';
import { type Connect, createMediaEngine } from './media';
import { isRefused } from './refusal';

/**
 * The error of a source has no reason, so the URL is requested again, with the method that its signature is for. `otherwise`
 * explains a video that is there.
 */
async function findReason(url: string, otherwise: PlayerErrorKind, signal: AbortSignal): Promise<PlayerErrorKind> {
  try {
    const response = await fetch(url, { signal });
    void response.body?.cancel();
    if (isRefused(response.status)) return 'expired';
    if (response.status >= 500) return 'network';
    // Some hosts respond with a page when there is no video.
    const isPage = (response.headers.get('content-type') ?? '').startsWith('text/');
    return response.ok && !isPage ? otherwise : 'missing';
  } catch {
    return 'network';
  }
}

/** Tells the size of a file, if its host says it. */
async function tellSize(url: string, emit: Emit, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { method: 'HEAD', signal }).catch(() => null);
  const bytes = Number(response?.ok && response.headers.get('content-length'));
  if (bytes > 0) emit({ type: 'size', bytes });
}

export const connectNative: Connect = (video, { id, quality }, emit, attached) => {
  const abort = new AbortController();
  video.src = id;
  if (quality === 'saver') void tellSize(id, emit, abort.signal);
  attached();
  return {
    qualities: () => [],
    setQuality: () => {},
    explain: async () => {
      const code = video.error?.code;
      if (code === MediaError.MEDIA_ERR_DECODE) return 'unsupported';
      if (code === MediaError.MEDIA_ERR_ABORTED) return null;
      const isUnusable = code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED;
      return findReason(id, isUnusable ? 'unsupported' : 'network', abort.signal);
    },
    destroy: () => abort.abort(),
  };
};

export function createNativeEngine(emit: Emit): Engine {
  return createMediaEngine(emit, connectNative);
}
