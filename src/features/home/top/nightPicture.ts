import { lazyPart, listedPart } from '@/shared/lib/lazyPart';

/**
 * The hero's picture. It is in the HTML from the first byte, so hydration need not wait for its code; a page whose
 * picture fails to load shows none.
 */
export const NightPicture = listedPart(
  'src/features/home/top/NightDrawing.tsx',
  lazyPart(
    () => import('./NightDrawing'),
    () => null,
  ),
);
