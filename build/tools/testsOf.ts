import { posix } from 'node:path';
import { importsOf, type Sources } from './sourceTree.ts';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/**
 * Returns the test files of paths in the tree. A folder has the tests in it, a test file has itself, and any other file
 * those of its folder and those that import it directly. The folder `test` is shared, so its files have only the latter.
 */
export function testsOf(sources: Sources, paths: readonly string[]): string[] {
  const tests = [...sources.keys()].filter(isTest);
  const imports = importsOf(sources).filter(({ from }) => isTest(from));
  return tests.filter((test) =>
    paths.some((path) => {
      if (isTest(path)) return test === path;
      const folder = path.replace(/\/$/, '');
      const isBeside = posix.dirname(test) === posix.dirname(path) && posix.dirname(path) !== 'test';
      const isImported = imports.some(({ from, to }) => from === test && to === path);
      return test.startsWith(`${folder}/`) || isBeside || isImported;
    }),
  );
}
