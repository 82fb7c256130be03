/** Changes the visitor's data in the browser as a login and a logout of the app would. */
import { localeCookie } from '@/platform/locale/saga';
import { browserStorage } from '@/platform/services/storage';
import { browserTabs } from '@/platform/services/tabs';
import { browserCookies } from '@/platform/session/browserCookies';
import { forgetUser } from '@/platform/session/savedUser';
import type { TabMessage } from '@/platform/session/tabMessages';
import { keepDeviceId, readToken, removeToken, writeToken } from '@/platform/session/token';
import { env } from '@/shared/config/env';

const cookies = () => browserCookies(env);
/** Returns the app's storage in this browser. */
export const visitorStorage = () => browserStorage(() => window.localStorage);

export const visitorToken = () => readToken(cookies());
export const visitorDevice = () => keepDeviceId(cookies());
export const visitorLanguage = () => cookies().get(localeCookie);

/** Replaces the token, or removes it; the page must be reloaded. Other tabs follow. */
export function becomeVisitor(token: string | null): void {
  forgetUser(visitorStorage());
  if (token === null) removeToken(cookies());
  else writeToken(cookies(), token);
  const message: TabMessage = token === null ? { type: 'cleared', ended: null } : { type: 'started' };
  browserTabs().post(message);
}

/** Removes everything that the app stores in this browser. The mock backend's data has another prefix. */
export function forgetVisitor(): void {
  removeToken(cookies());
  const kept = visitorStorage();
  for (const key of kept.keys('')) kept.remove(key);
  try {
    window.sessionStorage.clear();
  } catch {
    // Denied storage is empty.
  }
}

/** Deletes databases and caches of this site, as a browser does when room is short. */
export async function purgeStorage(): Promise<void> {
  try {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // Denied storage is empty.
  }
}
