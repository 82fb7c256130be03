import { combineReducers } from 'redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSaga } from '~test/startSaga';
import { searchDuck, typingPause } from './saga';
import { searchPaused, searchReducer, searchTyped, searchUsed } from './state';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A search whose router still shows it, as while the code of the next page loads. */
function start() {
  const search = { pathname: '/en-hk/search', search: '', hash: '' };
  const replace = vi.fn();
  const stored = new Map<string, unknown>();
  const { dispatch } = startSaga(searchDuck.saga as never, {
    reducer: combineReducers({
      search: searchReducer,
      locale: () => ({ current: 'en-hk' }),
      session: () => ({ user: null }),
    }),
    services: {
      navigation: { current: () => search, replace },
      storage: { get: (key: string) => stored.get(key) ?? null, set: stored.set.bind(stored), remove: vi.fn() },
    },
  });
  return { dispatch, replace };
}

describe('the text of a search', () => {
  it('goes into the address when the visitor pauses, once', async () => {
    const { dispatch, replace } = start();
    dispatch(searchTyped('mol'));
    await vi.advanceTimersByTimeAsync(typingPause - 1);
    dispatch(searchTyped('moles'));
    await vi.advanceTimersByTimeAsync(typingPause - 1);
    expect(replace).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(replace.mock.calls).toEqual([['/en-hk/search?q=moles']]);
  });

  it.each([
    ['a result is opened', searchUsed('/course/501')],
    ['the field is left', searchPaused()],
  ])('goes there at once when %s, and not again while the next page loads', async (_, action) => {
    const { dispatch, replace } = start();
    dispatch(searchTyped('moles'));
    dispatch(action);
    expect(replace.mock.calls).toEqual([['/en-hk/search?q=moles']]);
    await vi.advanceTimersByTimeAsync(typingPause);
    expect(replace).toHaveBeenCalledTimes(1);
  });
});
