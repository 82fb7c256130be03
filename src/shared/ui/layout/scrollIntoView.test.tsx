import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { Grid } from './Grid';
import { Rail } from './Rail';
import { useScrollToCurrent } from './scrollIntoView';

const width = 236;
const windowWidth = 390;

/** Lays the items of a row out side by side; the second one is half outside the window. */
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    return this.matches('li') ? new DOMRect(at * width, 0, width, 200) : new DOMRect(0, 0, windowWidth, 200);
  });
  const shown: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function show(this: Element) {
    shown.push(this.textContent);
  });
  return shown;
}
afterEach(() => vi.restoreAllMocks());

const items = ['one', 'two'].map((name) => (
  <li key={name}>
    <a href={`/${name}`}>{name}</a>
  </li>
));

function Choices({ current }: { current: 'one' | 'two' | null }) {
  const row = useRef<HTMLUListElement>(null);
  useScrollToCurrent(row, current);
  return (
    <ul ref={row} data-testid="row">
      {['one', 'two'].map((name) => (
        <li key={name} aria-current={name === (current ?? 'two') || undefined}>
          {name}
        </li>
      ))}
    </ul>
  );
}

describe('a row that scrolls sideways', () => {
  it('centres what is chosen where a part of it is hidden, and shows its beginning where nothing is', () => {
    layOut();
    const { getByTestId, rerender } = renderUi(<Choices current="one" />);
    expect(getByTestId('row').scrollLeft).toBe(0);
    rerender(<Choices current="two" />);
    expect(getByTestId('row').scrollLeft).toBe(width + width / 2 - windowWidth / 2);
    rerender(<Choices current={null} />);
    expect(getByTestId('row').scrollLeft).toBe(0);
  });

  it.each([
    ['rail', <Rail key="1">{items}</Rail>],
    [
      'grid',
      <Grid key="2" kind="live">
        {items}
      </Grid>,
    ],
  ])('shows the whole card that the keyboard focuses: %s', async (_, row) => {
    const shown = layOut();
    renderUi(row);
    await userEvent.tab();
    expect(shown).toEqual([]);
    await userEvent.tab();
    expect(shown).toEqual(['two']);
  });
});
