import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { filterId, focusFilter } from './showResults';

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
