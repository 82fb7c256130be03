import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { changedFiles, changedLines, findBase, hasHooks, readBefore, writtenSince } from './changedFiles.ts';

function createRepository() {
  const root = mkdtempSync(join(tmpdir(), 'changed-files-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: root });
  git('init');
  return { root, git };
}

it('finds changed, staged and new files, and no deleted or ignored ones', () => {
  const { root, git } = createRepository();
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, '.gitignore'), 'dist\n');
  for (const path of ['same.ts', 'changed.ts', 'deleted.ts', 'src/staged.ts']) writeFileSync(join(root, path), '');
  git('add', '.');
  git('commit', '-m', 'first');
  expect(changedFiles(root)).toEqual([]);
  for (const path of ['changed.ts', 'src/staged.ts', 'src/a new one.ts', 'dist']) writeFileSync(join(root, path), 'x');
  git('add', 'src/staged.ts');
  rmSync(join(root, 'deleted.ts'));
  expect(changedFiles(root)).toEqual(['changed.ts', 'src/a new one.ts', 'src/staged.ts']);
});

it('numbers the lines of a file that have changed, and all of a new one', () => {
  const { root, git } = createRepository();
  const table = join(root, 'table.ts');
  writeFileSync(table, 'one\ntwo\nthree\nfour\n');
  git('add', '.');
  git('commit', '-m', 'first');
  expect(changedLines(root, 'table.ts')).toEqual([]);
  writeFileSync(table, 'one\n2\n3\n');
  expect(changedLines(root, 'table.ts')).toEqual([2, 3]);
  writeFileSync(table, 'one\ntwo\nfour\nfive\n');
  expect(changedLines(root, 'table.ts')).toEqual([2, 4]);
  writeFileSync(join(root, 'new.ts'), 'one\ntwo');
  expect(changedLines(root, 'new.ts')).toEqual([1, 2]);
});

it('notices missing hooks, in a folder of another name too', () => {
  const { root, git } = createRepository();
  expect(hasHooks(root)).toBe(false);
  writeFileSync(join(root, '.git/hooks/pre-push'), '');
  expect(hasHooks(root)).toBe(true);
  git('config', 'core.hooksPath', 'own');
  expect(hasHooks(root)).toBe(false);
});

it('compares with the last commit or, when all is committed, with the last one that a remote has', () => {
  const { root, git } = createRepository();
  const commit = (text: string) => {
    writeFileSync(join(root, 'a.ts'), text);
    git('add', '.');
    git('commit', '-m', text);
  };
  commit('pushed\n');
  expect(changedFiles(root, findBase(root))).toEqual([]);
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  expect(changedFiles(root, findBase(root))).toEqual([]);
  commit('first\n');
  commit('second\n');
  const base = findBase(root);
  expect(changedFiles(root, base)).toEqual(['a.ts']);
  expect(readBefore(root, 'a.ts', base)).toBe('pushed\n');
  expect(changedLines(root, 'a.ts', base)).toEqual([1]);
  writeFileSync(join(root, 'b.ts'), '');
  expect(changedFiles(root, findBase(root))).toEqual(['b.ts']);
});

it('finds the files that were written since a time, in folders too', () => {
  const { root, git } = createRepository();
  mkdirSync(join(root, 'docs'));
  for (const path of ['a.ts', 'docs/old.yaml', 'docs/written.yaml', 'deleted.ts', 'other.ts']) {
    writeFileSync(join(root, path), '');
    utimesSync(join(root, path), 1, path.includes('old') ? 1 : 3);
  }
  git('add', '.');
  rmSync(join(root, 'deleted.ts'));
  writeFileSync(join(root, 'docs/new.yaml'), '');
  const written = writtenSince(root, ['a.ts', 'docs', 'deleted.ts'], 2000);
  expect(written.sort()).toEqual(['a.ts', 'docs/new.yaml', 'docs/written.yaml']);
});
