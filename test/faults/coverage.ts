import { describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '@/shared/http/endpoints';
import { endpointsIn } from '../../build/tools/faultRows';
import { readSources } from '../../build/tools/sourceTree';
import { rows } from './rows';

const inUse = new Set(
  [...readSources('src')].filter(([path]) => path.endsWith('/api.ts')).flatMap(([, code]) => endpointsIn(code)),
);

describe('the fault matrix', () => {
  it('knows every endpoint that the app calls', () => {
    expect([...inUse].filter((name) => !Object.hasOwn(endpoints, name))).toEqual([]);
    expect(inUse.size).toBeGreaterThan(20);
  });

  it('has a row in test/faults/rows for every endpoint in use, and for no other', () => {
    const covered = new Set<string>(rows.map(({ endpoint }): EndpointName => endpoint));
    expect({
      withoutRow: [...inUse].filter((name) => !covered.has(name)),
      outOfUse: [...covered].filter((name) => !inUse.has(name)),
    }).toEqual({ withoutRow: [], outOfUse: [] });
  });
});
