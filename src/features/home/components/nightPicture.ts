import { later } from '@/shared/lib/later';

/** The hero's picture: in the HTML from the first byte, so that its code need not come before the page is taken over. */
export const NightPicture = later(() => import('./NightDrawing'));
