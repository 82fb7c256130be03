/** Runs a saga of the session in a tab with cookies, storage, address and other tabs; the test completes its calls. */
import { combineReducers } from 'redux';
import type { Saga } from 'redux-saga';
import { vi } from 'vitest';
import { localeReducer } from '@/platform/locale/state';
import { messagesReducers } from '@/platform/messages/state';
import { memoryCookies } from '@/platform/services/cookies';
import { createNavigation } from '@/platform/services/navigation';
import { memoryStorage } from '@/platform/services/storage';
import { sessionReducers, sessionStarted } from '@/platform/session/state';
import { createTranslations } from '@/shared/i18n/createI18n';
import common from '~locales/en/common.json';
import { controlledHttp } from './controlledHttp';
import { userKit } from './startOutbox';
import { startSaga } from './startSaga';

/** `token`: of the cookie, which logs the user kit in; null for a guest. */
export async function startSession(
  saga: Saga,
  { token = 'lt-kit' as string | null, url = '/en-hk/course/101', storage = memoryStorage() } = {},
) {
  const controlled = controlledHttp();
  const aborted = vi.fn();
  const told: unknown[] = [];
  const heard = new Set<(message: unknown) => void>();
  const { pathname, search, hash, origin } = new URL(url, 'http://app.test');
  const navigation = createNavigation({ pathname, search, hash }, origin, () => true);
  const moves: { to: string; replace: boolean }[] = [];
  navigation.attach((to, { replace }) => moves.push({ to, replace }));
  const translations = createTranslations({ '/locales/en/common.json': async () => common }, 'en-hk');
  await translations.load('en-hk', ['common']);
  const cookies = memoryCookies({ device_id: 'd-1', ...(token && { token }) });
  const app = startSaga(saga, {
    reducer: combineReducers({ ...sessionReducers, ...messagesReducers, locale: localeReducer }),
    http: { ...controlled.http, abortAll: aborted },
    services: {
      cookies,
      navigation,
      storage,
      translations,
      tabs: {
        post: (message: unknown) => void told.push(message),
        listen(hear: (message: unknown) => void) {
          heard.add(hear);
          return () => heard.delete(hear);
        },
      },
    },
  });
  if (token) {
    storage.set('user', userKit);
    app.dispatch(sessionStarted(userKit));
  }
  return {
    ...controlled,
    ...app,
    cookies,
    storage,
    moves,
    aborted,
    /** Messages that this tab sent to the others. */
    told,
    /** Sends a message from another tab. */
    say: (message: unknown) => {
      for (const hear of heard) hear(message);
    },
    /** Number of listeners to other tabs. */
    listeners: () => heard.size,
  };
}
