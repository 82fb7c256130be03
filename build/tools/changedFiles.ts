import { spawnSync } from 'node:child_process';

/** Returns the paths of files below `root` that differ from the last commit or are new, without deleted ones. */
export function changedFiles(root: string): string[] {
  const list = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout.split('\0').filter(Boolean);
  };
  const changed = list('diff', '--name-only', '--relative', '--diff-filter=d', 'HEAD');
  return [...changed, ...list('ls-files', '--others', '--exclude-standard')].sort();
}

/** Returns the lines of a file that were added or removed since the last commit. */
export function readChange(root: string, path: string): string {
  const { stdout } = spawnSync('git', ['diff', '--unified=0', 'HEAD', '--', path], { cwd: root, encoding: 'utf8' });
  const lines = stdout.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line));
  return lines.map((line) => line.slice(1)).join('\n');
}

/** Returns the text of a file in the last commit; null when it is new. */
export function readBefore(root: string, path: string): string | null {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${path}`], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : null;
}
