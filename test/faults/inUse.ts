import { describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '@/shared/http/endpoints';
import { readSources } from '../../build/tools/sourceTree';
import { rows } from './rows';

/** Returns the endpoints that a file calls; an endpoint that is not a literal is returned as its expression. */
function namedIn(code: string): string[] {
  return [...code.matchAll(/\.request(?:<[^(]*>)?\(([^,]*)/g)].flatMap(([, first = '']) => {
    const names = [...first.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
    return names.length > 0 ? names : [first.trim()];
  });
}

const inUse = new Set(
  [...readSources('src')].filter(([path]) => path.endsWith('/api.ts')).flatMap(([, code]) => namedIn(code)),
);

describe('the fault matrix', () => {
  it('reads endpoints from the text of the calls', () => {
    const code = `http.request<Course, 'x'>(\n 'course', { path }); http.request(free ? 'freeCourses' : 'courses', {}); http.request(name, {})`;
    expect(namedIn(code)).toEqual(['course', 'freeCourses', 'courses', 'name']);
  });

  it('knows every endpoint that the app calls', () => {
    expect([...inUse].filter((name) => !Object.hasOwn(endpoints, name))).toEqual([]);
    expect(inUse.size).toBeGreaterThan(20);
  });

  it('has a row in test/faults/rows.ts for every endpoint in use, and for no other', () => {
    const covered = new Set<string>(rows.map(({ endpoint }): EndpointName => endpoint));
    expect({
      withoutRow: [...inUse].filter((name) => !covered.has(name)),
      outOfUse: [...covered].filter((name) => !inUse.has(name)),
    }).toEqual({ withoutRow: [], outOfUse: [] });
  });
});
