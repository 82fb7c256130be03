/** Navigates on from a section: to the next step, to the page that the visitor wanted, or back to the settings. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { localePath } from '@/platform/locale/paths';
import { selectLocale } from '@/platform/locale/state';
import { alertShown } from '@/platform/messages/state';
import { getService } from '@/platform/services/services';
import { draftKey } from '@/platform/session/drafts';
import { isSetup, landingUrl } from '@/platform/session/landing';
import { saveUser } from '@/platform/session/savedUser';
import { selectLoadedUser, userLoaded } from '@/platform/session/state';
import { select } from '@/shared/duck/effects';
import type { User } from '@/shared/entities/user';
import { paths } from '@/shared/routing/paths';
import { latestNumber } from '../phone/codeTimes';
import { blankDraft } from './draft';
import { withoutSection } from './profile';
import { type Section, stepAfter } from './sections';
import { draftChanged, selectDraft, setupFinished } from './state';

/** Returns the storage key of a user's draft. */
export const draftKeyOf = (user: User) => draftKey(user.userId, 'setup');

export function* showSuccess(key: 'saved' | 'allSet' | 'phone.sent' | 'phone.confirmed'): SagaIterator {
  const { i18n } = yield* getService('translations');
  yield put(alertShown(i18n.t(key, { ns: 'setup' }), 'success'));
}

/** Replaces the session's user with the server's response. */
export function* replaceUser(user: User): SagaIterator {
  saveUser(yield* getService('storage'), user);
  yield put(userLoaded(user));
}

function* finish(user: User): SagaIterator {
  const storage = yield* getService('storage');
  const codeTimes = (yield* select(selectDraft))?.codeTimes ?? {};
  if (latestNumber(codeTimes) === null) storage.remove(draftKeyOf(user));
  else storage.set(draftKeyOf(user), { ...blankDraft, codeTimes });
  yield put(setupFinished());
  yield* showSuccess('allSet');
  const locale = yield* select(selectLocale);
  const navigation = yield* getService('navigation');
  const next = new URLSearchParams(navigation.current().search).get('next');
  const complete = { ...user, requiredFields: [] };
  const to = (wanted: string | null) => landingUrl(complete, locale, wanted, navigation.origin);
  navigation.replace(isSetup(to(next)) ? to(null) : to(next));
}

/** Returns the URL of another section of the page, with all other parameters unchanged. */
function* addressOf(section: Section | null): SagaIterator<string> {
  const search = new URLSearchParams((yield* getService('navigation')).current().search);
  if (section) search.set('section', section);
  else search.delete('section');
  const query = search.toString();
  return localePath(yield* select(selectLocale), paths.accountSetup()) + (query && `?${query}`);
}

/** Leaves a completed section: the onboarding continues, the settings close it. */
export function* leaveSection(section: Section): SagaIterator {
  const user = yield* select(selectLoadedUser);
  const draft = yield* select(selectDraft);
  if (!user || !draft) return;
  yield put(draftChanged(withoutSection(section, draft)));
  const navigation = yield* getService('navigation');
  if (!draft.onboarding || section === 'name') {
    navigation.replace(yield* addressOf(null));
    return;
  }
  const next = stepAfter(section, user);
  if (next) navigation.push(yield* addressOf(next));
  else yield* finish(user);
}
