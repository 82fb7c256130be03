import { legacy_createStore } from 'redux';
import { describe, expect, it } from 'vitest';
import type { CourseLessonProgress } from '@/shared/entities/lessonProgress';
import { positionOf } from '~test/startOutbox';
import {
  entriesLoaded,
  outboxReducer,
  positionAcknowledged,
  positionRefused,
  positionSaved,
  selectOwnPosition,
  selectUnsaved,
  sendingFailed,
} from './state';

const lesson = {} as CourseLessonProgress;

function open() {
  const { dispatch, getState } = legacy_createStore(outboxReducer);
  return {
    dispatch,
    positions: () => Object.values(getState().entries).map(({ lessonId, position }) => [lessonId, position]),
    unsaved: () => selectUnsaved({ outbox: getState() }),
    own: () => selectOwnPosition({ outbox: getState() }, positionOf(1, 0, 0)),
  };
}

describe('what waits to be sent', () => {
  it.each([
    ['acknowledged', positionAcknowledged(positionOf(1, 10, 100), lesson)],
    ['refused', positionRefused(positionOf(1, 10, 100))],
  ])('does not wait any more once it is %s', (_, settled) => {
    const { dispatch, positions } = open();
    dispatch(positionSaved(positionOf(1, 10, 100)));
    dispatch(positionSaved(positionOf(2, 20, 200)));
    dispatch(settled);
    expect(positions()).toEqual([[2, 20]]);
  });

  it('is known for the visit once it is sent, since the lesson may have been read before, and no longer', () => {
    const { dispatch, own } = open();
    dispatch(positionSaved(positionOf(1, 10, 100)));
    dispatch(positionAcknowledged(positionOf(1, 10, 100), lesson));
    expect(own()).toBe(10);
    dispatch(entriesLoaded('other', {}));
    expect(own()).toBeNull();
  });

  it('stays when a newer position of its lesson came meanwhile, or nothing of it waits', () => {
    const { dispatch, positions } = open();
    dispatch(positionSaved(positionOf(1, 30, 300)));
    dispatch(positionAcknowledged(positionOf(1, 10, 100), lesson));
    dispatch(positionAcknowledged(positionOf(2, 10, 100), lesson));
    expect(positions()).toEqual([[1, 30]]);
  });

  it('is unsaved from a failure until nothing waits', () => {
    const { dispatch, unsaved } = open();
    dispatch(sendingFailed());
    expect(unsaved()).toBe(false);
    dispatch(positionSaved(positionOf(1, 10, 100)));
    dispatch(positionSaved(positionOf(2, 20, 200)));
    dispatch(positionAcknowledged(positionOf(1, 10, 100), lesson));
    expect(unsaved()).toBe(true);
    dispatch(positionAcknowledged(positionOf(2, 20, 200), lesson));
    dispatch(positionSaved(positionOf(3, 30, 300)));
    expect(unsaved()).toBe(false);
  });

  it('of another visitor has not failed yet', () => {
    const { dispatch, unsaved } = open();
    dispatch(sendingFailed());
    dispatch(entriesLoaded('u-kit', { 'course:7:1': positionOf(1, 10, 100) }));
    expect(unsaved()).toBe(false);
  });
});
