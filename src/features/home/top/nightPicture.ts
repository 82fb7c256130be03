import { loadChunk } from '@/shared/chunk/loadChunk';
import { lazyPart } from '@/shared/lib/lazyPart';

/**
 * The hero's picture. It is in the HTML from the first byte, so hydration need not wait for its code; a page whose
 * picture fails to load shows none.
 */
export const NightPicture = lazyPart(() =>
  loadChunk(() => import('./NightDrawing')).catch(() => ({ default: () => null })),
);
