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
