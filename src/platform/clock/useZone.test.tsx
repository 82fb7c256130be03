import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { combineReducers, legacy_createStore } from 'redux';
import { expect, it, vi } from 'vitest';
import { localeReducer } from '@/platform/locale/state';
import { browserZone } from '@/shared/lib/timeZone';
import { setZone } from '~test/setZone';
import { useZone } from './useZone';

setZone('Asia/Hong_Kong');

const store = legacy_createStore(combineReducers({ locale: localeReducer }));
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;

it('reads the zone once for all, and again after the tab was hidden', () => {
  const { result, rerender } = renderHook(useZone, { wrapper });
  renderHook(useZone, { wrapper });
  expect(result.current).toBe('Asia/Hong_Kong');
  expect(browserZone).toHaveBeenCalledTimes(1);
  vi.mocked(browserZone).mockReturnValue('Asia/Tokyo');
  rerender();
  expect(result.current).toBe('Asia/Hong_Kong');
  document.dispatchEvent(new Event('visibilitychange'));
  rerender();
  expect(result.current).toBe('Asia/Tokyo');
  expect(browserZone).toHaveBeenCalledTimes(2);
});
