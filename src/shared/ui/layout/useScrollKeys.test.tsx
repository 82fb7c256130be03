import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Grid } from './Grid';

/** Calls the observers as the browser does, once it has laid out the page. */
let layOut: () => void = () => {};
const readWidth = vi.fn(() => 900);

beforeEach(() => {
  readWidth.mockClear();
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(readWidth);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        layOut = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

it('reads no size before the browser has laid out the page', () => {
  render(
    <Grid>
      <li>One</li>
    </Grid>,
  );
  expect(readWidth).not.toHaveBeenCalled();
  layOut();
  expect(screen.getByRole('list')).toHaveAttribute('tabindex', '0');
});

it('reads none at all of a list whose items can be focused', () => {
  render(
    <Grid>
      <li>
        <a href="/one">One</a>
      </li>
    </Grid>,
  );
  layOut();
  expect(readWidth).not.toHaveBeenCalled();
  expect(screen.getByRole('list')).not.toHaveAttribute('tabindex');
});
