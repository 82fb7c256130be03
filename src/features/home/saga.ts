import type { SagaIterator } from 'redux-saga';
import { filterChanges, loadFiltered } from '@/domain/catalogue/loadFiltered';
import { catalogueDuck } from '@/domain/catalogue/saga';
import { selectFilterScreen } from '@/domain/catalogue/selectors';
import { classesDuck } from '@/domain/class/saga';
import { homeTopics, selectHomeTopics } from '@/domain/class/state';
import { coursesDuck } from '@/domain/course/saga';
import { groupCourses, groupCoursesSelectors, regionCourses, selectRegionCourses } from '@/domain/course/state';
import { banners } from '@/domain/promotion/state';
import type { PayloadAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { selectT } from '@/shared/duck/effects';
import { every } from '@/shared/duck/safely';
import {
  selectBannersParams,
  selectCoursesParams,
  selectGroupQuery,
  selectHomeBanners,
  selectTopicsParams,
} from './queries';

function* followFilter(action: PayloadAction<unknown>): SagaIterator {
  if ((yield* selectT(selectFilterScreen)) !== 'home') return;
  yield* loadFiltered(action, banners, yield* selectT(selectBannersParams), (yield* selectT(selectHomeBanners)).key);
  yield* loadFiltered(action, homeTopics, yield* selectT(selectTopicsParams), (yield* selectT(selectHomeTopics)).key);
  const group = yield* selectT(selectGroupQuery);
  if (group) yield* loadFiltered(action, groupCourses, group, (yield* selectT(groupCoursesSelectors.selectList)).key);
  else
    yield* loadFiltered(
      action,
      regionCourses,
      yield* selectT(selectCoursesParams),
      (yield* selectT(selectRegionCourses)).key,
    );
}

export function* homeSaga(): SagaIterator {
  yield every(filterChanges, followFilter, 'home/followFilter');
}

export const homeDuck = createDuck('home', {
  saga: homeSaga,
  needs: [catalogueDuck, classesDuck, coursesDuck],
});
