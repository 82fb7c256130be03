/**
 * Sends one SMS per effective press, and one per number and minute, and verifies each code once; the number stays until
 * it is confirmed.
 */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { getService } from '@/platform/services/services';
import { selectLoadedUser } from '@/platform/session/state';
import type { PayloadAction } from '@/shared/duck/action';
import { select } from '@/shared/duck/effects';
import { takeLeadingSafely } from '@/shared/duck/safely';
import { callSubmit } from '@/shared/duck/submit';
import { addCodeTime, waitOf } from '../phone/codeTimes';
import { postPhoneCheck, postPhoneCode, postPhoneCodeAgain } from './api';
import { leaveSection, replaceUser, showSuccess } from './nextStep';
import { codeCheck, codeResend, codeSend, draftChanged, type PhoneNumber, selectDraft } from './state';

/** Stores that a code was just sent. */
function* remember(number: string): SagaIterator {
  const times = (yield* select(selectDraft))?.codeTimes ?? {};
  const now = (yield* getService('clock')).now();
  yield put(draftChanged({ confirming: number, codeTimes: addCodeTime(times, number, now) }));
}

function* mustWait(number: string): SagaIterator<boolean> {
  const times = (yield* select(selectDraft))?.codeTimes ?? {};
  return waitOf(times, number, (yield* getService('clock')).now()) > 0;
}

function* sendCode({ payload }: PayloadAction<PhoneNumber>): SagaIterator {
  const number = `+${payload.countryCode}${payload.phoneNumber}`;
  if (yield* mustWait(number)) {
    yield put(codeSend.reset());
    // A code was sent to this number already.
    yield put(draftChanged({ confirming: number }));
    return;
  }
  const result = yield* callSubmit(codeSend, postPhoneCode, payload);
  if (!result.ok) return;
  yield put(codeCheck.reset());
  yield* remember(number);
  yield put(codeSend.done());
  yield* showSuccess('phone.sent');
}

function* sendCodeAgain({ payload: { number } }: PayloadAction<{ number: string }>): SagaIterator {
  const user = yield* select(selectLoadedUser);
  if (yield* mustWait(number)) {
    yield put(codeResend.reset());
    return;
  }
  const result = yield* callSubmit(codeResend, postPhoneCodeAgain, { userId: user?.userId ?? '' });
  if (!result.ok) return;
  yield put(codeCheck.reset());
  yield* remember(number);
  yield put(codeResend.done());
  yield* showSuccess('phone.sent');
}

function* checkCode({ payload: { code } }: PayloadAction<{ code: string }>): SagaIterator {
  const user = yield* select(selectLoadedUser);
  const result = yield* callSubmit(codeCheck, postPhoneCheck, { userId: user?.userId ?? '', code });
  if (!result.ok) return;
  yield* replaceUser(result.data);
  yield put(codeCheck.done());
  yield* showSuccess('phone.confirmed');
  yield* leaveSection('phone');
}

export function* phoneSaga(): SagaIterator {
  yield takeLeadingSafely(codeSend.submit, sendCode);
  yield takeLeadingSafely(codeResend.submit, sendCodeAgain);
  yield takeLeadingSafely(codeCheck.submit, checkCode);
}
