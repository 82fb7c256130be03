import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { ReadMore } from './ReadMore';

let measure: () => void = () => {};
let height = 0;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => height);
});

afterEach(() => vi.unstubAllGlobals());

describe('ReadMore', () => {
  it('has no toggle while everything fits, and one when the content grows', () => {
    height = 100;
    renderUi(<ReadMore>text</ReadMore>);
    expect(screen.queryByRole('button')).toBeNull();
    height = 300;
    act(() => measure());
    expect(screen.getByRole('button', { name: 'Read more', expanded: false })).toBeVisible();
  });

  it('opens and closes', async () => {
    height = 300;
    renderUi(<ReadMore>text</ReadMore>);
    await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(screen.getByRole('button', { name: 'Read more' })).toBeVisible();
  });

  it('opens for a link that is reached by keyboard', async () => {
    height = 300;
    renderUi(
      <ReadMore>
        <a href="https://e.example">far down</a>
      </ReadMore>,
    );
    await userEvent.tab();
    expect(screen.getByRole('link')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Show less' })).toBeVisible();
  });
});
