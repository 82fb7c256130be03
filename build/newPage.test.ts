import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatFiles, namesOf, writePage } from './newPage.ts';

const root = resolve(import.meta.dirname, '..');

/** A copy of the source tree that borrows the installed packages; each test writes a page of its own name. */
const copy = mkdtempSync(join(tmpdir(), 'new-page-'));
beforeAll(() => {
  for (const folder of ['src', 'mocks', 'test', 'locales', 'tsconfig.json', 'biome.json'])
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !path.includes('/media/files/'),
    });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

it('derives every name of a page from its folder and its area', () => {
  expect(namesOf(root, 'course/my-notes')).toEqual({
    area: 'course',
    screen: 'my-notes',
    id: 'myNotes',
    type: 'MyNotes',
    title: 'My notes',
    path: '/course/my-notes',
    version: 3,
    call: 'course/my_notes',
    access: 'public',
    namespace: 'courses',
    section: 'courses',
    neighbour: { namespace: 'courses', lastId: 'courseLesson' },
    entity: {
      file: 'myNotes',
      schema: 'myNotesItemSchema',
      type: 'MyNotesItem',
      list: 'myNotes',
      isNew: true,
      base: null,
    },
  });
  expect(namesOf(root, 'parents/desk', { access: 'login', path: '/my-desk' })).toMatchObject({
    path: '/my-desk',
    call: 'students/parents/desk',
    access: 'login',
    namespace: 'parents',
    section: null,
    neighbour: null,
  });
  expect(
    namesOf(root, 'instructors/bookmarks', { toggle: true, entity: 'instructor', path: '/my-learning/teachers' }),
  ).toMatchObject({
    access: 'login',
    section: 'learning',
    namespace: 'instructors',
    entity: {
      file: 'instructor',
      schema: 'bookmarksItemSchema',
      type: 'BookmarksItem',
      list: 'instructors',
      isNew: false,
      base: 'instructorSchema',
    },
  });
});

it('refuses other names, and an entity without a list', () => {
  for (const wrong of ['', 'course', 'course/MyNotes', '../course/x', 'a/b/c'])
    expect(() => namesOf(root, wrong)).toThrow('npm run new -- page');
  expect(namesOf(root, 'course/notes', { call: 'v4/students/notes' })).toMatchObject({
    version: 4,
    call: 'students/notes',
  });
  for (const options of [
    { access: 'region' },
    { call: 'students/notes' },
    { path: 'x' },
    { toggle: true, access: 'public' },
  ])
    expect(() => namesOf(root, 'course/notes', options)).toThrow('npm run new -- page');
  expect(() => namesOf(root, 'course/notes', { entity: 'plan' })).toThrow('plan.ts lacks');
});

it('writes the rows beside those of the area', () => {
  writePage(copy, namesOf(copy, 'instructors/favourites', { access: 'login' }));
  const idsOf = (file: string, row: RegExp) =>
    [...readFileSync(join(copy, file), 'utf8').matchAll(row)].map(([, id]) => id);
  const after = (ids: (string | undefined)[]) => ids[ids.indexOf('favourites') - 1];
  expect(after(idsOf('src/app/routes.ts', /\bid: '(\w+)'/g))).toBe('tutors');
  expect(after(idsOf('src/shared/routing/paths.ts', /^ {2}(\w+): \(/gm))).toBe('tutors');
  expect(after(idsOf('test/routeTable.ts', /^ {2}(\w+): \{/gm))).toBe('tutors');
});

const pages = [
  ['a page', 'course/my-notes', {}],
  ['a page with a toggle, in a new area', 'parents/my-plans', { toggle: true }],
  ['a page of members with an existing entity', 'instructors/my-choice', { access: 'login', entity: 'instructor' }],
] as const;

describe('the pages it writes', () => {
  const written: string[] = [];

  it.each(pages)('are registered: %s', (_, target, options) => {
    const names = namesOf(copy, target, options);
    const files = writePage(copy, names, options);
    written.push(...files);
    expect(files).toContain(`src/features/${target}/${names.type}Page.tsx`);
    expect(files.includes(`src/features/${target}/marks/MarkButton.tsx`)).toBe('toggle' in options);
    expect(() => writePage(copy, names, options)).toThrow('exists already');
  });

  it('are those that the guide shows', { timeout: 120_000 }, () => {
    const guides = ['add-a-page', 'add-a-call'].map((name) =>
      readFileSync(join(root, `docs/guide/${name}.md`), 'utf8'),
    );
    const [, target = '', line = ''] = /npm run new -- page (\S+) (--.*)/.exec(guides.join()) ?? [];
    const options = Object.fromEntries(
      [...line.matchAll(/--(\w+)(?: ([\w/][\w/-]*))?/g)].map(([, name = '', value]) => [name, value ?? true]),
    );
    const files = writePage(copy, namesOf(copy, target, options), options);
    written.push(...files);
    expect(formatFiles(copy, files)).toBe(true);
    // An existing entity, which other pages and the tests of its fields use, stays as it is.
    const entity = 'src/shared/entities/instructor.ts';
    const schemaIn = (folder: string) =>
      /export const instructorSchema = .*?;\n/s.exec(readFileSync(join(folder, entity), 'utf8'))?.[0];
    expect(schemaIn(copy)).toBe(schemaIn(root));
    const lines = new Set(
      files.flatMap((file) => readFileSync(join(copy, file), 'utf8').split('\n')).map((text) => text.trim()),
    );
    const shown = guides.flatMap((guide) =>
      [...guide.matchAll(/```ts\n(.*?)```/gs)].flatMap(([, code = '']) => code.split('\n')),
    );
    expect(shown.length).toBeGreaterThan(30);
    expect(shown.map((text) => text.trim()).filter((text) => text !== '' && !lines.has(text))).toEqual([]);
  });

  it('are accepted by the linter and the type checker', { timeout: 240_000 }, () => {
    expect(written.length).toBeGreaterThan(20);
    expect(formatFiles(copy, written)).toBe(true);
    // The page test and the routes import the whole app, whose type check takes too long here.
    const include = [
      ...written.filter((file) =>
        /^(src\/(features|shared\/entities)|mocks\/handlers\/my).*(?<!\.test)\.tsx?$/.test(file),
      ),
      'src/**/*.d.ts',
    ];
    writeFileSync(join(copy, 'tsconfig.page.json'), JSON.stringify({ extends: './tsconfig.json', include }));
    const { stdout } = spawnSync('npx', ['--no-install', 'tsc', '-p', 'tsconfig.page.json'], {
      cwd: copy,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(stdout).toBe('');
  });
});
