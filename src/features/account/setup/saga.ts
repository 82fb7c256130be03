/**
 * Each section is saved once, however often it is pressed, and what was chosen stays in storage under the user until the
 * server has it. The onboarding then goes on by itself, at last to where the visitor wanted to go.
 */
import type { SagaIterator } from 'redux-saga';
import { call, put } from 'redux-saga/effects';
import { localePath } from '@/core/locale/paths';
import { selectLocale, selectRegion } from '@/core/locale/reducer';
import { alertShown } from '@/core/messages/actions';
import { service } from '@/core/services/services';
import { userLoaded } from '@/core/session/actions';
import { draftKey } from '@/core/session/drafts';
import { isSetup, landingUrl, setupPath } from '@/core/session/landing';
import { saveUser } from '@/core/session/savedUser';
import { selectUser } from '@/core/session/selectors';
import type { PayloadAction } from '@/shared/duck/action';
import { callApi } from '@/shared/duck/callApi';
import { selectT } from '@/shared/duck/effects';
import { watchFetch } from '@/shared/duck/fetch';
import { every, leading } from '@/shared/duck/safely';
import type { User } from '@/shared/entities/user';
import {
  getGradeSubjects,
  getSchoolTypes,
  patchProfile,
  postPhoneCheck,
  postPhoneCode,
  postPhoneCodeAgain,
} from './api';
import { recalledDraft } from './draft';
import { shownProfile, withoutSection } from './profile';
import { type Section, stepAfter, stepAt } from './sections';
import {
  codeCheck,
  codeResend,
  codeSend,
  drafted,
  draftRecalled,
  gradeSubjects,
  type PhoneNumber,
  type ProfileSave,
  profileSave,
  schoolTypes,
  selectAsked,
  selectDraft,
  selectGradeSubjects,
  selectSchoolTypes,
  setupFinished,
  setupOpened,
  stepSkipped,
} from './state';

function* tell(key: 'saved' | 'allSet' | 'phone.sent' | 'phone.confirmed'): SagaIterator {
  const { i18n } = yield* service('translations');
  yield put(alertShown(i18n.t(key, { ns: 'setup' }), 'success'));
}

const keyOf = (user: User) => draftKey(user.userId, 'setup');

/** Once it is known who is logged in: what was kept, and the subjects where they are asked for. */
function* open(load: 'request' | 'ensure'): SagaIterator {
  const user = yield* selectT(selectUser);
  if (!user) return;
  if ((yield* selectT(selectDraft)) === null)
    yield put(draftRecalled(recalledDraft((yield* service('storage')).get(keyOf(user)), user)));
  const draft = yield* selectT(selectDraft);
  if (!draft) return;
  const asked = yield* selectT(selectAsked);
  const step = draft.onboarding ? stepAt(asked, user) : null;
  // All was done elsewhere: there is nothing to go on with.
  if (draft.onboarding && step === null) yield put(drafted({ onboarding: false }));
  const section = step ?? asked;
  const { gradeLevelId } = shownProfile(user, draft);
  if (section === 'subjects') yield put(gradeSubjects[load]({ region: yield* selectT(selectRegion), gradeLevelId }));
}

function* keep(): SagaIterator {
  const user = yield* selectT(selectUser);
  const draft = yield* selectT(selectDraft);
  if (user && draft) (yield* service('storage')).set(keyOf(user), draft);
}

/** The session's user is what the server now says. */
function* adopt(user: User): SagaIterator {
  saveUser(yield* service('storage'), user);
  yield put(userLoaded(user));
}

function* finish(user: User): SagaIterator {
  (yield* service('storage')).remove(keyOf(user));
  yield put(setupFinished());
  yield* tell('allSet');
  const locale = yield* selectT(selectLocale);
  const navigation = yield* service('navigation');
  const next = new URLSearchParams(navigation.current().search).get('next');
  const complete = { ...user, requiredFields: [] };
  const to = (wanted: string | null) => landingUrl(complete, locale, wanted, navigation.origin);
  navigation.replace(isSetup(to(next)) ? to(null) : to(next));
}

