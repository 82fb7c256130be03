import { loadChunk } from '@/shared/chunk/loadChunk';
import { later } from '@/shared/lib/later';

/** The hero's picture: in the HTML from the first byte, so that its code need not come before the page is taken over. The page does without it when it does not come. */
export const NightPicture = later(() => loadChunk(() => import('./NightDrawing')).catch(() => ({ default: () => null })));
