/**
 * Loads the index file by file, writes the visitor's query into the address when they pause, and stores earlier queries
 * on this device. They are stored with the drafts: they survive a forced logout, and the user's own logout deletes
 * them.
 */
import type { SagaIterator } from 'redux-saga';
import { delay, put } from 'redux-saga/effects';
import { localePath } from '@/platform/locale/paths';
import { selectLocale } from '@/platform/locale/state';
import { pathOf } from '@/platform/services/navigation';
import { getService } from '@/platform/services/services';
import { draftKey } from '@/platform/session/drafts';
import { selectUser, sessionCleared, sessionStarted, userLoaded } from '@/platform/session/state';
import type { PayloadAction } from '@/shared/duck/action';
import { callApi } from '@/shared/duck/callApi';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import { watchFetch } from '@/shared/duck/fetch';
import { takeEverySafely, takeLatestSafely } from '@/shared/duck/safely';
import { cleanText } from '@/shared/lib/typed';
import { paths } from '@/shared/routing/paths';
import { getIndex, getIndexFile } from './api';
import { readRecent, withRecent } from './recent';
import {
  filesAdded,
  filesMissed,
  filtersChosen,
  recentLoaded,
  recentRemoved,
  type SearchFilters,
  searchIndex,
  searchOpened,
  searchPaused,
  searchReducer,
  searchTyped,
  searchUsed,
  searchWritten,
  selectIndex,
  selectRecent,
  selectText,
} from './state';

/** Milliseconds without a key after which the text goes into the address. */
export const typingPause = 400;

/** Loads the files behind the first one. */
function* loadFurther({ payload }: PayloadAction<ReturnType<typeof searchIndex.success>['payload']>): SagaIterator {
  const { params, data } = payload;
  for (let file = 1; file <= (data[0]?.more ?? 0); file += 1) {
    const result = yield* callApi(getIndexFile, { ...params, file }, { errors: 'quiet' });
    if (!result.ok) {
      yield put(filesMissed());
      return;
    }
    yield put(filesAdded(result.data));
  }
}

/** Writes the text, and changes of filters, into the address of the search, if that is open. */
function* writeAddress(filters: SearchFilters = {}): SagaIterator {
  const navigation = yield* getService('navigation');
  const place = navigation.current();
  if (place.pathname !== localePath(yield* select(selectLocale), paths.search())) return;
  const text = cleanText(yield* select(selectText));
  const search = new URLSearchParams(place.search);
  for (const [key, value] of Object.entries({ ...filters, q: text })) {
    if (value) search.set(key, value);
    else search.delete(key);
  }
  // Before the address changes, so that the page does not take the text for another one.
  yield put(searchWritten(text));
  const query = search.toString();
  const to = pathOf({ ...place, search: query === '' ? '' : `?${query}` });
  if (to !== pathOf(place)) navigation.replace(to);
}

/**
 * Waits for the pause after a key. A text that is written or used meanwhile needs no pause; writing it again would cancel
 * the navigation to a result whose page is still loading.
 */
function* writeAfterPause({ type }: { type: string }): SagaIterator {
  if (type !== searchTyped.type) return;
  yield delay(typingPause);
  yield put(searchPaused());
}

/** A guest's searches become those of the user who logs in. */
const recentKey = (userId: string | undefined) => draftKey(userId || 'guest', 'searches');

function* ownKey(): SagaIterator<string> {
  return recentKey((yield* select(selectUser))?.userId);
}

function* loadRecent(): SagaIterator {
  const storage = yield* getService('storage');
  const [guest, own] = [recentKey(undefined), yield* ownKey()];
  const left = own === guest ? [] : readRecent(storage.get(guest));
  const texts = left.reduceRight(withRecent, readRecent(storage.get(own)));
  if (left.length > 0) {
    storage.set(own, texts);
    storage.remove(guest);
  }
  yield put(recentLoaded(texts));
}

function* storeRecent(texts: readonly string[]): SagaIterator {
  const storage = yield* getService('storage');
  const key = yield* ownKey();
  if (texts.length > 0) storage.set(key, texts);
  else storage.remove(key);
  yield put(recentLoaded(texts));
}

function* rememberSearch(): SagaIterator {
  yield* storeRecent(withRecent(yield* select(selectRecent), yield* select(selectText)));
  yield* writeAddress();
}

function* removeRecent({ payload: text }: PayloadAction<string | null>): SagaIterator {
  const recent = yield* select(selectRecent);
  yield* storeRecent(text === null ? [] : recent.filter((one) => one !== text));
}

function* searchSaga(): SagaIterator {
  yield* watchFetch(searchIndex, getIndex, { select: selectIndex });
  yield takeLatestSafely(searchIndex.success, loadFurther);
  yield takeLatestSafely<unknown>([searchTyped, searchPaused, searchUsed], writeAfterPause);
  yield takeEverySafely<unknown>(searchPaused, () => writeAddress(), 'search/writeAddress');
  yield takeEverySafely(filtersChosen, ({ payload }) => writeAddress(payload), 'search/filter');
  yield takeEverySafely<unknown>(searchUsed, rememberSearch, 'search/remember');
  yield takeEverySafely(recentRemoved, removeRecent, 'search/removeRecent');
  yield takeEverySafely<unknown>(
    [searchOpened, sessionStarted, userLoaded, sessionCleared],
    loadRecent,
    'search/loadRecent',
  );
}

export const searchDuck = createDuck('search', { reducer: searchReducer, saga: searchSaga });