/** The address of another section of the page, with everything else in it as it is. */
function* addressOf(section: Section | null): SagaIterator<string> {
  const search = new URLSearchParams((yield* service('navigation')).current().search);
  if (section) search.set('section', section);
  else search.delete('section');
  const query = search.toString();
  return localePath(yield* selectT(selectLocale), setupPath) + (query && `?${query}`);
}

/** A section is done: the onboarding goes on, the settings close it. */
function* leave(section: Section): SagaIterator {
  const user = yield* selectT(selectUser);
  const draft = yield* selectT(selectDraft);
  if (!user || !draft) return;
  yield put(drafted(withoutSection(section, draft)));
  const navigation = yield* service('navigation');
  if (!draft.onboarding || section === 'name') {
    navigation.replace(yield* addressOf(null));
    return;
  }
  const next = stepAfter(section, user);
  if (next) navigation.push(yield* addressOf(next));
  else yield* finish(user);
}

function* save({ payload: { section, changes } }: PayloadAction<ProfileSave>): SagaIterator {
  const user = yield* selectT(selectUser);
  if (!user) {
    yield put(profileSave.reset());
    return;
  }
  const changed = Object.keys(changes).length > 0;
  if (changed) {
    const result = yield* callApi(patchProfile, { userId: user.userId, changes }, { errors: 'alert' });
    if (!result.ok) {
      yield put(profileSave.failed(result.error));
      return;
    }
    yield* adopt(result.data);
  }
  yield put(profileSave.done());
  const onboarding = (yield* selectT(selectDraft))?.onboarding ?? false;
  if (changed && !onboarding) yield* tell('saved');
  yield* leave(section);
}

function* skip(): SagaIterator {
  yield* leave('phone');
}

function* sendCode({ payload }: PayloadAction<PhoneNumber>): SagaIterator {
  const result = yield* callApi(postPhoneCode, payload, { errors: 'alert' });
  if (!result.ok) {
    yield put(codeSend.failed(result.error));
    return;
  }
  const at = (yield* service('clock')).now();
  yield put(codeCheck.reset());
  yield put(drafted({ sent: { number: `+${payload.countryCode}${payload.phoneNumber}`, at } }));
  yield put(codeSend.done());
  yield* tell('phone.sent');
}

function* sendCodeAgain(): SagaIterator {
  const user = yield* selectT(selectUser);
  const sent = (yield* selectT(selectDraft))?.sent;
  const result = yield* callApi(postPhoneCodeAgain, { userId: user?.userId ?? '' }, { errors: 'alert' });
  if (!result.ok) {
    yield put(codeResend.failed(result.error));
    return;
  }
  const at = (yield* service('clock')).now();
  yield put(codeCheck.reset());
  if (sent) yield put(drafted({ sent: { ...sent, at } }));
  yield put(codeResend.done());
  yield* tell('phone.sent');
}

function* checkCode({ payload: { code } }: PayloadAction<{ code: string }>): SagaIterator {
  const user = yield* selectT(selectUser);
  const result = yield* callApi(postPhoneCheck, { userId: user?.userId ?? '', code }, { errors: 'alert' });
  if (!result.ok) {
    yield put(codeCheck.failed(result.error));
    return;
  }
  yield* adopt(result.data);
  yield put(codeCheck.done());
  yield* tell('phone.confirmed');
  yield* leave('phone');
}

export function* accountSaga(): SagaIterator {
  yield* watchFetch(schoolTypes, getSchoolTypes, { errors: 'quiet', select: selectSchoolTypes });
  yield* watchFetch(gradeSubjects, getGradeSubjects, { errors: 'quiet', select: selectGradeSubjects });
  yield every(setupOpened, function* opened({ payload }): SagaIterator {
    yield call(open, payload.load);
  });
  yield every(userLoaded, function* known(): SagaIterator {
    if ((yield* selectT(selectDraft)) === null) yield call(open, 'ensure');
  });
  yield every([drafted, draftRecalled], keep, 'account/keep');
  yield leading(profileSave.submit, save);
  yield leading(stepSkipped, skip);
  yield leading(codeSend.submit, sendCode);
  yield leading(codeResend.submit, sendCodeAgain);
  yield leading(codeCheck.submit, checkCode);
}
