/** Parts of the frame that the first screen does not show: loaded once they are opened, or a little after the start. */
import { later } from '@/shared/lib/later';
import { loadChunk } from '../chunks';

/** Stands in the HTML of every page, below the first screen: loaded right after it. Pages do without it when it does not come. */
export const Footer = later(() => import('./Footer').catch(() => ({ default: () => null })));
export const AccountMenu = later(() => import('./AccountMenu'));
export const AccountSheet = later(() => import('./AccountSheet'));
export const LocaleDialog = later(() => import('./LocaleDialog'));
export const ModalMessage = later(() => import('./ModalMessage'));

/** Rejects when one does not come. Builds without mocks, which bring a worker of their own, get the app's worker, too. */
export async function loadParts(): Promise<void> {
  if (import.meta.env.PROD && import.meta.env.VITE_ENABLE_MOCKS !== 'true')
    void import('../worker/register').then(({ registerWorker }) => registerWorker()).catch(() => undefined);
  await Promise.all([AccountMenu, AccountSheet, LocaleDialog, ModalMessage].map((part) => part.load(loadChunk)));
}
