import { combineReducers } from 'redux';
import { describe, expect, it } from 'vitest';
import { sessionCleared, sessionStarted } from '@/platform/session/state';
import { createLiveLesson } from '~test/liveLessons';
import { scheduleChange, scheduleChangesReducer, selectScheduleChanges } from './scheduleChanges';

const lesson = createLiveLesson({ id: 101, isSaved: false });
const other = createLiveLesson({ id: 102, isSaved: false });
const root = combineReducers({ scheduleChanges: scheduleChangesReducer });
const stateAfter = (...actions: { type: string }[]) => actions.reduce(root, root(undefined, { type: 'x' }));
const entriesAfter = (...actions: { type: string }[]) => selectScheduleChanges(stateAfter(...actions));

describe('the lessons changed in this session', () => {
  const settled = [scheduleChange.changed(lesson, true), scheduleChange.sent(101), scheduleChange.settled(101, true)];

  it('keep the server’s last value while the shown one changes', () => {
    expect(entriesAfter(...settled)[101]).toEqual({ lesson, isWanted: true, isConfirmed: true, sending: false });
    expect(entriesAfter(...settled, scheduleChange.changed(lesson, false))[101]).toMatchObject({
      isWanted: false,
      isConfirmed: true,
    });
    expect(entriesAfter(scheduleChange.changed({ ...lesson, isSaved: true }, false))[101]).toMatchObject({
      isConfirmed: true,
    });
  });

  it('are forgotten when their own value counts again, and with the session', () => {
    const both = [...settled, scheduleChange.changed(other, true)];
    expect(Object.keys(entriesAfter(...both, scheduleChange.forgotten([101])))).toEqual(['102']);
    expect(entriesAfter(...both, sessionCleared())).toEqual({});
    expect(entriesAfter(...both, sessionStarted(null))).toEqual({});
  });

  it('stay the same object for lessons without a change and for other actions', () => {
    const state = stateAfter(...settled);
    for (const action of [
      scheduleChange.sent(7),
      scheduleChange.settled(7, true),
      scheduleChange.failed(7),
      scheduleChange.forgotten([7]),
      scheduleChange.request(other, true),
      { type: 'y' },
    ])
      expect(root(state, action)).toBe(state);
  });
});
