import { expect, it } from 'vitest';
import { paths } from '@/shared/routing/paths';
import { routeAdvice, routeRows } from '~test/routeTable';

it('has one builder for each route, named as its id', () => {
  const [builders, rows] = [Object.keys(paths), routeRows.map(({ id }) => id)];
  const advice = 'Write the builder into src/shared/routing/paths.ts.';
  expect(
    rows.filter((id) => !builders.includes(id)),
    advice,
  ).toEqual([]);
  expect(
    builders.filter((id) => !rows.some((row) => row === id)),
    routeAdvice,
  ).toEqual([]);
});

it.each(routeRows)('builds the path of $id', ({ id, sample, values }) => {
  const build = paths[id] as (...values: readonly (string | number)[]) => string;
  expect(build(...values)).toBe(sample);
});

it.each([
  ['login', '/login'],
  ['signup', '/signup'],
  ['accountSetup', '/account/setup'],
] as const)('%s keeps `next` complete', (page, path) => {
  const next = '/zh-hk/course/101?tab=a&b=%E4%B8%AD%20+1#part=2';
  const url = new URL(paths[page](next), 'https://lantern.example');
  expect([url.pathname, url.hash, [...url.searchParams]]).toEqual([path, '', [['next', next]]]);
  expect(paths[page](null)).toBe(path);
});
