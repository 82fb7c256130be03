/** Parts of the frame that are not on the first screen: loaded when they are opened, or shortly after the start. */
import { loadChunk } from '@/shared/chunk/loadChunk';
import { lazyPart } from '@/shared/lib/lazyPart';

/**
 * Part of every page's HTML, below the first screen: loaded right after it. A page renders without it when loading
 * fails.
 */
export const Footer = lazyPart(
  () => import('./Footer'),
  () => null,
);
export const AccountMenu = lazyPart(() => import('./AccountMenu'));
export const AccountSheet = lazyPart(() => import('./AccountSheet'));
export const LocaleDialog = lazyPart(() => import('./LocaleDialog'));
export const ModalMessage = lazyPart(() => import('./ModalMessage'));

/**
 * Preloads the parts. A part that fails to load is requested again when it is opened. Also registers the app's service
 * worker, unless the mocks have registered theirs.
 */
export async function loadParts(): Promise<void> {
  if (import.meta.env.PROD && import.meta.env.VITE_ENABLE_MOCKS !== 'true')
    void loadChunk(() => import('../worker/register'))
      .then(({ registerWorker }) => registerWorker())
      .catch(() => undefined);
  const parts = [AccountMenu, AccountSheet, LocaleDialog, ModalMessage];
  await Promise.all(parts.map((part) => part.load().catch(part.forget)));
}
