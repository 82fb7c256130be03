import { describe, expect, it } from 'vitest';
import { type ToggleState, toggleActions, toggleReducer } from './toggle';

interface Lesson {
  id: number;
  isSaved: boolean;
}

const save = toggleActions<Lesson>('save');
const reducer = toggleReducer(save, ({ isSaved }) => isSaved);
const lesson: Lesson = { id: 101, isSaved: false };
const other: Lesson = { id: 102, isSaved: false };

describe('the state of a toggle', () => {
  const stateAfter = (...actions: { type: string }[]) =>
    actions.reduce<ToggleState<Lesson>>((state, action) => reducer(state, action), {});
  const settled = stateAfter(save.changed(lesson, true), save.sent(101), save.settled(101, true));

  it('keeps the server’s last value while the shown one changes', () => {
    expect(settled[101]).toEqual({ item: lesson, shown: true, server: true, sending: false });
    expect(reducer(settled, save.changed(lesson, false))[101]).toMatchObject({ shown: false, server: true });
    expect(stateAfter(save.changed({ ...lesson, isSaved: true }, false))[101]).toMatchObject({ server: true });
  });

  it('forgets the items whose own value counts again, and only these', () => {
    const both = reducer(settled, save.changed(other, true));
    expect(Object.keys(reducer(both, save.forgotten([101])))).toEqual(['102']);
    expect(reducer(both, save.clear())).toEqual({});
  });

  it('stays the same object for items without an entry and for other actions', () => {
    for (const action of [
      save.sent(7),
      save.settled(7, true),
      save.failed(7),
      save.request(other, true),
      { type: 'x' },
    ])
      expect(reducer(settled, action)).toBe(settled);
  });
});
