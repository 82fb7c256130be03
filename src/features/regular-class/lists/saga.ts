/** Loads the lists of each class page by its filter. */
import type { SagaIterator } from 'redux-saga';
import { followQuery } from '@/domain/catalogue/followQuery';
import { catalogueDuck } from '@/domain/catalogue/saga';
import { banners } from '@/domain/promotion/state';
import { createDuck } from '@/shared/duck/duck';
import { watchFetch } from '@/shared/duck/fetch';
import { watchPagedList } from '@/shared/duck/watchPagedList';
import { getFirstLessons, getTopicCards, getTopics, getUpcomingLessons } from './api';
import {
  classesOpened,
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
  topicsOpened,
  topicsSelectors,
  upcomingLessons,
  upcomingOpened,
  upcomingSelectors,
} from './state';

export function* classListsSaga(): SagaIterator {
  yield* watchFetch(topicCards, getTopicCards, { select: selectTopicCards });
  yield* watchFetch(firstLessons, getFirstLessons, { select: selectFirstLessons });
  yield* watchPagedList(upcomingLessons, getUpcomingLessons, { select: upcomingSelectors.selectList });
  yield* watchPagedList(topics, getTopics, { select: topicsSelectors.selectList });
  yield* followQuery(classesOpened, banners, selectClassBannersParams, selectClassBanners);
  yield* followQuery(classesOpened, topicCards, selectClassesQuery, selectTopicCards);
  yield* followQuery(classesOpened, firstLessons, selectClassesQuery, selectFirstLessons);
  yield* followQuery(upcomingOpened, upcomingLessons, selectClassesQuery, upcomingSelectors.selectList);
  yield* followQuery(topicsOpened, topics, selectTopicsQuery, topicsSelectors.selectList);
}

export const classListsDuck = createDuck('classLists', {
  reducer: classListsReducer,
  saga: classListsSaga,
  needs: [catalogueDuck],
});
