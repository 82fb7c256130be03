/** Parts of the frame that the first screen does not show: loaded once they are opened, or a little after the start. */
import { loadChunk } from '@/shared/chunk/loadChunk';
import { later } from '@/shared/lib/later';

/** Stands in the HTML of every page, below the first screen: loaded right after it. Pages do without it when it does not come. */
export const Footer = later(() => loadChunk(() => import('./Footer')).catch(() => ({ default: () => null })));
export const AccountMenu = later(() => loadChunk(() => import('./AccountMenu')));
export const AccountSheet = later(() => loadChunk(() => import('./AccountSheet')));
export const LocaleDialog = later(() => loadChunk(() => import('./LocaleDialog')));
export const ModalMessage = later(() => loadChunk(() => import('./ModalMessage')));

/** One that does not come is asked for again when it is opened. Builds without mocks, which bring a worker of their own, get the app's worker, too. */
export async function loadParts(): Promise<void> {
  if (import.meta.env.PROD && import.meta.env.VITE_ENABLE_MOCKS !== 'true')
    void loadChunk(() => import('../worker/register'))
      .then(({ registerWorker }) => registerWorker())
      .catch(() => undefined);
  const parts = [AccountMenu, AccountSheet, LocaleDialog, ModalMessage];
  await Promise.all(parts.map((part) => part.load().catch(part.forget)));
}
