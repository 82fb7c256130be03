import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runBefore } from './runBefore.ts';
import * as tests from './runTests.ts';

const folder = process.cwd();

/** Creates a repository whose only commit has `a.test.ts`, and a package. */
function createRepository() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'run-before-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: root, encoding: 'utf8' }).stdout;
  git('init');
  writeFileSync(join(root, '.gitignore'), 'node_modules');
  writeFileSync(join(root, 'a.test.ts'), 'before');
  git('add', '.');
  git('commit', '-m', 'first');
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'node_modules/package'), '');
  writeFileSync(join(root, 'new.test.ts'), '');
  return { root, git };
}

it('runs the files that the commit has, in a work tree with the packages, and removes it', async () => {
  const { root, git } = createRepository();
  let place = '';
  const run = vi.spyOn(tests, 'runTests').mockImplementation(async () => {
    place = process.cwd();
    expect(readdirSync('.').sort()).toEqual(['.git', '.gitignore', 'a.test.ts', 'node_modules']);
    expect(readdirSync('node_modules')).toEqual(['package']);
    return { passed: 0, busy: {}, failures: [{ part: 'a.test.ts', lines: ['adds: 1'], command: '' }] };
  });
  const options = { testNamePattern: 'adds' };
  const before = await runBefore(root, 'HEAD', [
    { files: ['a.test.ts', 'new.test.ts'], options },
    { files: ['new.test.ts'], options: {} },
  ]);
  expect([...before]).toEqual([['a.test.ts', ['adds: 1']]]);
  expect(run.mock.calls).toEqual([[['a.test.ts'], expect.objectContaining(options)]]);
  expect([existsSync(place), process.cwd()]).toEqual([false, root]);
  expect(readdirSync(join(root, 'node_modules'))).toEqual(['package']);
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  process.chdir(folder);
});

it('removes the work tree when the process ends meanwhile', async () => {
  const { root, git } = createRepository();
  vi.spyOn(tests, 'runTests').mockImplementation(async () => {
    process.listeners('exit').at(-1)?.(130);
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
    throw new Error('stopped');
  });
  const listeners = process.listenerCount('SIGINT');
  await expect(runBefore(root, 'HEAD', [{ files: ['a.test.ts'], options: {} }])).rejects.toThrow('stopped');
  expect(process.listenerCount('SIGINT')).toBe(listeners);
  process.chdir(folder);
});
