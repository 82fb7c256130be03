import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hueOf, subjectIcon } from './subjects';

describe('hueOf', () => {
  it('goes by the key, else by the id, and never throws', () => {
    expect(hueOf('physics', 3)).toEqual({ 'data-hue': 250, 'data-sign': 3 });
    expect(hueOf(null, 1)).not.toEqual(hueOf(null, 2));
    expect(hueOf('__proto__', 5)).toEqual(hueOf(null, 5));
    expect(hueOf(undefined)).toEqual(hueOf(null, 0));
    expect(subjectIcon('constructor')).toBeUndefined();
    expect(subjectIcon('maths')).toBeDefined();
  });

  it('has a rule in tokens.css for every hue', () => {
    const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');
    const keys =
      'maths english chinese physics chemistry biology economics history computing geography music arts language science';
    const used = [
      ...keys.split(' ').map((key) => hueOf(key)),
      ...Array.from({ length: 12 }, (_, id) => hueOf(null, id)),
    ];
    for (const hue of new Set(used.map((entry) => entry['data-hue']))) {
      expect(css).toMatch(new RegExp(`--h: ${hue};`));
    }
  });
});
