import { posix } from 'node:path';
import { importsOf, type Sources } from './sourceTree.ts';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** Returns whether a test is left to the workflow (decision 25), unless it tests a changed file itself. */
export const isWide = (file: string) => /\.wide\.test\.tsx?$/.test(file);

/**
 * Returns the test files of paths in the tree. A folder has the tests in it, a test file has itself, and any other file
 * the tests of its folder and its direct importers. The folder `test` is shared, and wide tests seldom test what is
 * beside them, so both count as direct importers only.
 */
export function testsOf(sources: Sources, paths: readonly string[]): string[] {
  const tests = [...sources.keys()].filter(isTest);
  const imports = importsOf(sources).filter(({ from }) => isTest(from));
  return tests.filter((test) =>
    paths.some((path) => {
      if (isTest(path)) return test === path;
      const folder = path.replace(/\/$/, '');
      const isBeside = posix.dirname(test) === posix.dirname(path) && posix.dirname(path) !== 'test' && !isWide(test);
      const isImported = imports.some(({ from, to }) => from === test && to === path);
      return test.startsWith(`${folder}/`) || isBeside || isImported;
    }),
  );
}

const isPage = (file: string) => /Page\.tsx$/.test(file);

type Texts = { readonly [key: string]: string | Texts };

/** Returns whether a file of texts has gained keys, and all others are as they were: no test of what was there can notice. */
export function hasOnlyGained(before: Texts, now: Texts): boolean {
  return Object.entries(before).every(([key, text]) => {
    const next = now[key];
    if (typeof text === 'string' || typeof next !== 'object') return next === text;
    return hasOnlyGained(text, next);
  });
}

/** Returns the files that show the texts of a file in `locales`. */
function readersOf(sources: Sources, path: string): string[] {
  const [, namespace] = /^locales\/[\w-]+\/(\w+)\.json$/.exec(path) ?? [];
  const hook = new RegExp(`useTranslation\\([^)]*'${namespace}'`);
  return namespace ? [...sources].flatMap(([file, code]) => (hook.test(code) ? [file] : [])) : [];
}

/**
 * Returns the tests that import one of the paths, however far away, and the tests of the pages above the paths. A test
 * that opens another page of the whole app is none of them, though it could load every page.
 */
export function relatedTests(sources: Sources, paths: readonly string[]): string[] {
  const importers = new Map<string, string[]>();
  for (const { from, to } of importsOf(sources)) importers.set(to, [...(importers.get(to) ?? []), from]);
  const inFolders = [...sources.keys()].filter((file) => paths.some((path) => file.startsWith(`${path}/`)));
  const related = new Set([...paths, ...inFolders, ...paths.flatMap((path) => readersOf(sources, path))]);
  for (const file of related) for (const from of importers.get(file) ?? []) related.add(from);
  const ofPages = testsOf(sources, [...related].filter(isPage));
  return [...sources.keys()].filter((file) => isTest(file) && (related.has(file) || ofPages.includes(file)));
}

/**
 * Divides tests into those that run first, those after them, and those that are left out: above a limit, related tests outside
 * the areas of the paths. An area is three folders deep, such as `src/features/course`.
 */
export function divideTests(
  near: readonly string[],
  related: readonly string[],
  paths: readonly string[],
  limit: number,
): { first: string[]; rest: string[]; omitted: string[] } {
  const areas = paths.map((path) => `${path.split('/').slice(0, 3).join('/')}/`);
  const first = [...new Set([...near, ...related.filter((test) => areas.some((area) => test.startsWith(area)))])];
  const others = related.filter((test) => !first.includes(test));
  const isLimited = first.length + others.length > limit;
  return { first, rest: isLimited ? [] : others, omitted: isLimited ? others : [] };
}
