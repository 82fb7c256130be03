/**
 * Sends a report once, however often it is pressed; each file is uploaded on its own, and removing it aborts that. The
 * draft stays until the server has accepted it: in the state, and for members in storage too.
 */
import type { UnknownAction } from 'redux';
import { buffers, type Channel, channel, type SagaIterator } from 'redux-saga';
import { call, fork, put, race, take } from 'redux-saga/effects';
import * as v from 'valibot';
import { selectLocale, selectRegion } from '@/platform/locale/state';
import { alertShown } from '@/platform/messages/state';
import { getService } from '@/platform/services/services';
import { draftKey } from '@/platform/session/drafts';
import { fullName } from '@/platform/session/personName';
import { selectLoadedUser, selectUser, userLoaded } from '@/platform/session/state';
import { reportActions } from '@/platform/support/state';
import { env } from '@/shared/config/env';
import type { PayloadAction } from '@/shared/duck/action';
import { callApi } from '@/shared/duck/callApi';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import { takeEverySafely, takeLeadingSafely } from '@/shared/duck/safely';
import { submitTicket, uploadFile } from './api';
import {
  fileAdded,
  fileFailed,
  fileProgressed,
  fileRemoved,
  fileRetried,
  fileUploaded,
  longestMessage,
  type ReportDraft,
  reportDrafted,
  reportOpened,
  reportSend,
  reportTags,
  selectIsUploading,
  selectReportDraft,
  selectReportFiles,
  supportReducer,
} from './state';

/** Storage has no name and no e-mail: they come from the profile. */
const draftSchema = v.object({
  message: v.pipe(v.string(), v.maxLength(longestMessage)),
  tags: v.array(v.picklist(reportTags)),
});

/** Returns the storage key of a draft; null for guests, whose draft stays in this tab. */
function* keyOfDraft(): SagaIterator<string | null> {
  const user = yield* select(selectUser);
  return user?.userId ? draftKey(user.userId, 'report') : null;
}

function* readSender(): SagaIterator<Pick<ReportDraft, 'name' | 'email'>> {
  const user = yield* select(selectLoadedUser);
  const name = user ? fullName(user, yield* select(selectLocale)) : '';
  return { name: name || (user?.username ?? ''), email: user?.email ?? '' };
}

/** Fills the form with the user's data and the stored draft. */
function* recall(): SagaIterator {
  if ((yield* select(selectReportDraft)) !== null) return;
  const key = yield* keyOfDraft();
  const stored = v.safeParse(draftSchema, key === null ? null : (yield* getService('storage')).get(key));
  const { message, tags } = stored.success ? stored.output : { message: '', tags: [] };
  yield put(reportDrafted({ ...(yield* readSender()), message, tags }));
}

/** Fills in who reports when the form was opened before the profile was there. */
function* complete(): SagaIterator {
  const draft = yield* select(selectReportDraft);
  if (draft && !draft.name && !draft.email) yield put(reportDrafted({ ...draft, ...(yield* readSender()) }));
}

function* storeDraft({ payload: { message, tags } }: PayloadAction<ReportDraft>): SagaIterator {
  const key = yield* keyOfDraft();
  if (key === null) return;
  const storage = yield* getService('storage');
  if (message || tags.length > 0) storage.set(key, { message, tags });
  else storage.remove(key);
}

function* tellProgress(id: string, progress: Channel<number>): SagaIterator {
  while (true) yield put(fileProgressed(id, yield take(progress)));
}

function* transfer(id: string, file: File): SagaIterator {
  const progress = channel<number>(buffers.sliding(1));
  yield fork(tellProgress, id, progress);
  const onProgress = (ratio: number) => progress.put(ratio);
  // The file's own row shows the error.
  const result = yield* callApi(uploadFile, { file, onProgress }, { errors: 'quiet' });
  progress.close();
  yield put(result.ok ? fileUploaded(id, result.data) : fileFailed(id));
}

const isOf = (id: string, ...creators: { match(action: { type: string }): boolean }[]) =>
  ((action: { type: string; payload?: { id: string } }) =>
    action.payload?.id === id && creators.some((creator) => creator.match(action))) as never;

/** Before it has arrived, a file is removed by its id. */
const isRemovalOf = (id: string) =>
  ((action: UnknownAction) => fileRemoved.match(action) && action.payload.token === id) as never;

/** Uploads a file until it has arrived or is removed; a failed one waits for a retry. */
function* upload({ payload: { id, file } }: PayloadAction<{ id: string; file: File }>): SagaIterator {
  function* untilThere(): SagaIterator {
    while (true) {
      yield fork(transfer, id, file);
      const { type } = (yield take(isOf(id, fileUploaded, fileFailed))) as { type: string };
      if (type === fileUploaded.type) return;
      yield take(isOf(id, fileRetried));
    }
  }
  yield race([call(untilThere), take(isRemovalOf(id)), take(reportSend.done)]);
}

function* send({ payload: draft }: PayloadAction<ReportDraft>): SagaIterator {
  if (yield* select(selectIsUploading)) {
    yield put(reportSend.reset());
    return;
  }
  const files = yield* select(selectReportFiles);
  const region = yield* select(selectRegion);
  const user = yield* select(selectUser);
  const ticket = { ...draft, region, user, files, projectLabel: env.productName };
  const result = yield* callApi(submitTicket, ticket, { errors: 'alert' });
  if (!result.ok) {
    // The draft and the files stay, so that the report can be sent again.
    yield put(reportSend.reset());
    return;
  }
  const key = yield* keyOfDraft();
  if (key !== null) (yield* getService('storage')).remove(key);
  yield put(reportSend.done());
  yield put(reportActions.close());
  const { i18n } = yield* getService('translations');
  yield put(alertShown(i18n.t('sent', { ns: 'support' }), 'success'));
}

export function* supportSaga(): SagaIterator {
  yield takeEverySafely(reportOpened, recall);
  yield takeEverySafely(reportDrafted, storeDraft);
  yield takeEverySafely<unknown>(userLoaded, complete);
  yield takeEverySafely(fileAdded, upload);
  yield takeLeadingSafely(reportSend.submit, send);
}

export const supportDuck = createDuck('support', { reducer: supportReducer, saga: supportSaga });
