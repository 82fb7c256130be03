import { loadChunk } from '@/shared/chunk/loadChunk';
import { later } from '@/shared/lib/later';

/**
 * The hero's picture: in the HTML from the first byte, so that its code need not come before the page is taken over. A
 * page whose picture does not load shows none.
 */
export const NightPicture = later(() =>
  loadChunk(() => import('./NightDrawing')).catch(() => ({ default: () => null })),
);
