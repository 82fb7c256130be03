/** Runs failed tests once more: as they are, and without the change, in a work tree of the commit with which it is compared. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CliOptions } from 'vitest/node';
import { runTests } from './runTests.ts';

/** Failed files of a part, and how they are run. */
export interface Repeat {
  files: readonly string[];
  options: CliOptions;
}

/** Returns the lines of what fails in each file of the present folder, when it is run once more. */
export async function repeatTests(repeats: readonly Repeat[]): Promise<Map<string, string[]>> {
  const lines = new Map<string, string[]>();
  for (const { files, options } of repeats) {
    const present = files.filter((file) => existsSync(file));
    const run = present.length > 0 ? await runTests(present, { ...options, reporters: [{}] }) : { failures: [] };
    for (const file of present)
      lines.set(
        file,
        run.failures.flatMap((one) => (one.part === file ? one.lines : [])),
      );
  }
  return lines;
}

/** Returns the lines of what failed in each file that the commit has. The work tree has the packages of `root`. */
export async function runBefore(
  root: string,
  base: string,
  repeats: readonly Repeat[],
): Promise<Map<string, string[]>> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'before-')));
  const packages = join(folder, 'node_modules');
  const git = (...args: string[]) => spawnSync('git', ['worktree', ...args], { cwd: root, encoding: 'utf8' });
  const remove = () => {
    process.chdir(root);
    // Git on Windows would follow the link and delete the packages.
    if (existsSync(packages)) unlinkSync(packages);
    git('remove', '--force', folder);
  };
  const stop = () => process.exit(130);
  process.once('exit', remove).once('SIGINT', stop);
  try {
    const { status, stderr } = git('add', '--detach', folder, base);
    if (status !== 0) throw new Error(stderr);
    symlinkSync(join(root, 'node_modules'), packages, 'junction');
    // Tests read files of the folder in which they are run.
    process.chdir(folder);
    return await repeatTests(repeats);
  } finally {
    process.off('exit', remove).off('SIGINT', stop);
    remove();
  }
}
