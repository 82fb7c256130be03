import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAfterPaint } from './useAfterPaint';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('returns the first value at once and a further one after the next paint, the last one alone', async () => {
  const { result, rerender } = renderHook(({ value }) => useAfterPaint(value), { initialProps: { value: 'm' } });
  expect(result.current).toBe('m');
  rerender({ value: 'ma' });
  rerender({ value: 'mat' });
  expect(result.current).toBe('m');
  await act(() => vi.runAllTimersAsync());
  expect(result.current).toBe('mat');
});
