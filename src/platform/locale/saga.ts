/** Switches the language once all its texts have loaded, and stores the choice in a cookie. */
import type { SagaIterator } from 'redux-saga';
import { call, put } from 'redux-saga/effects';
import { alertShown } from '@/platform/messages/state';
import { pathOf } from '@/platform/services/navigation';
import { getService } from '@/platform/services/services';
import type { PayloadAction } from '@/shared/duck/action';
import { select } from '@/shared/duck/effects';
import { contentOutdated } from '@/shared/duck/outdated';
import { takeLatestSafely } from '@/shared/duck/safely';
import type { Locale } from '@/shared/i18n/locales';
import { localePath, locatePath } from './paths';
import { localeChanged, localeRequested, selectLocale, selectNamespaces } from './state';

export const localeCookie = 'lang';

function* switchLocale({ payload: next }: PayloadAction<Locale>): SagaIterator {
  const translations = yield* getService('translations');
  const navigation = yield* getService('navigation');
  const before = yield* select(selectLocale);
  if (next === before) return;
  try {
    yield call(translations.load, next, yield* select(selectNamespaces));
  } catch (error) {
    (yield* getService('report'))(error, 'locale');
    const place = navigation.current();
    const { path } = locatePath(place.pathname, before);
    yield put(alertShown(translations.i18n.t('errors.languageFailed', { ns: 'common' }), 'error'));
    navigation.replace(pathOf({ ...place, pathname: localePath(before, path) }));
    return;
  }
  // The visitor may have navigated back while the texts were loading.
  if (locatePath(navigation.current().pathname, before).locale !== next) return;
  // React renders the new words, the content's state and the address together, since nothing here waits.
  translations.use(next);
  (yield* getService('cookies')).set(localeCookie, next);
  yield put(contentOutdated());
  yield put(localeChanged(next));
}

export function* localeSaga(): SagaIterator {
  yield takeLatestSafely(localeRequested, switchLocale);
}
