import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { combineReducers, legacy_createStore } from 'redux';
import { expect, it } from 'vitest';
import { entryKey } from '@/platform/outbox/entries';
import { entriesLoaded, outboxReducer, positionSaved } from '@/platform/outbox/state';
import { useStartAt } from './useStartAt';

const lesson = { targetType: 'course', targetId: 7, lessonId: 3, isEnrolled: true } as const;
const entry = { targetType: 'course', targetId: 7, lessonId: 3, position: 40, savedAt: 5000 } as const;

function Probe() {
  const { startAt, isNamed, reportStart } = useStartAt(lesson, 20);
  return (
    <button type="button" aria-pressed={isNamed} onClick={reportStart}>
      {startAt}
    </button>
  );
}

function start(path = '/') {
  const store = legacy_createStore(combineReducers({ outbox: outboxReducer }));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Probe />
      </MemoryRouter>
    </Provider>,
  );
  const shown = () => Number(screen.getByRole('button').textContent);
  const userIsKnown = () => act(() => store.dispatch(entriesLoaded('u-kit', { [entryKey(entry)]: entry })));
  return { store, shown, userIsKnown };
}

it('a member whose name comes after the page still continues where they stopped', () => {
  const { shown, userIsKnown } = start();
  expect(shown()).toBe(20);
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  userIsKnown();
  expect(shown()).toBe(40);
});

it('what is being watched is not moved, neither by what comes late nor by its own positions', () => {
  const { store, shown, userIsKnown } = start();
  act(() => screen.getByRole('button').click());
  userIsKnown();
  act(() => store.dispatch(positionSaved({ ...entry, position: 60, savedAt: 9000 })));
  expect(shown()).toBe(20);
});

it('a place that the address names stays', () => {
  const { shown, userIsKnown } = start('/?t=5');
  userIsKnown();
  expect(shown()).toBe(5);
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});
