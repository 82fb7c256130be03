import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { filterId, focusFilter, showResults } from './showResults';

it('focuses the filter in sight, not that of a hidden page', () => {
  render(
    <>
      <div style={{ display: 'none' }}>
        <section id={filterId}>
          <select aria-label="hidden" />
        </section>
      </div>
      <section id={filterId}>
        <select aria-label="shown" />
      </section>
    </>,
  );
  focusFilter();
  expect(screen.getByRole('combobox', { name: 'shown' })).toHaveFocus();
});

it.each([
  [-1200, 1],
  [120, 0],
])('returns to the beginning of the list from a later part of it (%i px)', (top, times) => {
  render(
    <>
      <div data-filter-start data-testid="start" />
      <section id={filterId} />
    </>,
  );
  const start = screen.getByTestId('start');
  const scroll = vi.spyOn(start, 'scrollIntoView').mockImplementation(() => undefined);
  vi.spyOn(start, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  showResults();
  expect(scroll).toHaveBeenCalledTimes(times);
});
