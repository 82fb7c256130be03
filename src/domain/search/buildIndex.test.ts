import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { buildIndex as buildFiles } from './buildIndex';
import type { SearchDocument } from './document';
import { indexFileSchema, indexPath } from './indexFile';

const document = (path: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: 'course',
  path,
  title: `Title of ${path}`,
  parent: null,
  subjects: [{ id: 1, name: 'Maths', key: 'maths' }],
  teachers: ['Ms Karen Lau'],
  about: '',
  picture: null,
  isFree: false,
  levelsOf: [path],
  rated: 0,
  averageRate: 0,
  ...more,
});

const buildIndex = (...parts: Parameters<typeof buildFiles>) => [...buildFiles(...parts)];

const levels = {
  levels: [
    { id: 3, name: 'Form 3' },
    { id: 4, name: 'Form 4' },
    { id: 5, name: 'Form 5' },
  ],
  of: { '/course/1': [4], '/course/2': [5, 4] },
};

const documents = [
  document('/course/1/lesson/7', {
    kind: 'lesson',
    parent: { path: '/course/1', title: 'One' },
    levelsOf: ['/course/1'],
  }),
  document('/course/10'),
  document('/course/2'),
  document('/bundle/5', { kind: 'bundle', levelsOf: ['/course/1', '/course/2'] }),
  document('/course/1'),
  document('/instructors/3', { kind: 'teacher', title: 'Ms Karen Lau', teachers: [], levelsOf: [] }),
];
const pathsOf = (files: ReturnType<typeof buildIndex>) => files.map(({ things }) => things.map(([, path]) => path));

describe('the files of an index', () => {
  it('are the same whatever comes first, and have each thing once', () => {
    const [one] = [JSON.stringify(buildIndex('en-hk', documents, levels))];
    expect(JSON.stringify(buildIndex('en-hk', [...documents].reverse(), levels))).toBe(one);
    expect(JSON.stringify(buildIndex('en-hk', [...documents, ...documents], levels))).toBe(one);
  });

  it('are several beyond so many things, lessons in the last ones; the first says how many follow', () => {
    const files = buildIndex('en-hk', documents, levels, { perFile: 4 });
    expect(pathsOf(files)).toEqual([
      ['/course/1', '/course/2', '/course/10', '/bundle/5'],
      ['/instructors/3', '/course/1/lesson/7'],
    ]);
    expect(files.map(({ more }) => more)).toEqual([1, 0]);
    expect([indexPath('en-hk'), indexPath('en-hk', 1)]).toEqual([
      '/search-index/en-hk.json',
      '/search-index/en-hk-1.json',
    ]);
  });

  it('can be read by the app', () => {
    for (const file of [...buildIndex('en-hk', documents, levels, { perFile: 4 }), ...buildIndex('en-hk', [], levels)])
      expect(v.safeParse(indexFileSchema, JSON.parse(JSON.stringify(file))).issues).toBeUndefined();
    expect(v.safeParse(indexFileSchema, { ...buildIndex('en-hk', [], levels)[0], version: 2 }).success).toBe(false);
  });

  it('have average ratings', () => {
    const [file] = buildIndex('en-hk', [document('/course/1', { averageRate: 4.7 }), document('/course/2')], levels);
    expect(file?.things.map((stored) => stored[8])).toEqual([4.7, 0]);
  });

  it('have the forms of their own ideographs alone', () => {
    const variantsOf = (title: string) => buildIndex('zh-hk', [document('/course/1', { title })], levels)[0]?.variants;
    expect(variantsOf('台北的數學')).toEqual(expect.arrayContaining(['台枱檯臺颱', '数數']));
    expect(variantsOf('數學')).not.toContain('台枱檯臺颱');
    expect(buildIndex('en-hk', [document('/course/1')], levels)[0]?.variants).toEqual([]);
  });

  it('have the levels of each thing: of its course, of what a set contains, of what a teacher teaches', () => {
    const [file] = buildIndex('en-hk', documents, levels);
    expect(file?.levels.map(({ name }) => name)).toEqual(['Form 4', 'Form 5']);
    const levelsOf = Object.fromEntries(
      (file?.things ?? []).map(([, path, , , , , own]) => [path, own.map((place) => file?.levels[place]?.name)]),
    );
    expect(levelsOf).toEqual({
      '/course/1': ['Form 4'],
      '/course/2': ['Form 4', 'Form 5'],
      '/course/10': [],
      '/bundle/5': ['Form 4', 'Form 5'],
      '/instructors/3': ['Form 4', 'Form 5'],
      '/course/1/lesson/7': ['Form 4'],
    });
  });
});
