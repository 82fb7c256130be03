/** Announcements of the open course, one numbered page at a time; the course's response may include the first one. */
import type { Reducer } from 'redux';
import { keyOf } from '@/shared/duck/fetch';
import { emptyList, type PagedListState, pagedListActions, pagedListReducer } from '@/shared/duck/pagedList';
import { pagedListSelectors } from '@/shared/duck/pagedListSelectors';
import type { Announcement } from '@/shared/entities/announcement';
import { courseDetail } from '../state';

export const announcementsSize = 3;

export interface AnnouncementsQuery {
  courseId: number;
}

type State = PagedListState<Announcement, AnnouncementsQuery>;

export const announcements = pagedListActions<AnnouncementsQuery, Announcement>('course/announcements');

const reduce = pagedListReducer(announcements, { mode: 'replace', idOf: ({ id }: Announcement) => id });

/**
 * Announcements in a course's response become a page of the list, the first one unless they name another. In another
 * language they do not replace a different current page: that one is reloaded.
 */
export const announcementsReducer: Reducer<State> = (state = emptyList as State, action) => {
  if (!courseDetail.success.match(action)) return reduce(state, action);
  const { id, announcementList } = action.payload.data;
  if (!announcementList) return reduce(state, action);
  const query = { courseId: id };
  const key = keyOf(query);
  const page = announcementList.currentPage ?? 1;
  if (state.outdated && state.key === key && state.pages[0]?.page !== page) return state;
  return {
    ...emptyList,
    key,
    query,
    pages: [{ page, items: announcementList.announcements }],
    totalPages: announcementList.totalPages ?? 1,
    run: 1,
  };
};

export interface AnnouncementsSlice {
  announcements: State;
}

export const announcementsSelectors = pagedListSelectors(
  (root: AnnouncementsSlice) => root.announcements,
  announcementsSize,
);
