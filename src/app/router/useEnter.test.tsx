import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { combineReducers, legacy_createStore } from 'redux';
import { afterEach, expect, it } from 'vitest';
import { localeChanged, localeReducer } from '@/platform/locale/state';
import { ServicesContext } from '@/platform/services/ServicesContext';
import type { Services } from '@/platform/services/services';
import { ownedChanged, sessionReducers, sessionStarted } from '@/platform/session/state';
import type { Visits } from '../createApp';
import { matchRoute } from '../routing/match';
import { useEnter } from './useEnter';

let navigate: NavigateFunction;
let entered: string[] = [];
afterEach(() => {
  cleanup();
  entered = [];
});

const enter = ({ params, load }: { params: Readonly<Record<string, string>>; load: string }) => {
  entered.push(`${load} ${params.id ?? 'list'}`);
  return [];
};

const page = { default: () => null, enter };
let pathname = '';
const services = { navigation: { current: () => ({ pathname, search: '', hash: '' }) } } as unknown as Services;

function Screen({ visits }: { visits: Visits }) {
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  });
  pathname = useLocation().pathname;
  const match = matchRoute(pathname);
  if (!match) throw new Error('No such page');
  useEnter(match, page, visits);
  return null;
}

function open() {
  const store = legacy_createStore(combineReducers({ ...sessionReducers, locale: localeReducer }));
  const visits: Visits = { entered: null, begun: false, read: {}, last: null, viewed: null, positions: null };
  render(
    <ServicesContext value={services}>
      <Provider store={store}>
        <MemoryRouter initialEntries={['/course']}>
          <Screen visits={visits} />
        </MemoryRouter>
      </Provider>
    </ServicesContext>,
  );
  return store;
}
const go = (to: string | number) => act(async () => void (typeof to === 'number' ? navigate(to) : navigate(to)));

it('keeps what is there on Back, and reads it again once after something was bought', async () => {
  const store = open();
  await go('/course/101');
  await go(-1);
  await go(1);
  expect(entered).toEqual(['request list', 'request 101', 'ensure list', 'ensure 101']);
  entered = [];
  await act(async () => void store.dispatch(ownedChanged()));
  expect(entered).toEqual([]);
  await go(-1);
  await go(1);
  await go(-1);
  expect(entered).toEqual(['request list', 'request 101', 'ensure list']);
});

it('drops the calls that the document began on the second page, not before', async () => {
  const controller = new AbortController();
  const request = new Request('https://api.example/x');
  const calls = new Map([['x', { request, response: new Promise<Response>(() => {}), controller }]]);
  globalThis.early = { pathname: '/course', deviceId: 'd', calls };
  const store = open();
  await go('/course?grade=4');
  await act(async () => void store.dispatch(sessionStarted(null)));
  expect(controller.signal.aborted).toBe(false);
  await go('/course/101');
  expect(controller.signal.aborted).toBe(true);
  expect(calls.size).toBe(0);
  globalThis.early = undefined;
});

it('enters again for another session, and not for another query', async () => {
  const store = open();
  await go('/course?grade=4');
  expect(entered).toEqual(['request list', 'ensure list']);
  await act(async () => void store.dispatch(sessionStarted(null)));
  expect(entered.at(-1)).toBe('request list');
});

it('keeps the page’s content on screen in another language of the region, and on Back after that', async () => {
  const store = open();
  await go('/course/101');
  await act(async () => void store.dispatch(localeChanged('zh-hk')));
  expect(entered).toEqual(['request list', 'request 101', 'ensure 101']);
  await go(-1);
  expect(entered.at(-1)).toBe('ensure list');
});
