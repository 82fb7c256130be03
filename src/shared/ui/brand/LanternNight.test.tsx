import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanternNight } from './LanternNight';

describe('LanternNight', () => {
  it('is the same picture at build and in the browser, small, with some lanterns lit and some not', () => {
    const html = renderToString(<LanternNight />);
    expect(renderToString(<LanternNight />)).toBe(html);
    expect(html.length).toBeLessThan(9000);
    expect(html).not.toMatch(/NaN|undefined| style=/);
    const lit = html.match(/r="92"/g)?.length ?? 0;
    expect(lit).toBeGreaterThan(2);
    expect(html.match(/#34357C/g)?.length ?? 0).toBeGreaterThan(1);
  });
});
