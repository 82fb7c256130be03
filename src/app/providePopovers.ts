import { loadChunk } from '@/shared/chunk/loadChunk';

const loadPackage = () => loadChunk(() => import('@oddbird/popover-polyfill/fn'));

/**
 * Loads popovers for browsers without them: Chrome before 114, Firefox before 125, Safari before 17. Until their code is
 * there the menus stay closed.
 */
export async function providePopovers(elements: object, load: typeof loadPackage = loadPackage): Promise<void> {
  if ('popover' in elements) return;
  try {
    const { apply } = await load();
    apply();
  } catch (error) {
    console.error('[popovers]', error);
  }
}
