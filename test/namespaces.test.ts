import { describe, expect, it } from 'vitest';
import { reachable, readSources, type Sources, valueGraph } from './sourceTree';
import { namespacesIn } from './translationUse';

/**
 * A route names the namespaces of all texts that its page's modules use, lazy parts included. A missing one would only
 * show as raw keys when the page is the first of a visit.
 */
/** Namespaces that a route need not name, with the reason. */
const unseen: Readonly<Record<string, string>> = {
  'courseLesson rating': 'only buyers rate, and the page leads them to the learning page',
  'syllabusLesson rating': 'the duck of the area has ratings for its other pages',
};

interface Row {
  id: string;
  page: string;
  namespaces: readonly string[];
}

/** Returns the rows of a table of routes, by its text: id, namespaces, and the file of the page. */
function rowsOf(table: string): Row[] {
  const row = /\bid: '(\w+)'(?:(?!\bid: ').)*?page: '([\w/-]+)'/gs;
  return [...table.matchAll(row)].map(([text, id = '', page = '']) => ({
    id,
    page: `src/features/${page}.tsx`,
    namespaces: [...(/namespaces: \[([^\]]*)\]/.exec(text)?.[1] ?? '').matchAll(/\w+/g)].map(([name]) => name),
  }));
}

/** Returns the namespaces that a file names, without `common` and those that it loads itself. */
function neededBy(code: string): string[] {
  const loads = [...code.matchAll(/\bload\b[^;]*\['(\w+)'\]/g)].map(([, name]) => name);
  return [...namespacesIn(code)].filter((name) => name !== 'common' && !loads.includes(name));
}

/** Returns a sentence for each namespace that a page uses and its route does not name. */
function missing(sources: Sources, except: readonly string[] = []): string[] {
  const graph = valueGraph(sources);
  return rowsOf(sources.get('src/app/routes.ts') ?? '').flatMap(({ id, page, namespaces }) => {
    const users = new Map(
      reachable(graph, page).flatMap((file) => neededBy(sources.get(file) ?? '').map((name) => [name, file])),
    );
    return [...users]
      .filter(([name]) => !namespaces.includes(name) && !except.includes(`${id} ${name}`))
      .map(([name, file]) => `routes.ts: \`${id}\` does not name the namespace \`${name}\`, which ${file} uses`);
  });
}

describe('the namespaces of a route', () => {
  const sources = readSources('src');

  it('are read from every row of the table', () => {
    const table = sources.get('src/app/routes.ts') ?? '';
    expect(rowsOf(table)).toHaveLength(table.match(/\bid: '/g)?.length ?? 0);
  });

  it('are all that its page uses', () => {
    expect(missing(sources, Object.keys(unseen))).toEqual([]);
  });

  it('have no exception that is not needed', () => {
    expect(missing(sources)).toHaveLength(Object.keys(unseen).length);
  });
});

describe('the check itself', () => {
  const route = (namespaces: string) => `{ id: 'f', path: '/f', ${namespaces} page: 'f/FPage' },`;
  const tree = (namespaces: string): Sources =>
    new Map([
      ['src/app/routes.ts', `${route(namespaces)}\n{ id: 'g', page: 'g/GPage' },`],
      ['src/features/g/GPage.tsx', "t('x', { ns: 'common' });"],
      ['src/features/f/FPage.tsx', "import('./Part');"],
      ['src/features/f/Part.tsx', "import { MarkButton } from '@/domain/mark/MarkButton';\nuseTranslation('f');"],
      ['src/domain/mark/MarkButton.tsx', "useTranslation(['marks', 'common']);"],
    ]);

  it('names the route, the namespace and the file', () => {
    expect(missing(tree("namespaces: ['f'],"))).toEqual([
      'routes.ts: `f` does not name the namespace `marks`, which src/domain/mark/MarkButton.tsx uses',
    ]);
    expect(missing(tree(''))).toHaveLength(2);
  });

  it('lets pass what is named, what is an exception, and what a file loads itself', () => {
    expect(missing(tree("namespaces: ['f', 'marks'],"))).toEqual([]);
    expect(missing(tree("namespaces: ['f'],"), ['f marks'])).toEqual([]);
    expect(neededBy("yield* callT(load, locale, ['kept']);\ni18n.t('paid', { ns: 'kept' });")).toEqual([]);
  });
});
