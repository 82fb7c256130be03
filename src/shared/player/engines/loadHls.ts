import { loadChunk } from '@/shared/chunk/loadChunk';

export type HlsLibrary = Pick<typeof import('hls.js'), 'default'>;

/** Loads hls.js. Rejects with a `ChunkLoadError`. */
export const loadHls = (): Promise<HlsLibrary> => loadChunk(() => import('hls.js/light'));

/** Returns whether hls.js may play here; without media sources only the browser itself can. */
export const hasMediaSource = () => 'MediaSource' in window || 'ManagedMediaSource' in window;
