import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Runs Git; returns the names that it prints, divided by zeros or lines. */
function listByGit(root: string, ...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split(/[\0\n]/).filter(Boolean);
}

/** Returns the paths of files below `root` that differ from a commit or are new, without deleted ones. */
export function changedFiles(root: string, base = 'HEAD'): string[] {
  const changed = listByGit(root, 'diff', '-z', '--name-only', '--relative', '--diff-filter=d', base);
  return [...changed, ...listByGit(root, 'ls-files', '-z', '--others', '--exclude-standard')].sort();
}

/** Returns the commit with which a change is compared: the last one or, when all is committed, the last one that a remote has. */
export function findBase(root: string): string {
  if (changedFiles(root).length > 0) return 'HEAD';
  const commits = listByGit(root, 'rev-list', '--boundary', 'HEAD', '--not', '--remotes');
  return commits.find((commit) => commit.startsWith('-'))?.slice(1) ?? 'HEAD';
}

/** Returns the files of the paths that were written since a time. */
export function writtenSince(root: string, paths: readonly string[], time: number): string[] {
  const files = listByGit(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths);
  return files.filter((file) => (statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0) >= time);
}

/** Returns the numbers of the lines of a file that were added since a commit, and of those after which lines were removed. */
export function changedLines(root: string, path: string, base = 'HEAD'): readonly number[] {
  const count = readFileSync(join(root, path), 'utf8').split('\n').length;
  if (readBefore(root, path, base) === null) return Array.from({ length: count }, (_, index) => index + 1);
  const { stdout } = spawnSync('git', ['diff', '--unified=0', base, '--', path], { cwd: root, encoding: 'utf8' });
  return [...stdout.matchAll(/^@@ \S+ \+(\d+)(?:,(\d+))? @@/gm)].flatMap(([, first, length = '1']) =>
    Array.from({ length: Math.max(1, Number(length)) }, (_, index) => Number(first) + index),
  );
}

/** Returns the text of a file in a commit; null when it is new. */
export function readBefore(root: string, path: string, base = 'HEAD'): string | null {
  const { status, stdout } = spawnSync('git', ['show', `${base}:./${path}`], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : null;
}

/** Returns whether Git runs a hook of the repository before a push. */
export function hasHooks(root: string): boolean {
  const [folder = ''] = listByGit(root, 'rev-parse', '--git-path', 'hooks');
  return existsSync(resolve(root, folder, 'pre-push'));
}
