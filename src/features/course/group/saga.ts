/** Loads the list of a course group by the filter of its page. */
import type { SagaIterator } from 'redux-saga';
import { filterChanges, loadFiltered } from '@/domain/catalogue/loadFiltered';
import { catalogueDuck } from '@/domain/catalogue/saga';
import { selectFilterScreen } from '@/domain/catalogue/selectors';
import { coursesDuck } from '@/domain/course/saga';
import { groupCourses, groupCoursesSelectors } from '@/domain/course/state';
import type { PayloadAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { selectT } from '@/shared/duck/effects';
import { every } from '@/shared/duck/safely';
import { selectCourseFilter } from '../home/state';
import { courseGroupReducer, selectOpenGroup } from './state';

function* followFilter(action: PayloadAction<unknown>): SagaIterator {
  const groupId = yield* selectT(selectOpenGroup);
  if (groupId === null || (yield* selectT(selectFilterScreen)) !== 'courseGroup') return;
  const query = { groupId, ...(yield* selectT(selectCourseFilter)) };
  yield* loadFiltered(action, groupCourses, query, (yield* selectT(groupCoursesSelectors.selectList)).key);
}

function* courseGroupSaga(): SagaIterator {
  yield every(filterChanges, followFilter, 'courseGroup/followFilter');
}

export const courseGroupDuck = createDuck('courseGroup', {
  reducer: courseGroupReducer,
  saga: courseGroupSaga,
  needs: [catalogueDuck, coursesDuck],
});
