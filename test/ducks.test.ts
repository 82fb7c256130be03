import { describe, expect, it } from 'vitest';
import type { Duck } from '@/shared/duck/duck';
import type { PageModule } from '@/shared/routing/page';
import { readSources, type Sources } from '../build/tools/sourceTree';
import { type DuckUse, duckUse, keysOf } from './duckUse';

/**
 * A page brings the ducks whose state it selects, itself (`ducks`) or through the ducks that need them (`needs`). A
 * missing one would only show as "Cannot read properties of undefined" when the page is the first of a visit.
 */
const sources = readSources('src');
const modules = import.meta.glob<Record<string, unknown>>([
  '/src/domain/**/{saga,state}.ts',
  '/src/features/**/saga.ts',
]);
const isDuck = (value: unknown): value is Duck =>
  typeof value === 'object' && value !== null && 'key' in value && ('reducer' in value || 'saga' in value);

/** Every duck, with the file that exports it. */
async function findDucks(): Promise<{ file: string; duck: Duck }[]> {
  const loaded = await Promise.all(
    Object.entries(modules).map(async ([path, load]) => ({
      file: path.slice(1),
      exports: Object.values(await load()),
    })),
  );
  return loaded.flatMap(({ file, exports }) => exports.filter(isDuck).map((duck) => ({ file, duck })));
}

/** Returns a sentence for each slice that is read but not brought. */
function missing(
  use: DuckUse,
  file: string,
  brought: ReadonlySet<string>,
  apart?: (file: string) => boolean,
): string[] {
  const lacking = use.readBy(file, apart).filter(({ key }) => !brought.has(key));
  const first = new Map([...lacking].reverse().map((reading) => [reading.key, reading]));
  return [...first.values()].map(
    ({ key, file: reader, selector }) =>
      `${file} does not bring the duck "${key}", whose state ${reader} reads by ${selector}: add the duck to its \`ducks\`, or to the \`needs\` of the duck that reads it.`,
  );
}

describe('the state that is read', async () => {
  const ducks = await findDucks();
  const use = duckUse(sources, new Set(ducks.map(({ duck }) => duck.key)));

  it.each(ducks)('by the duck of $file is its own, or that of a duck that it needs', ({ file, duck }) => {
    expect(missing(use, file, keysOf([duck]))).toEqual([]);
  });

  const bringsDucks = (file: string) => /^export const ducks = /m.test(sources.get(file) ?? '');
  const pages = Object.entries(import.meta.glob<PageModule>('/src/features/**/*Page.tsx')).map(([path, load]) => ({
    file: path.slice(1),
    load,
  }));

  it.each(pages)('by $file is brought by its ducks', async ({ file, load }) => {
    const { ducks: brought = [] } = await load();
    expect(missing(use, file, keysOf(brought), bringsDucks)).toEqual([]);
  });
});

describe('the check itself', () => {
  const tree: Sources = new Map([
    ['src/domain/a/state.ts', 'export const selectA = (root: ASlice) => root.a.value;'],
    ['src/domain/a/maybe.ts', 'export const selectMaybe = (root: Partial<ASlice>) => root.a?.value;'],
    ['src/features/f/Part.tsx', "import { selectA } from '@/domain/a/state';\nuseSelector(selectA);"],
    ['src/features/f/Page.tsx', "import('./Part');\nimport { type selectA } from '@/domain/a/state';"],
    [
      'src/features/f/state.ts',
      'export const fReducer = createReducer(none, (on) => on(x, (state) => [...state.a, x]));',
    ],
    ['src/features/f/saga.ts', "import { fReducer } from './state';"],
    ['src/features/f/Other.tsx', "import { selectMaybe } from '@/domain/a/maybe';"],
  ]);
  const use = duckUse(tree, new Set(['a']));

  it('names the duck and the page', () => {
    expect(missing(use, 'src/features/f/Page.tsx', new Set())).toEqual([
      'src/features/f/Page.tsx does not bring the duck "a", whose state src/features/f/Part.tsx reads by selectA: add the duck to its `ducks`, or to the `needs` of the duck that reads it.',
    ]);
  });

  it('lets pass what is brought, what a lazy part brings itself, and what may be missing', () => {
    expect(missing(use, 'src/features/f/Page.tsx', new Set(['a']))).toEqual([]);
    expect(missing(use, 'src/features/f/Page.tsx', new Set(), (file) => file.endsWith('Part.tsx'))).toEqual([]);
    expect(missing(use, 'src/features/f/Other.tsx', new Set())).toEqual([]);
    expect(missing(use, 'src/features/f/saga.ts', new Set())).toEqual([]);
  });
});
