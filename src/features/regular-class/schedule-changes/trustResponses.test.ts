import { combineReducers } from 'redux';
import { describe, expect, it } from 'vitest';
import {
  type ScheduleChangesSlice,
  scheduleChange,
  scheduleChangesReducer,
  selectScheduleChanges,
} from '@/domain/class/scheduleChanges';
import { createAction } from '@/shared/duck/action';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { createLiveLesson } from '~test/liveLessons';
import { startSaga } from '~test/startSaga';
import { trustResponses } from './trustResponses';

const asked = createAction('list/asked');
const answered = createAction('list/answered', (lessons: readonly LiveLesson[]) => lessons);
const lesson = createLiveLesson({ id: 101, isSaved: true });

function start() {
  const app = startSaga(() => trustResponses({ request: asked, success: answered, lessonsOf: (lessons) => lessons }), {
    reducer: combineReducers({ scheduleChanges: scheduleChangesReducer }),
  });
  return { ...app, known: () => Object.keys(selectScheduleChanges(app.getState() as unknown as ScheduleChangesSlice)) };
}

/** Removed here, and accepted by the server. */
const takenOff = [scheduleChange.changed(lesson, false), scheduleChange.sent(101), scheduleChange.settled(101, false)];

describe('a response of the server', () => {
  it('counts before what was settled here when it was asked for: another device has put the lesson back', () => {
    const { dispatch, known } = start();
    for (const action of takenOff) dispatch(action);
    dispatch(asked());
    expect(known()).toEqual(['101']);
    dispatch(answered([lesson]));
    expect(known()).toEqual([]);
  });

  it.each([
    ['settled meanwhile', takenOff.slice(0, 2), takenOff.slice(2)],
    ['still on its way', takenOff.slice(0, 2), []],
    ['done meanwhile', [], takenOff],
    ['of a lesson that it does not name', [...takenOff, scheduleChange.changed(createLiveLesson({ id: 7 }), true)], []],
  ])('leaves alone what is %s', (_, before, meanwhile) => {
    const { dispatch, known } = start();
    for (const action of before) dispatch(action);
    dispatch(asked());
    for (const action of meanwhile) dispatch(action);
    const names = known();
    dispatch(answered(names.includes('7') ? [createLiveLesson({ id: 8 })] : [lesson]));
    expect(known()).toEqual(names);
  });
});
