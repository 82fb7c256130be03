import { combineReducers } from 'redux';
import { expect, it } from 'vitest';
import { createAction } from '@/shared/duck/action';
import { fetchActions, fetchReducer } from '@/shared/duck/fetch';
import type { LoadMode } from '@/shared/routing/page';
import { appError } from '~test/controlledHttp';
import { startSaga } from '~test/startSaga';
import { noChoice } from './filter';
import { followQuery } from './followQuery';
import { catalogueReducer, courseLevels, filterOpened } from './state';

const list = fetchActions<{ levels: number }, string>('list');
const opened = createAction('page/opened', (load: LoadMode) => ({ load }));
const openFilter = () => filterOpened({ levels: 'course', choice: noChoice, load: 'ensure' });

type Root = ReturnType<typeof reducer>;
const reducer = combineReducers({ catalogue: catalogueReducer, list: fetchReducer(list) });

/** A list that is requested by how many levels have loaded; while there are more than two, it is not requested. */
function start() {
  const app = startSaga(
    () =>
      followQuery(
        opened,
        list,
        ({ catalogue }: Root) => {
          const levels = catalogue.courseLevels.data?.length ?? 0;
          return levels > 2 ? null : { levels };
        },
        (root: Root) => root.list,
      ),
    { reducer },
  );
  const loadLevels = (count: number) => {
    app.dispatch(courseLevels.request({ region: 'hk' }));
    app.dispatch(
      courseLevels.success(
        { region: 'hk' },
        Array.from({ length: count }, (_, id) => ({ id, name: '' })),
      ),
    );
  };
  return { ...app, loadLevels, requested: () => app.actionsOf(list.request).map(({ payload }) => payload.levels) };
}

it('loads in the mode of the page, and requests only what has changed', () => {
  const { dispatch, loadLevels, requested, actionsOf } = start();
  loadLevels(1);
  expect(requested()).toEqual([]);
  dispatch(openFilter());
  dispatch(opened('ensure'));
  expect([actionsOf(list.ensure).map(({ payload }) => payload), requested()]).toEqual([[{ levels: 1 }], []]);
  dispatch(opened('request'));
  loadLevels(1);
  loadLevels(2);
  loadLevels(3);
  expect(requested()).toEqual([1, 2]);
});

it('leaves a failed list to the visitor', () => {
  const { dispatch, loadLevels, requested } = start();
  dispatch(opened('request'));
  dispatch(list.failure({ levels: 0 }, appError('network')));
  loadLevels(0);
  expect(requested()).toEqual([0]);
});

it('ends when the filter of another page opens', () => {
  const { dispatch, loadLevels, requested } = start();
  dispatch(opened('request'));
  dispatch(openFilter());
  loadLevels(2);
  expect(requested()).toEqual([0]);
});
