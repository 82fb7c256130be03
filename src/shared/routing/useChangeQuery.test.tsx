import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useChangeQuery } from './useChangeQuery';

function open(url: string) {
  let hook: { change: ReturnType<typeof useChangeQuery>; search: string } | null = null;
  const Page = () => {
    hook = { change: useChangeQuery(), search: useLocation().search };
    return null;
  };
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/before', url] });
  renderHook(() => null, { wrapper: () => <RouterProvider router={router} /> });
  return { router, page: () => hook as NonNullable<typeof hook> };
}

it('sets and removes parameters, and keeps the others', async () => {
  const { page } = open('/list?grade=4&utm=chat&date=2026-11-23');
  await act(async () => page().change({ grade: '5', date: null, tab: 'past' }));
  expect(page().search).toBe('?grade=5&utm=chat&tab=past');
});

it('adds an entry to the history, or replaces the current one', async () => {
  const { router, page } = open('/list');
  await act(async () => page().change({ tab: 'a' }));
  expect(router.state.historyAction).toBe('PUSH');
  await act(async () => page().change({ tab: 'b' }, { replace: true }));
  expect(router.state.historyAction).toBe('REPLACE');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname + router.state.location.search).toBe('/list');
});
