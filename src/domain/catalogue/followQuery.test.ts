import { combineReducers } from 'redux';
import { expect, it } from 'vitest';
import { createAction } from '@/shared/duck/action';
import { fetchActions, fetchReducer } from '@/shared/duck/fetch';
import type { LoadMode } from '@/shared/routing/page';
import { appError } from '~test/heldHttp';
import { startSaga } from '~test/startSaga';
import { noChoice } from './filter';
import { followQuery } from './followQuery';
import { catalogueReducer, filterOpened, gradeLevels } from './state';

const list = fetchActions<{ grades: number }, string>('list');
const opened = createAction('page/opened', (load: LoadMode) => ({ load }));
const openFilter = () => filterOpened({ grades: 'course', choice: noChoice, load: 'ensure' });

type Root = ReturnType<typeof reducer>;
const reducer = combineReducers({ catalogue: catalogueReducer, list: fetchReducer(list) });

/** A list that is requested by how many grades have loaded; while there are more than two, it is not requested. */
function start() {
  const app = startSaga(
    () =>
      followQuery(
        opened,
        list,
        ({ catalogue }: Root) => {
          const grades = catalogue.gradeLevels.data?.length ?? 0;
          return grades > 2 ? null : { grades };
        },
        (root: Root) => root.list,
      ),
    { reducer },
  );
  const loadGrades = (count: number) => {
    app.dispatch(gradeLevels.request({ region: 'hk' }));
    app.dispatch(
      gradeLevels.success(
        { region: 'hk' },
        Array.from({ length: count }, (_, id) => ({ id, name: '' })),
      ),
    );
  };
  return { ...app, loadGrades, requested: () => app.actionsOf(list.request).map(({ payload }) => payload.grades) };
}

it('loads in the mode of the page, and requests only what has changed', () => {
  const { dispatch, loadGrades, requested, actionsOf } = start();
  loadGrades(1);
  expect(requested()).toEqual([]);
  dispatch(openFilter());
  dispatch(opened('ensure'));
  expect([actionsOf(list.ensure).map(({ payload }) => payload), requested()]).toEqual([[{ grades: 1 }], []]);
  dispatch(opened('request'));
  loadGrades(1);
  loadGrades(2);
  loadGrades(3);
  expect(requested()).toEqual([1, 2]);
});

it('leaves a failed list to the visitor', () => {
  const { dispatch, loadGrades, requested } = start();
  dispatch(opened('request'));
  dispatch(list.failure({ grades: 0 }, appError('network')));
  loadGrades(0);
  expect(requested()).toEqual([0]);
});

it('ends when the filter of another page opens', () => {
  const { dispatch, loadGrades, requested } = start();
  dispatch(opened('request'));
  dispatch(openFilter());
  loadGrades(2);
  expect(requested()).toEqual([0]);
});
