import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import common from '~locales/en/common.json';
import { requestError } from '~test/controlledHttp';
import { fullPage, type Lesson, lessonList, lessonSelectors, rated, startList } from '~test/startList';
import type { Grouping, ItemComponent } from './GroupedItems';
import { PagedList } from './PagedList';

/** Observers in use: each watches a sentinel on the screen. */
let watching: Set<() => void>;

beforeEach(() => {
  watching = new Set();
  class FakeObserver {
    #reach: () => void;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      this.#reach = () => callback([{ isIntersecting: true }]);
    }
    observe() {
      watching.add(this.#reach);
    }
    disconnect() {
      watching.delete(this.#reach);
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Scrolls so that the sentinel, if any, comes near. */
const scrollToEnd = () =>
  act(async () => {
    for (const reach of watching) reach();
  });

function show(grouping?: Grouping<Lesson>) {
  const list = startList();
  const renders = new Map<number, number>();
  const prior = new Set<number>();
  const Item: ItemComponent<Lesson> = ({ item, priority }) => {
    renders.set(item.id, (renders.get(item.id) ?? 0) + 1);
    if (priority) prior.add(item.id);
    return <p>{`Lesson ${item.id}${item.rated ? ' rated' : ''}`}</p>;
  };
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { common } }, initAsync: false });
  render(
    <Provider store={list.store}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[{ pathname: '/lessons', key: 'default' }]}>
          <PagedList
            actions={lessonList}
            selectors={lessonSelectors}
            idOf={(lesson) => lesson.id}
            Item={Item}
            skeleton={<p>Skeleton</p>}
            {...(grouping ? { grouping } : {})}
            empty={<p>Nothing yet</p>}
            errorTitle="Lessons did not load"
            errorText="Nothing is lost"
          />
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  );
  const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  return {
    ...list,
    renders,
    prior,
    shown,
    request: () => act(async () => void list.dispatch(lessonList.request(null))),
    /** Completes the last call with its page. */
    arrive: (page: number, totalPages = 9) =>
      act(() => list.response(list.calls.length - 1, fullPage(page), totalPages)),
    fail: () => act(() => list.call(list.calls.length - 1).fail(requestError('status', { status: 500 }))),
    more: () => screen.queryByRole('button', { name: 'Show more' }),
    retry: () => screen.queryByRole('button', { name: 'Try again' }),
  };
}

const press = (button: HTMLElement | null) => {
  if (!button) throw new Error('there is no such button');
  return userEvent.click(button);
};

describe('the states of a list', () => {
  it('is a skeleton before and while it loads, then its items', async () => {
    const page = show();
    expect(screen.getByText('Skeleton')).toBeVisible();
    await page.request();
    expect(screen.getByText('Skeleton')).toBeVisible();
    await page.arrive(1, 1);
    expect(screen.queryByText('Skeleton')).toBeNull();
    expect(page.shown()).toEqual(['Lesson 1', 'Lesson 2', 'Lesson 3']);
    expect([page.more(), page.retry(), watching.size]).toEqual([null, null, 0]);
  });

  it('says that it is empty', async () => {
    const page = show();
    await page.request();
    await act(() => page.response(0, [], 0));
    expect(screen.getByText('Nothing yet')).toBeVisible();
    expect(page.more()).toBeNull();
  });

  it('says what did not load, and loads only that again on Retry', async () => {
    const page = show();
    await page.request();
    await page.fail();
    expect(screen.getByText('Lessons did not load')).toBeVisible();
    expect(screen.getByText('Nothing is lost')).toBeVisible();
    await press(page.retry());
    expect(screen.getByText('Skeleton')).toBeVisible();
    await page.arrive(1);
    expect(page.shown()).toHaveLength(3);
    expect(page.asked()).toEqual([{ page: 1 }, { page: 1 }]);
  });
});

/** Shows a list with a page by request, one by scrolling and one by a press. */
async function showThreePages() {
  const page = show();
  await page.request();
  await page.arrive(1);
  await scrollToEnd();
  await page.arrive(2);
  await press(page.more());
  await page.arrive(3);
  return page;
}

describe('further pages', () => {
  it('leave priority to the first items of the first page', async () => {
    const page = show();
    await page.request();
    await page.arrive(1);
    await scrollToEnd();
    await page.arrive(2);
    expect(page.shown()).toHaveLength(6);
    expect([...page.prior]).toEqual([1, 2, 3]);
  });

  it.each([
    ['one group', () => 'all', [1, 2, 3, 4]],
    ['groups', ({ id }: Lesson) => (id < 3 ? 'first' : 'second'), [1, 2]],
  ])('leave priority to the first row of a list in %s', async (_, keyOf, first) => {
    const page = show({ keyOf, Head: () => null });
    await page.request();
    await page.arrive(1);
    await scrollToEnd();
    await page.arrive(2);
    expect(page.shown()).toHaveLength(6);
    expect([...page.prior]).toEqual(first);
  });

  it('load without a press up to the second, then by the button, then without a press again', async () => {
    const page = show();
    await page.request();
    await page.arrive(1);
    expect(page.more()).toBeNull();
    await scrollToEnd();
    expect(page.more()).toHaveAttribute('aria-busy', 'true');
    await page.arrive(2);
    expect(page.shown()).toHaveLength(6);
    expect(watching.size).toBe(0);
    await scrollToEnd();
    expect(page.calls).toHaveLength(2);
    await press(page.more());
    await page.arrive(3);
    expect(page.more()).toBeNull();
    await scrollToEnd();
    await page.arrive(4);
    expect(page.asked().map((query) => (query as { page: number }).page)).toEqual([1, 2, 3, 4]);
    expect(page.more()).toBeVisible();
    expect(page.shown()).toHaveLength(12);
  });

  it('are loaded again after a reload, without a press, but not when the address is opened anew', async () => {
    await showThreePages();

    cleanup();
    const reloaded = show();
    await reloaded.request();
    for (const number of [1, 2, 3]) await reloaded.arrive(number);
    expect(reloaded.shown()).toHaveLength(9);
    expect(reloaded.calls).toHaveLength(3);
    expect(reloaded.more()).toBeVisible();

    cleanup();
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as PerformanceNavigationTiming]);
    const opened = show();
    await opened.request();
    await opened.arrive(1);
    expect(opened.calls).toHaveLength(1);
  });

  it('end with the last one', async () => {
    const page = show();
    await page.request();
    await page.arrive(1, 2);
    await scrollToEnd();
    await page.arrive(2, 2);
    expect([page.more(), watching.size]).toEqual([null, 0]);
  });

  it('leave what is there when one fails, and only Retry asks again', async () => {
    const page = show();
    await page.request();
    await page.arrive(1);
    await scrollToEnd();
    await page.fail();
    expect(page.shown()).toHaveLength(3);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Lessons did not load');
    expect([page.more(), watching.size]).toEqual([null, 0]);
    await press(within(alert).getByRole('button', { name: 'Try again' }));
    await page.arrive(2);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(page.shown()).toHaveLength(6);
  });

  it('do not render the earlier ones again; a changed item renders its own page only', async () => {
    const page = await showThreePages();
    expect([...page.renders.values()]).toEqual(Array(9).fill(1));
    await act(async () => void page.dispatch(rated(5)));
    expect(page.shown()[4]).toBe('Lesson 5 rated');
    expect([...page.renders.values()]).toEqual([1, 1, 1, 2, 2, 2, 1, 1, 1]);
  });
});
