import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useShownChoice } from './useShownChoice';

it('shows a choice at once, and from then on what the page has chosen', () => {
  const { result, rerender } = renderHook(({ chosen }) => useShownChoice(chosen), {
    initialProps: { chosen: 'maths' },
  });
  const shown = () => result.current[0];
  act(() => result.current[1]('physics'));
  expect(shown()).toBe('physics');
  rerender({ chosen: 'physics' });
  expect(shown()).toBe('physics');
  rerender({ chosen: 'maths' });
  expect(shown()).toBe('maths');
});
