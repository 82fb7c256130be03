import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesOf } from './names.ts';
import { formatFiles, writePage } from './newPage.ts';

const root = resolve(import.meta.dirname, '../..');

/** A copy of the source tree that borrows the installed packages; each test writes a page of its own name. */
const copy = mkdtempSync(join(tmpdir(), 'new-page-'));
beforeAll(() => {
  for (const folder of [
    'src',
    'mocks',
    'build',
    'test',
    'locales',
    'docs/api',
    'vite.config.ts',
    'tsconfig.json',
    'biome.json',
  ])
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !path.includes('/media/files/'),
    });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const unformatted = () => undefined;

it('derives every name of a page from its folder and its area', () => {
  expect(namesOf(root, 'course/generated-sample')).toEqual({
    area: 'course',
    screen: 'generated-sample',
    id: 'generatedSample',
    type: 'GeneratedSample',
    title: 'Generated sample',
    path: '/course/generated-sample',
    version: '3',
    call: 'course/generated_sample',
    member: false,
    namespace: 'courses',
    section: 'courses',
    neighbour: { namespace: 'courses', lastId: 'courseLesson' },
    entity: 'generatedSample',
    schema: 'generatedSampleItemSchema',
    item: 'GeneratedSampleItem',
    list: 'generatedSample',
    described: 'generatedSample',
    isNewEntity: true,
    wireList: 'generated_sample',
  });
  expect(
    namesOf(root, 'generated/sample', { access: 'login', path: '/generated-desk', entity: 'instructor' }),
  ).toMatchObject({
    path: '/generated-desk',
    call: 'students/generated/sample',
    member: true,
    namespace: 'generated',
    section: null,
    neighbour: null,
    schema: 'instructorSchema',
    described: 'instructor',
    list: 'instructors',
    isNewEntity: false,
  });
  expect(namesOf(root, 'course/generated', { call: 'v4/students/generated' })).toMatchObject({
    version: '4',
    call: 'students/generated',
  });
});

describe('a page is refused', () => {
  it.each(['', 'course', 'course/MyNotes', '../course/x', 'a/b/c'])('for the name "%s"', (wrong) => {
    expect(() => namesOf(root, wrong)).toThrow('npm run new -- page');
  });

  it.each([
    [{ access: 'region' }, 'npm run new -- page'],
    [{ call: 'students/generated' }, 'npm run new -- page'],
    [{ path: 'x' }, 'npm run new -- page'],
    [{ path: '/sample/:id' }, 'begin with the table of places in docs/guide/add-a-page.md'],
    [{ entity: 'plan' }, 'plan.ts lacks'],
    [{ call: 'v9/students/generated' }, 'The API has no version 9, only 2, 3, 4, 5.'],
    [{ path: '/my-learning' }, 'a page at /my-learning'],
    [{ call: 'v4/checkout_collections' }, 'a call of v4/checkout_collections'],
  ])('for %o', (options, message) => {
    expect(() => namesOf(root, 'course/generated-sample', options)).toThrow(message);
  });

  it.each([
    ['account/login', 'a route login'],
    ['course/banners', 'an endpoint banners'],
    ['course/learning', 'an action or a duck learning in src/features/learning/courses/s'],
  ])('for %s, whose name is taken', (target, message) => {
    expect(() => namesOf(root, target)).toThrow(message);
  });
});

it('writes the rows beside those of the area', () => {
  writePage(copy, namesOf(copy, 'instructors/generated-row', { access: 'login' }), unformatted);
  const idsOf = (file: string, row: RegExp) => [...read(file).matchAll(row)].map(([, id]) => id);
  const before = (ids: (string | undefined)[]) => ids[ids.indexOf('generatedRow') - 1];
  expect(before(idsOf('src/app/routes.ts', /\bid: '(\w+)'/g))).toBe('tutors');
  expect(before(idsOf('src/shared/routing/paths.ts', /^ {2}(\w+): \(/gm))).toBe('tutors');
  expect(before(idsOf('test/routeTable.ts', /^ {2}(\w+): \{/gm))).toBe('tutors');
});

it('leaves everything as it was when a step fails', () => {
  const routes = read('src/app/routes.ts');
  const names = namesOf(copy, 'generated/failure');
  const fail = () => {
    throw new Error('no formatter');
  };
  expect(() => writePage(copy, names, fail)).toThrow('no formatter');
  expect(read('src/app/routes.ts')).toBe(routes);
  for (const path of ['src/features/generated', 'mocks/handlers/failure.ts', 'locales/en/generated.json'])
    expect(existsSync(join(copy, path))).toBe(false);
});

const pages = [
  ['a page', 'course/generated-sample', {}],
  ['a page of members, in a new area', 'generated/sample', { access: 'login' }],
  ['a page with an existing entity', 'instructors/generated-choice', { entity: 'instructor' }],
] as const;

describe('the pages it writes', () => {
  const written: string[] = [];

  it.each(pages)('are registered: %s', (_, target, options) => {
    const names = namesOf(copy, target, options);
    const files = writePage(copy, names, unformatted);
    written.push(...files);
    expect(files).toContain(`src/features/${target}/${names.type}Page.tsx`);
    expect(() => namesOf(copy, target, options)).toThrow('already');
    expect(() => writePage(copy, names, unformatted)).toThrow('exists already');
  });

  it('are those that the guide shows', { timeout: 120_000 }, () => {
    // Under another name of the same length, since the product may have the page of the guide one day.
    const rename = (text: string) =>
      text
        .replaceAll('bookmarks', 'generated')
        .replaceAll('Bookmarks', 'Generated')
        .replaceAll('/my-learning/teachers', '/my-learning/generated');
    const guide = rename(readFileSync(join(root, 'docs/guide/add-a-page.md'), 'utf8'));
    const [, target = '', line = ''] = /npm run new -- page (\S+) (--.*)/.exec(guide) ?? [];
    const options = Object.fromEntries(
      [...line.matchAll(/--(\w+) ([\w/][\w/-]*)/g)].map(([, name = '', value]) => [name, value]),
    );
    const files = writePage(copy, namesOf(copy, target, options));
    written.push(...files);
    // An existing entity, which other pages and the tests of its fields use, stays as it is.
    const entity = 'src/shared/entities/instructor.ts';
    const schemaIn = (folder: string) =>
      /export const instructorSchema = .*?;\n/s.exec(readFileSync(join(folder, entity), 'utf8'))?.[0];
    expect(schemaIn(copy)).toBe(schemaIn(root));
    const lines = new Set(files.flatMap((file) => read(file).split('\n')).map((text) => text.trim()));
    const shown = [...guide.matchAll(/^```ts\n(.*?)^```/gms)].flatMap(([, code = '']) => code.split('\n'));
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.map((text) => text.trim()).filter((text) => text !== '' && !lines.has(text))).toEqual([]);
  });

  it('are accepted by the linter and the type checker', { timeout: 240_000 }, () => {
    expect(written.length).toBeGreaterThan(20);
    expect(() => formatFiles(copy, [...new Set(written)])).not.toThrow();
    const { stdout } = spawnSync('npx', ['--no-install', 'tsc'], {
      cwd: copy,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(stdout).toBe('');
  });
});
