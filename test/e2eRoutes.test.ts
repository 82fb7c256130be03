import { expect, it } from 'vitest';
import { routes } from '@/app/routes';
import { matchRoute } from '@/app/routing/match';
import { readSources } from './sourceTree';

/** The browser tests fail on any report of the content security policy, so one of them must open each page. */
const inLocale = /(?<=['"`])\/[a-z]{2}-[a-z]{2}(?:\/[\w/-]*)?(?=[?#'"`])/g;

function opened(sources: ReturnType<typeof readSources>): Set<string> {
  const paths = [...sources.values()].flatMap((code) => code.match(inLocale) ?? []);
  const ids = paths.map((path) => matchRoute(path.slice(6) || '/')?.route.id ?? 'not found');
  return new Set(ids);
}

it('every page is opened by a browser test, the one that is not there too', () => {
  const ids = opened(readSources('test/e2e'));
  const advice = 'Write a row with the path of the page into test/e2e/screens.spec.ts.';
  expect(
    routes.map(({ id }) => id).filter((id) => !ids.has(id)),
    advice,
  ).toEqual([]);
  expect(ids).toContain('not found');
});

it('knows a page from a path', () => {
  const ids = opened(new Map([['a.spec.ts', "go('/en-hk/course/601?x=1'); go(`/zh-tw`); go('/en-hk/nowhere')"]]));
  expect([...ids].sort()).toEqual(['course', 'home', 'not found']);
});
