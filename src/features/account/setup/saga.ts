/**
 * Saves each section once, however often it is pressed; the choice stays in storage under the user until the server has
 * accepted it. The onboarding then continues automatically, at the end to the page that the visitor wanted.
 */
import type { SagaIterator } from 'redux-saga';
import { call, put } from 'redux-saga/effects';
import { selectRegion } from '@/platform/locale/state';
import { getService } from '@/platform/services/services';
import { selectLoadedUser, userLoaded } from '@/platform/session/state';
import type { PayloadAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import { watchFetch } from '@/shared/duck/fetch';
import { takeEverySafely, takeLeadingSafely } from '@/shared/duck/safely';
import { callSubmit } from '@/shared/duck/submit';
import type { LoadMode } from '@/shared/routing/page';
import { getLevelSubjects, getSchoolTypes, patchProfile } from './api';
import { readDraft } from './draft';
import { draftKeyOf, leaveSection, replaceUser, showSuccess } from './nextStep';
import { phoneSaga } from './phoneSaga';
import { shownProfile } from './profile';
import { stepAt } from './sections';
import {
  accountReducer,
  draftChanged,
  draftRecalled,
  levelSubjects,
  type ProfileSave,
  profileSave,
  schoolTypes,
  selectDraft,
  selectLevelSubjects,
  selectRequestedSection,
  selectSchoolTypes,
  setupOpened,
  stepSkipped,
} from './state';

/** Restores the draft once the user is known, and loads the subjects if they are part of the page. */
function* open(load: LoadMode): SagaIterator {
  const user = yield* select(selectLoadedUser);
  if (!user) return;
  if ((yield* select(selectDraft)) === null)
    yield put(draftRecalled(readDraft((yield* getService('storage')).get(draftKeyOf(user)), user)));
  const draft = yield* select(selectDraft);
  if (!draft) return;
  const requested = yield* select(selectRequestedSection);
  const step = draft.onboarding ? stepAt(requested, user) : null;
  // All steps were completed on another device: the onboarding ends.
  if (draft.onboarding && step === null) yield put(draftChanged({ onboarding: false }));
  const section = step ?? requested;
  const { gradeLevelId: levelId } = shownProfile(user, draft);
  if (section === 'subjects') yield put(levelSubjects[load]({ region: yield* select(selectRegion), levelId }));
}

function* storeDraft(): SagaIterator {
  const user = yield* select(selectLoadedUser);
  const draft = yield* select(selectDraft);
  if (user && draft) (yield* getService('storage')).set(draftKeyOf(user), draft);
}

function* save({ payload: { section, changes } }: PayloadAction<ProfileSave>): SagaIterator {
  const user = yield* select(selectLoadedUser);
  if (!user) {
    yield put(profileSave.reset());
    return;
  }
  const changed = Object.keys(changes).length > 0;
  if (changed) {
    const result = yield* callSubmit(profileSave, patchProfile, { userId: user.userId, changes });
    if (!result.ok) return;
    yield* replaceUser(result.data);
  }
  yield put(profileSave.done());
  const onboarding = (yield* select(selectDraft))?.onboarding ?? false;
  if (changed && !onboarding) yield* showSuccess('saved');
  yield* leaveSection(section);
}

function* skip(): SagaIterator {
  yield* leaveSection('phone');
}

export function* accountSaga(): SagaIterator {
  yield* watchFetch(schoolTypes, getSchoolTypes, { select: selectSchoolTypes });
  yield* watchFetch(levelSubjects, getLevelSubjects, { select: selectLevelSubjects });
  yield takeEverySafely(setupOpened, function* opened({ payload }): SagaIterator {
    yield call(open, payload.load);
  });
  yield takeEverySafely(userLoaded, function* known(): SagaIterator {
    if ((yield* select(selectDraft)) === null) yield call(open, 'ensure');
  });
  yield takeEverySafely([draftChanged, draftRecalled], storeDraft, 'account/storeDraft');
  yield takeLeadingSafely(profileSave.submit, save);
  yield takeLeadingSafely(stepSkipped, skip);
  yield* phoneSaga();
}

export const accountDuck = createDuck('account', { reducer: accountReducer, saga: accountSaga });
