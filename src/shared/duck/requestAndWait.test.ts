import { expect, it } from 'vitest';
import { appError } from '~test/controlledHttp';
import { startSaga } from '~test/startSaga';
import { fetchActions } from './fetch';
import { requestAndWait } from './requestAndWait';

const lesson = fetchActions<{ id: number }, string>('lesson');

function start(hasSlots = false) {
  const app = startSaga(() => requestAndWait(lesson, { id: 1 }, { hasSlots }));
  return { ...app, result: () => (app.task.isRunning() ? 'waits' : app.task.result()) };
}

it('requests and returns the data', () => {
  const { dispatch, result, actionsOf } = start();
  expect([actionsOf(lesson.request).map(({ payload }) => payload), result()]).toEqual([[{ id: 1 }], 'waits']);
  dispatch(lesson.success({ id: 1 }, 'Quadratics'));
  expect(result()).toBe('Quadratics');
});

it.each([
  ['failed', lesson.failure({ id: 1 }, appError('network'))],
  ['was dropped', lesson.dropped({ id: 1 })],
  ['was cleared', lesson.clear()],
  ['was replaced by a newer request', lesson.success({ id: 2 }, 'Circles')],
])('returns null when it %s', (_, end) => {
  const { dispatch, result } = start();
  dispatch(end);
  expect(result()).toBeNull();
});

it('waits for its own end where requests have slots', () => {
  const { dispatch, result } = start(true);
  dispatch(lesson.success({ id: 2 }, 'Circles'));
  expect(result()).toBe('waits');
  dispatch(lesson.success({ id: 1 }, 'Quadratics'));
  expect(result()).toBe('Quadratics');
});
