import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { StarRow } from './StarRow';

/** Returns the width of what is filled, in the pixels of stars of 20 with gaps of 2 between them. */
function filled(stars: number): number {
  const { container } = renderUi(<StarRow stars={stars} label="rated" size={20} />);
  return Number(container.querySelector('rect:nth-of-type(2)')?.getAttribute('width'));
}

describe('stars', () => {
  it.each([
    ['4.7', 4.7, 4 * 22 + 14],
    ['4.96, which is shown as 5.0,', 4.96, 5 * 22],
    ['3.5', 3.5, 3 * 22 + 10],
    ['5', 5, 5 * 22],
    ['0.04', 0.04, 0],
    ['more than 5', 9, 5 * 22],
    ['less than 0', -1, 0],
  ])('%s fills its stars and a part of the next', (_, stars, width) => expect(filled(stars)).toBe(width));

  it('are one picture with its words, without a style attribute', () => {
    renderUi(<StarRow stars={4.7} label="4.7 of 5 stars" />);
    expect(screen.getByRole('img', { name: '4.7 of 5 stars' })).toBeVisible();
    expect(renderToString(<StarRow stars={4.7} label="rated" />)).not.toContain('style=');
  });
});
