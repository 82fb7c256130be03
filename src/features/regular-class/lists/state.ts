/** Lists of live classes: a few topics, all topics by status, and the next lessons; all follow the filter. */
import { combineReducers } from 'redux';
import { createSelector } from 'reselect';
import { selectFilterQuery } from '@/domain/catalogue/selectors';
import { bannersParams } from '@/domain/promotion/bannersParams';
import { type PromotionsSlice, selectBanners } from '@/domain/promotion/state';
import { selectRegion } from '@/platform/locale/state';
import { createAction } from '@/shared/duck/action';
import { type FetchState, fetchActions, fetchReducer } from '@/shared/duck/fetch';
import { type PagedListState, pagedListActions, pagedListReducer } from '@/shared/duck/pagedList';
import { pagedListSelectors } from '@/shared/duck/pagedListSelectors';
import { createReducer } from '@/shared/duck/reducer';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { LiveTopicCard } from '@/shared/entities/liveTopic';
import type { LoadMode } from '@/shared/routing/page';

export const topicCardsSize = 4;
export const topicsSize = 6;
export const lessonsSize = 15;

/** Query parameter of the status, and its values; anything else is ignored. */
export const statusKey = 'status';
export const topicStatuses = ['ongoing', 'preorder', 'completed'] as const;
export type TopicStatus = (typeof topicStatuses)[number];

export const readStatus = (search: URLSearchParams): TopicStatus | null =>
  topicStatuses.find((status) => status === search.get(statusKey)) ?? null;

export interface ClassesQuery {
  region: string;
  /** Null: not filtered by level. */
  levelId: number | null;
  subjectId: number | null;
}

export interface TopicsQuery extends ClassesQuery {
  status: TopicStatus | null;
}

/** The first topics that match. */
export const topicCards = fetchActions<ClassesQuery, LiveTopicCard[]>('classLists/topicCards');
/** The first page of the next lessons, including live ones. */
export const firstLessons = fetchActions<ClassesQuery, LiveLesson[]>('classLists/firstLessons');
export const upcomingLessons = pagedListActions<ClassesQuery, LiveLesson>('classLists/upcoming');
export const topics = pagedListActions<TopicsQuery, LiveTopicCard>('classLists/topics');
/** The home page of classes was opened, or its filter has changed. */
export const classesOpened = createAction('classLists/classesOpened', (load: LoadMode) => ({ load }));
/** The list of the next lessons was opened, or its filter has changed. */
export const upcomingOpened = createAction('classLists/upcomingOpened', (load: LoadMode) => ({ load }));
/** The list of topics was opened, or its filter or its status has changed. */
export const topicsOpened = createAction('classLists/topicsOpened', (load: LoadMode, status: TopicStatus | null) => ({
  load,
  status,
}));

export const lessonId = ({ id }: LiveLesson) => id;
export const topicId = ({ id }: LiveTopicCard) => id;

export interface ClassListsSlice {
  classLists: {
    topicCards: FetchState<LiveTopicCard[]>;
    firstLessons: FetchState<LiveLesson[]>;
    upcoming: PagedListState<LiveLesson, ClassesQuery>;
    topics: PagedListState<LiveTopicCard, TopicsQuery>;
    status: TopicStatus | null;
  };
}

export const classListsReducer = combineReducers({
  topicCards: fetchReducer(topicCards),
  firstLessons: fetchReducer(firstLessons),
  upcoming: pagedListReducer(upcomingLessons, { mode: 'append', idOf: lessonId }),
  topics: pagedListReducer(topics, { mode: 'append', idOf: topicId }),
  status: createReducer<TopicStatus | null>(null, (on) => {
    on(topicsOpened, (_, { status }) => status);
  }),
});

export const selectTopicCards = (root: ClassListsSlice) => root.classLists.topicCards;
export const selectFirstLessons = (root: ClassListsSlice) => root.classLists.firstLessons;
export const upcomingSelectors = pagedListSelectors((root: ClassListsSlice) => root.classLists.upcoming, lessonsSize);
export const topicsSelectors = pagedListSelectors((root: ClassListsSlice) => root.classLists.topics, topicsSize);
export const selectTopicStatus = (root: ClassListsSlice) => root.classLists.status;

export const selectClassesQuery = createSelector(
  [selectRegion, selectFilterQuery],
  (region, { levelId, subjectId }): ClassesQuery => ({ region, levelId, subjectId }),
);

export const selectTopicsQuery = createSelector(
  [selectClassesQuery, selectTopicStatus],
  (query, status): TopicsQuery => ({ ...query, status }),
);

export const selectClassBanners = (root: PromotionsSlice) => selectBanners(root, 'regular_class');

export const selectClassBannersParams = createSelector([selectRegion, selectFilterQuery], (region, { levelId }) =>
  bannersParams('regular_class', region, levelId),
);
