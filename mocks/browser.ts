import { setupWorker } from 'msw/browser';
import { type Backend, createBackend } from './backend';
import type { Persist } from './db/db';
import { createHandlers } from './handlers/handlers';
import { createMediaFetcher } from './media/fetchFiles';

const storageKey = 'lantern.mocks';
const sixHours = 6 * 3_600_000;
const workerUrl = `${import.meta.env.BASE_URL}mockServiceWorker.js`;

/** localStorage, so that changes outlive a reload and reach other tabs; undefined where storage is denied. */
function localPersist(): Persist | undefined {
  try {
    const storage = window.localStorage;
    storage.getItem(storageKey);
    return { load: () => storage.getItem(storageKey), save: (json) => storage.setItem(storageKey, json) };
  } catch {
    return undefined;
  }
}

interface TrustedTypesFactory {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/** Under Trusted Types registering the worker needs a policy: one that lets exactly its script pass. */
function allowWorkerScript(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypesFactory };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  const allowed = new URL(workerUrl, window.location.href).href;
  trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, window.location.href).href !== allowed) throw new TypeError(`Script refused: ${url}`);
      return url;
    },
  });
}

/**
 * Answers the page's API, support, tracking and media calls inside the browser; resolves when the worker is ready.
 * Null where there are no service workers (plain http on another device): there the development server answers the
 * same calls itself.
 */
export async function startMocks(): Promise<Backend | null> {
  if (navigator.serviceWorker === undefined) return null;
  const persist = localPersist();
  const backend = createBackend({
    readMedia: createMediaFetcher(),
    reanchorAfterMs: sixHours,
    ...(persist && { persist }),
  });
  allowWorkerScript();
  await setupWorker(...createHandlers(backend)).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: workerUrl },
  });
  return backend;
}
