/** Starts a paged list of lessons with a real store; the test completes its calls. */
import { createAction } from '@/shared/duck/action';
import type { ReadOptions } from '@/shared/duck/callInto';
import { type ListPage, type PageResponse, pagedListActions, pagedListReducer } from '@/shared/duck/pagedList';
import { pagedListSelectors } from '@/shared/duck/pagedListSelectors';
import { watchPagedList } from '@/shared/duck/watchPagedList';
import { controlledHttp } from './controlledHttp';
import { startSaga } from './startSaga';

export interface Lesson {
  readonly id: number;
  readonly rated?: boolean;
}
export type Query = { subject: string; level?: string } | null;

export const lessonList = pagedListActions<Query, Lesson>('lessons');
export const rated = createAction('lessons/rated', (id: number) => ({ id }));

export function createLessons(...ids: number[]): Lesson[] {
  return ids.map((id) => ({ id }));
}

/** Returns the lessons of a full page: page 2 with 3 a page has 4, 5 and 6. */
export function fullPage(page: number, size = 3): Lesson[] {
  return Array.from({ length: size }, (_, index) => ({ id: (page - 1) * size + index + 1 }));
}

export const lessonReducer = (mode: 'append' | 'replace' = 'append', idOf = (lesson: Lesson) => lesson.id) =>
  pagedListReducer(lessonList, {
    mode,
    idOf,
    change: (lesson, action) =>
      rated.match(action) && action.payload.id === lesson.id ? { ...lesson, rated: true } : lesson,
  });

export type LessonsState = ReturnType<ReturnType<typeof lessonReducer>>;

export const lessonSelectors = pagedListSelectors((state: LessonsState) => state, 3);

export const idsOf = (pages: readonly ListPage<Lesson>[]) => pages.map(({ items }) => items.map(({ id }) => id));

export function startList(mode: 'append' | 'replace' = 'append', options: ReadOptions = {}) {
  const controlled = controlledHttp();
  const app = startSaga(
    () =>
      watchPagedList(
        lessonList,
        (http, { query, page }, signal) =>
          http.request('courses', { query: { ...query, page }, read: (data) => data as PageResponse<Lesson>, signal }),
        { ...options, select: (state: LessonsState) => state },
      ),
    { reducer: lessonReducer(mode), http: controlled.http },
  );
  return {
    ...controlled,
    ...app,
    /** The queries of all calls. */
    asked: () => controlled.calls.map(({ query }) => query),
    /** Ids on the screen, page by page. */
    ids: () => idsOf(app.getState().pages),
    response: (call: number, items: Lesson[], totalPages: number | null) =>
      controlled.call(call).respond({ items, totalPages } satisfies PageResponse<Lesson>),
    /** Loads full pages 1 to `pages` of `query`. */
    async load(query: Query, pages: number, totalPages = 9) {
      for (let page = 1; page <= pages; page += 1) {
        app.dispatch(page === 1 ? lessonList.request(query) : lessonList.more());
        await controlled.call(controlled.calls.length - 1).respond({ items: fullPage(page), totalPages });
      }
    },
  };
}
