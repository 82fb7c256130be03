import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { formatFiles, namesOf, writePage } from './newPage.ts';

const root = resolve(import.meta.dirname, '..');

/** Returns a copy of the source tree that borrows the installed packages. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'new-page-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const folder of ['src', 'mocks', 'test', 'locales', 'tsconfig.json', 'biome.json'])
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !path.includes('/media/files/'),
    });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

it('derives every name of a page from its folder', () => {
  expect(namesOf('course/my-notes')).toEqual({
    area: 'course',
    screen: 'my-notes',
    id: 'myNotes',
    type: 'MyNotes',
    title: 'My notes',
    call: 'course/my_notes',
    access: 'public',
  });
  expect(namesOf('course/my-notes', { toggle: true })).toMatchObject({
    call: 'students/course/my_notes',
    access: 'login',
  });
  for (const wrong of ['', 'course', 'course/MyNotes', '../course/x', 'a/b/c'])
    expect(() => namesOf(wrong)).toThrow('npm run new -- page');
});

const pages = [
  ['a page', false],
  ['a page with a toggle', true],
] as const;

it.each(pages)(
  'writes %s that the type checker and the linter accept, and registers it',
  (_, toggle) => {
    const copy = copyTree();
    const names = namesOf('course/my-notes', { toggle });
    const files = writePage(copy, names, { toggle });
    expect(files).toContain('src/features/course/my-notes/MyNotesPage.tsx');
    expect(files.includes('src/features/course/my-notes/marks/MarkButton.tsx')).toBe(toggle);
    expect(formatFiles(copy, files)).toBe(true);
    // The page test and the routes import the whole app, whose type check takes too long here.
    const include = [
      ...files.filter((file) =>
        /^(src\/(features|shared\/entities)|mocks\/handlers\/myNotes).*(?<!\.test)\.tsx?$/.test(file),
      ),
      'src/**/*.d.ts',
    ];
    const project = { extends: './tsconfig.json', include };
    writeFileSync(join(copy, 'tsconfig.page.json'), JSON.stringify(project));
    const { stdout } = spawnSync('npx', ['--no-install', 'tsc', '-p', 'tsconfig.page.json'], {
      cwd: copy,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(stdout).toBe('');
    expect(() => writePage(copy, names, { toggle })).toThrow('exists already');
  },
  240_000,
);
