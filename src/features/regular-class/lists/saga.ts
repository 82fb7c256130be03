/** Loads the lists of each class page by its filter. */
import type { SagaIterator } from 'redux-saga';
import { filterChanges, loadFiltered } from '@/domain/catalogue/loadFiltered';
import { catalogueDuck } from '@/domain/catalogue/saga';
import { selectFilterScreen } from '@/domain/catalogue/selectors';
import { banners } from '@/domain/promotion/state';
import type { PayloadAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { selectT } from '@/shared/duck/effects';
import { watchFetch } from '@/shared/duck/fetch';
import { every } from '@/shared/duck/safely';
import { watchPagedList } from '@/shared/duck/watchPagedList';
import { getFirstLessons, getTopicCards, getTopics, getUpcomingLessons } from './api';
import {
  classListsReducer,
  firstLessons,
  selectClassBanners,
  selectClassBannersParams,
  selectClassesQuery,
  selectFirstLessons,
  selectTopicCards,
  selectTopicsQuery,
  topicCards,
  topics,
  topicsSelectors,
  upcomingLessons,
  upcomingSelectors,
} from './state';

function* followFilter(action: PayloadAction<unknown>): SagaIterator {
  const screen = yield* selectT(selectFilterScreen);
  const query = yield* selectT(selectClassesQuery);
  if (screen === 'classes') {
    const bannersParams = yield* selectT(selectClassBannersParams);
    yield* loadFiltered(action, banners, bannersParams, (yield* selectT(selectClassBanners)).key);
    yield* loadFiltered(action, topicCards, query, (yield* selectT(selectTopicCards)).key);
    yield* loadFiltered(action, firstLessons, query, (yield* selectT(selectFirstLessons)).key);
  }
  if (screen === 'upcoming')
    yield* loadFiltered(action, upcomingLessons, query, (yield* selectT(upcomingSelectors.selectList)).key);
  if (screen === 'topics') {
    const topicsQuery = yield* selectT(selectTopicsQuery);
    yield* loadFiltered(action, topics, topicsQuery, (yield* selectT(topicsSelectors.selectList)).key);
  }
}

export function* classListsSaga(): SagaIterator {
  yield* watchFetch(topicCards, getTopicCards, { select: selectTopicCards });
  yield* watchFetch(firstLessons, getFirstLessons, { select: selectFirstLessons });
  yield* watchPagedList(upcomingLessons, getUpcomingLessons, { select: upcomingSelectors.selectList });
  yield* watchPagedList(topics, getTopics, { select: topicsSelectors.selectList });
  yield every(filterChanges, followFilter, 'classLists/followFilter');
}

export const classListsDuck = createDuck('classLists', {
  reducer: classListsReducer,
  saga: classListsSaga,
  needs: [catalogueDuck],
});
