import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

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

/** Returns the lines of a file that were added or removed since a commit. */
export function readChange(root: string, path: string, base = 'HEAD'): string {
  const { stdout } = spawnSync('git', ['diff', '--unified=0', base, '--', path], { cwd: root, encoding: 'utf8' });
  const lines = stdout.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line));
  return lines.map((line) => line.slice(1)).join('\n');
}

/** Returns the text of a file in a commit; null when it is new. */
export function readBefore(root: string, path: string, base = 'HEAD'): string | null {
  const { status, stdout } = spawnSync('git', ['show', `${base}:./${path}`], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : null;
}
