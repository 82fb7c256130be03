import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { saveReceipt } from '@/domain/order/receipts';
import { downloadsRoot } from '@/shared/download/downloadedFiles';
import { respondDownloaded } from '@/shared/download/respondDownloaded';
import type { TextFiles } from '@/shared/i18n/createI18n';
import type { Locale } from '@/shared/i18n/locales';
import type { TimeSource } from '@/shared/lib/clock';
import { allowWorkerScript } from '@/shared/lib/workerScript';
import { galleryLocale } from '~test/gallery/address';
import { type Backend, createBackend } from './backend';
import type { Catalogue } from './catalogue/catalogueTypes';
import type { Persist } from './db/db';
import { demoAccounts } from './db/demoAccounts';
import type { Account } from './db/state';
import { demoLastsMs } from './demoDay';
import { createHandlers } from './handlers/handlers';
import { createMediaFetcher } from './media/fetchFiles';
import { paymentOrder } from './payment/address';
import { pseudoTexts } from './pseudoTexts';
import { demoReceipts } from './qa/demoReceipts';
import { openLink } from './qa/openLink';
import { currentLocale } from './qa/panel/place';
import { type Qa, qaInPage, qaOnServer } from './qa/qa';
import { keepSettings } from './qa/settings';
import { visitorStorage } from './qa/visitor';

const storageKey = 'lantern.mocks';
const workerUrl = `${import.meta.env.BASE_URL}mockServiceWorker.js`;

/** Returns localStorage, so that changes survive a reload and reach other tabs; null when storage is denied. */
function storageIfAllowed(): Storage | null {
  try {
    const storage = window.localStorage;
    storage.getItem(storageKey);
    return storage;
  } catch {
    return null;
  }
}

/** Stores the receipts of a demo account on this device, in the language of the page. */
function keepReceipts(account: Account, catalogue: (locale: Locale) => Catalogue): void {
  if (!demoAccounts.some(({ email }) => email === account.email)) return;
  for (const receipt of demoReceipts(account, catalogue(currentLocale())))
    saveReceipt(visitorStorage(), account.userId, receipt);
}

/** Starts the backend inside this page, with a worker that passes it the page's calls. */
async function startInPage(): Promise<Backend> {
  const storage = storageIfAllowed();
  const persist: Persist | null = storage && {
    load: () => storage.getItem(storageKey),
    save: (json) => storage.setItem(storageKey, json),
  };
  const backend = createBackend({
    readMedia: createMediaFetcher(),
    day: 'demo',
    onLogin: keepReceipts,
    reanchorAfterMs: demoLastsMs,
    ...(persist && { persist }),
  });
  if (storage) keepSettings(backend, storage, `${storageKey}.qa`);
  allowWorkerScript(workerUrl);
  // In the place of the app's own worker.
  const downloaded = http.get(`${downloadsRoot}*`, ({ request }) => respondDownloaded(caches, request));
  await setupWorker(downloaded, ...createHandlers(backend)).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: workerUrl },
  });
  return backend;
}

export interface Mocks {
  /** Replaces the machine's time. */
  time: TimeSource;
  /**
   * Renders the gallery of the design system, or the payment page of an order, when the address names one; it replaces
   * the app.
   */
  page: ((root: HTMLElement, files: TextFiles) => Promise<void>) | null;
  /** Returns the texts to show: in the pseudo-language in the mode `pseudo`, else those of the files. */
  texts: (files: TextFiles) => TextFiles;
}

const isPseudo = import.meta.env.MODE === 'pseudo';

/**
 * Responds to the page's API, support, tracking and media calls inside the browser, opens the scenario of the page's
 * address, and resolves when that is ready; the QA panel loads later. Without service workers (plain http on another
 * device) the development server responds to the same calls.
 */
export async function startMocks(): Promise<Mocks> {
  const qa: Qa = navigator.serviceWorker === undefined ? await qaOnServer() : qaInPage(await startInPage());
  const problems = await openLink(qa);
  void import('./qa/panel/mountPanel').then(({ mountPanel }) => mountPanel(qa, problems));
  return { time: qa.time, page: await ownPage(qa), texts: (files) => (isPseudo ? pseudoTexts(files) : files) };
}

/** Returns the gallery, the payment page, or null. */
async function ownPage(qa: Qa): Promise<Mocks['page']> {
  const { pathname } = window.location;
  const locale = galleryLocale(pathname);
  if (locale)
    return async (root, files) => {
      const { mountGallery } = await import('~test/gallery/mountGallery');
      await mountGallery(root, files, locale, qa.time.now());
    };
  const id = paymentOrder(pathname);
  const order = id === null || qa.host === 'none' ? null : (await qa.send('order', { order: id })).order;
  if (order)
    return async (root) => {
      const { mountPayment } = await import('./payment/mountPayment');
      mountPayment(root, qa, order);
    };
  return null;
}
