import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { StarRow } from './StarRow';

/** Returns how much of each of the five stars is filled, in tenths. */
function filled(stars: number): number[] {
  const { container } = renderUi(<StarRow stars={stars} label="rated" size={20} />);
  return [...container.querySelectorAll('[role=img] > span')].map((place) => {
    const part = place.querySelector('svg:nth-of-type(2)');
    if (!part) return 0;
    const tenths = Number(part.getAttribute('width')) / 2;
    expect(part.getAttribute('viewBox')).toBe(`0 0 ${(24 * tenths) / 10} 24`);
    return tenths;
  });
}

describe('stars', () => {
  it.each([
    [4.7, [10, 10, 10, 10, 7]],
    [4.96, [10, 10, 10, 10, 10]],
    [3.5, [10, 10, 10, 5, 0]],
    [5, [10, 10, 10, 10, 10]],
    [0.04, [0, 0, 0, 0, 0]],
    [9, [10, 10, 10, 10, 10]],
    [-1, [0, 0, 0, 0, 0]],
  ])('%s fills %j tenths', (stars, tenths) => expect(filled(stars)).toEqual(tenths));

  it('are one picture with its words, without a style attribute', () => {
    renderUi(<StarRow stars={4.7} label="4.7 of 5 stars" />);
    expect(screen.getByRole('img', { name: '4.7 of 5 stars' })).toBeVisible();
    expect(renderToString(<StarRow stars={4.7} label="rated" />)).not.toContain('style=');
  });
});
