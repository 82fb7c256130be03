/** What another device did to the schedule shows as soon as a list that was asked for afterwards says so. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import type { ActionCreator, PayloadAction } from '@/shared/duck/action';
import { selectT } from '@/shared/duck/effects';
import { every } from '@/shared/duck/safely';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { type SavedEntry, savedForgotten, selectSavedLessons } from './saved';

interface Answers<A, P> {
  asked: ActionCreator<never[], A>;
  answered: ActionCreator<never[], P>;
  lessonsOf: (payload: P) => readonly LiveLesson[];
}

/**
 * Watches one list whose page must bring the duck `saved`. What was saved or removed here before the list was asked for,
 * and is no longer on its way, gives way to the answer; what was done since then stands.
 */
export function* trustAnswers<A, P>({ asked, answered, lessonsOf }: Answers<A, P>): SagaIterator {
  let before: Readonly<Record<number, SavedEntry>> = {};
  yield every(asked, function* remember(): SagaIterator {
    before = yield* selectT(selectSavedLessons);
  });
  yield every(answered, function* compare({ payload }: PayloadAction<P>): SagaIterator {
    const now = yield* selectT(selectSavedLessons);
    const settled = ({ id }: LiveLesson) => {
      const entry = now[id];
      return entry !== undefined && entry === before[id] && !entry.sending && entry.saved === entry.server;
    };
    const ids = lessonsOf(payload)
      .filter(settled)
      .map(({ id }) => id);
    if (ids.length > 0) yield put(savedForgotten(ids));
  });
}
