import { act, render } from '@testing-library/react';
import { memo } from 'react';
import { Provider, useSelector } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { appError } from '~test/controlledHttp';
import {
  fullPage,
  type Lesson,
  type LessonsState,
  lessonList,
  lessonReducer,
  lessonSelectors,
  rated,
  startList,
} from '~test/startList';
import type { ListPage } from './pagedList';

const maths = { subject: 'maths' };
const size = 20;
const totalPages = 60;

function append(reduce: ReturnType<typeof lessonReducer>, state: LessonsState | undefined, page: number) {
  const params = { query: maths, page };
  const loading = reduce(state, lessonList.pageRequested(params));
  return reduce(loading, lessonList.success(params, { items: fullPage(page, size), totalPages }));
}

function grown(reduce: ReturnType<typeof lessonReducer>, pages: number) {
  let state: LessonsState | undefined;
  for (let page = 1; page <= pages; page += 1) state = append(reduce, state, page);
  return state as LessonsState;
}

describe('an appended page in the state', () => {
  it('leaves every earlier page and item the very same object', () => {
    const reduce = lessonReducer();
    let state = grown(reduce, 1);
    for (let page = 2; page <= 50; page += 1) {
      const before = state.pages;
      const items = before.map((each) => each.items);
      state = append(reduce, state, page);
      expect(state.pages).toHaveLength(page);
      expect(before.every((each, index) => each === state.pages[index])).toBe(true);
      expect(items.every((each, index) => each === state.pages[index]?.items)).toBe(true);
    }
    expect(state.pages.flatMap(({ items }) => items)).toHaveLength(50 * size);
  });

  it.each([2, 5, 50])('looks at each item of the list at most once: page %i', (page) => {
    let looks = 0;
    const reduce = lessonReducer('append', (lesson) => {
      looks += 1;
      return lesson.id;
    });
    const state = grown(reduce, page - 1);
    looks = 0;
    append(reduce, state, page);
    expect(looks).toBeGreaterThanOrEqual(size);
    expect(looks).toBeLessThanOrEqual(page * size);
  });

  it('keeps the pages as they are while a page loads, fails, is dropped or the reader loads the next page', () => {
    const reduce = lessonReducer();
    const state = grown(reduce, 3);
    const params = { query: maths, page: 4 };
    const loading = reduce(state, lessonList.pageRequested(params));
    const after = [
      loading,
      reduce(loading, lessonList.failure(params, appError())),
      reduce(loading, lessonList.dropped(params)),
      reduce(state, lessonList.more(true)),
      reduce(state, lessonList.pageRequested({ query: maths, page: 1 })),
    ];
    for (const next of after) expect(next.pages).toBe(state.pages);
  });

  it('keeps the whole state for actions that do not concern it', () => {
    const reduce = lessonReducer();
    const state = grown(reduce, 3);
    for (const action of [
      { type: 'other' },
      rated(404),
      lessonList.more(),
      lessonList.retry(),
      lessonList.ensure(maths),
    ])
      expect(reduce(state, action)).toBe(state);
  });

  it('changes the one item that an action concerns, and its page, and nothing beside', () => {
    const reduce = lessonReducer();
    const state = grown(reduce, 3);
    const next = reduce(state, rated(25));
    expect(next.pages.map((page, index) => page === state.pages[index])).toEqual([true, false, true]);
    const [before, after] = [state.pages[1]?.items ?? [], next.pages[1]?.items ?? []];
    expect(after.filter((item, index) => item !== before[index])).toEqual([{ id: 25, rated: true }]);
    expect(after).toHaveLength(size);
    expect(before.some((item) => item.rated)).toBe(false);
    expect(next.pages[1]?.page).toBe(2);
  });

  it('has nothing to change while it is empty', () => {
    const reduce = lessonReducer();
    const state = reduce(undefined, { type: '@@init' });
    expect(reduce(state, rated(1))).toBe(state);
  });
});

describe('an appended page on the screen', () => {
  function show() {
    const app = startList();
    const rendered: number[] = [];
    const Page = memo(function Page({ page }: { page: ListPage<Lesson> }) {
      rendered.push(page.page);
      return page.items.map(({ id }) => <li key={id}>{id}</li>);
    });
    function List() {
      return useSelector(lessonSelectors.selectPages).map((page) => <Page key={page.page} page={page} />);
    }
    render(<List />, { wrapper: ({ children }) => <Provider store={app.store}>{children}</Provider> });
    const more = async (page: number) => {
      act(() => {
        app.dispatch(page === 1 ? lessonList.request(maths) : lessonList.more());
      });
      await act(() => app.response(page - 1, fullPage(page), totalPages));
    };
    return { ...app, rendered, more };
  }

  it('renders that page alone, page 30 as page 2', async () => {
    const { rendered, more } = show();
    for (let page = 1; page <= 30; page += 1) {
      rendered.length = 0;
      await more(page);
      expect(rendered).toEqual([page]);
    }
  });

  it('renders the page of a changed item alone', async () => {
    const { rendered, more, dispatch } = show();
    for (let page = 1; page <= 5; page += 1) await more(page);
    rendered.length = 0;
    act(() => {
      dispatch(rated(7));
    });
    expect(rendered).toEqual([3]);
  });
});
