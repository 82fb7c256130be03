import { combineReducers } from 'redux';
import { describe, expect, it } from 'vitest';
import { sessionCleared, sessionStarted } from '@/platform/session/state';
import { aLesson } from '~test/liveLessons';
import { lessonSave, savedReducer, selectSavedLessons } from './savedState';

const lesson = aLesson({ id: 101, isSaved: false });
const other = aLesson({ id: 102, isSaved: false });
const root = combineReducers({ saved: savedReducer });
const stateAfter = (...actions: { type: string }[]) => actions.reduce(root, root(undefined, { type: 'x' }));
const entriesAfter = (...actions: { type: string }[]) => selectSavedLessons(stateAfter(...actions));

describe('the lessons changed in this session', () => {
  const settled = [lessonSave.changed(lesson, true), lessonSave.sent(101), lessonSave.settled(101, true)];

  it('keep the server’s last value while the shown one changes', () => {
    expect(entriesAfter(...settled)[101]).toEqual({ lesson, shown: true, server: true, sending: false });
    expect(entriesAfter(...settled, lessonSave.changed(lesson, false))[101]).toMatchObject({
      shown: false,
      server: true,
    });
    expect(entriesAfter(lessonSave.changed({ ...lesson, isSaved: true }, false))[101]).toMatchObject({ server: true });
  });

  it('are forgotten when their own value counts again, and with the session', () => {
    const both = [...settled, lessonSave.changed(other, true)];
    expect(Object.keys(entriesAfter(...both, lessonSave.forgotten([101])))).toEqual(['102']);
    expect(entriesAfter(...both, sessionCleared())).toEqual({});
    expect(entriesAfter(...both, sessionStarted(null))).toEqual({});
  });

  it('stay the same object for lessons without an entry and for other actions', () => {
    const state = stateAfter(...settled);
    for (const action of [
      lessonSave.sent(7),
      lessonSave.settled(7, true),
      lessonSave.failed(7),
      lessonSave.forgotten([7]),
      lessonSave.request(other, true),
      { type: 'y' },
    ])
      expect(root(state, action)).toBe(state);
  });
});
