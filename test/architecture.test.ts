import { describe, expect, it } from 'vitest';
import { routes } from '@/app/routes';
import { pageFile } from '@/app/routing/pageFiles';
import {
  findReachable,
  type Import,
  importsOf,
  readSources,
  type Sources,
  valueGraph,
} from '../build/tools/sourceTree';
import { routeAdvice, routeRows } from './routeTable';
import { areasServed, bareLazyImports, findCycles, pathLiterals, sendsOfCookies } from './sourceTree';

/**
 * Checks the import rules by reading the source tree itself; the linter knows none of them. The last block tests the rules:
 * each must reject a tree that breaks it.
 */
const layers = ['shared', 'platform', 'domain', 'features', 'app'];
/** Folders of the build; each imports only from those before it. */
const buildFolders = ['tools', 'settings', 'bundle', 'hosting', 'api', 'documents', 'site', 'pages', 'generator'];
const buildFolderOf = (path: string) => /^build\/(\w+)\//.exec(path)?.[1] ?? '';
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const layerOf = (path: string) => /^src\/(\w+)\//.exec(path)?.[1] ?? '';
/** Returns the folder that a relative import may not leave: `src/platform/site`. The whole of `src/app` is one. */
const areaOf = (path: string) => (layerOf(path) === 'app' ? 'src/app' : path.split('/').slice(0, 3).join('/'));
const arrow = ({ from, specifier }: Import) => `${from} → ${specifier}`;

const rules: Record<string, (imports: Import[]) => string[]> = {
  'app → features → domain → platform → shared, never upward': (imports) =>
    imports
      .filter(
        ({ from, to }) => layers.includes(layerOf(to)) && layers.indexOf(layerOf(to)) > layers.indexOf(layerOf(from)),
      )
      .filter(({ from }) => layers.includes(layerOf(from)))
      .map(arrow),
  'the folders of the build import downward': (imports) =>
    imports
      .filter(({ from, to }) => buildFolders.indexOf(buildFolderOf(to)) > buildFolders.indexOf(buildFolderOf(from)))
      .filter(({ from }) => from.startsWith('build/'))
      .map(arrow),
  'features never import each other': (imports) =>
    imports
      .filter(
        ({ from, to }) => layerOf(from) === 'features' && layerOf(to) === 'features' && areaOf(from) !== areaOf(to),
      )
      .map(arrow),
  'outside the toolkit only a saga imports an api.ts, its own': (imports) =>
    imports
      .filter(({ to }) => /^src\/(domain|platform|features)\/.*\/api\.ts$/.test(to))
      .filter(({ from, to }) => !/(^|\/)(saga|\w+Saga)\.ts$/.test(from) || areaOf(from) !== areaOf(to))
      .map(arrow),
  'only shared/http imports axios and humps': (imports) =>
    imports
      .filter(({ from, to }) => /^(axios|humps)(\/|$)/.test(to) && !from.startsWith('src/shared/http/'))
      .map(arrow),
  'only platform/session and platform/locale import js-cookie': (imports) =>
    imports.filter(({ from, to }) => to === 'js-cookie' && !/^src\/platform\/(session|locale)\//.test(from)).map(arrow),
  'pages open the help panel by useHelp, which knows whether the region has a contact': (imports) =>
    imports
      .filter(({ from, to }) => /^src\/platform\/contact\/state/.test(to) && /^src\/(features|domain)\//.test(from))
      .map(arrow),
  'src imports neither mocks nor test, but for one dynamic import in main.tsx': (imports) => {
    const outside = imports.filter(
      ({ from, to }) => from.startsWith('src/') && !to.startsWith('src/') && /^(mocks|test|build)\//.test(to),
    );
    const start = outside.filter(({ from, dynamic }) => from === 'src/main.tsx' && dynamic);
    return [...outside.filter((one) => !start.includes(one)), ...start.slice(1)].map(arrow);
  },
  'the second server imports nothing of the project but itself': (imports) =>
    imports
      .filter(({ from, to }) => from.startsWith('test/secondServer/') && !to.startsWith('test/secondServer/'))
      .filter(({ to }) => !to.startsWith('node:'))
      .map(arrow),
  'a relative import is ./ or one ../ and stays in its area, and every other begins with @/': (imports) =>
    imports
      .filter(({ from, specifier }) => specifier.startsWith('.') && layers.includes(layerOf(from)))
      // Translations are outside src; only the types of their keys are imported, by path.
      .filter(({ to }) => !to.startsWith('locales/'))
      .filter(({ from, to, specifier }) => specifier.startsWith('../../') || areaOf(from) !== areaOf(to))
      .map(arrow),
};

const treeRules: Record<string, (files: string[]) => string[]> = {
  'no barrels': (files) => files.filter((file) => /\/index\.tsx?$/.test(file)),
  'no drawers for leftovers': (files) => files.filter((file) => /\/(utils?|helpers?|misc|common)\//.test(file)),
  'no two modules whose paths differ in case alone, since systems that ignore case import the other one': (files) => {
    const nameOf = (file: string) => file.replace(/\.tsx?$/, '').toLowerCase();
    const first = new Map(files.map((file) => [nameOf(file), file] as const).reverse());
    return files.filter((file) => first.get(nameOf(file)) !== file);
  },
  'one of the five layers, or one of the two entries': (files) =>
    files.filter(
      (file) =>
        file.startsWith('src/') &&
        !/^src\/((app|features|domain|platform|shared)\/|(main|entry-server)\.tsx$|[\w-]+\.d\.ts$)/.test(file),
    ),
};

/** Returns the files of `domain` that only one feature uses, with the feature. */
const servingOneFeature = (imports: Import[], files: readonly string[]): string[] => {
  const served = areasServed(imports.filter(({ from }) => !isTest(from)));
  return files
    .filter((file) => file.startsWith('src/domain/') && !isTest(file))
    .flatMap((file) => {
      const [area, ...more] = served(file);
      return area?.startsWith('features/') && more.length === 0 ? [`${file} → src/${area}`] : [];
    });
};

/** Returns the files that import `createStore` from redux. */
const deprecatedStores = (sources: Sources): string[] =>
  [...sources]
    .filter(([, code]) => /^import \{[^}]*\bcreateStore\b[^}]*\} from 'redux'/m.test(code))
    .map(([file]) => file);

const valueImports = (imports: Import[], sources: Sources) =>
  imports.filter(({ from, to, typeOnly, dynamic }) => !typeOnly && !dynamic && sources.has(to) && !isTest(from));

/** Returns the circles of imports between files, also of types and of lazy imports. */
const fileCycles = (imports: Import[], sources: Sources) =>
  findCycles(
    imports.filter(({ from, to }) => sources.has(to) && !isTest(from)).map(({ from, to }) => [from, to] as const),
  );

const areaCycles = (imports: Import[], sources: Sources) =>
  findCycles(
    valueImports(imports, sources)
      .filter(({ from, to }) => /^src\/(domain|platform|shared)\//.test(from) && areaOf(from) !== areaOf(to))
      .map(({ from, to }) => [areaOf(from), areaOf(to)] as const),
  );

/** Returns a folder of `src/app`, or a file beside them: `routing`, `createApp`. */
const appPartOf = (path: string) => /^src\/app\/(\w+)/.exec(path)?.[1] ?? null;

/** Returns the circles of imports between the parts of `src/app`, by types too. */
const appCycles = (imports: Import[]) =>
  findCycles(
    imports
      .filter(({ from }) => !isTest(from))
      .map(({ from, to }) => [appPartOf(from), appPartOf(to)] as const)
      .filter((pair): pair is [string, string] => pair[0] !== null && pair[1] !== null && pair[0] !== pair[1]),
  );

/** The literal segments of the routes' paths: `regular-class`, `topics`, `lesson` and the like. */
const routeSegments = [
  ...new Set(routes.flatMap(({ path }) => path.split('/')).filter((segment) => /^[\w-]+$/.test(segment))),
];

describe('the source tree', () => {
  const sources = readSources('src');
  const build = readSources('build');
  const all = new Map([...sources, ...readSources('mocks'), ...readSources('test'), ...build]);
  const imports = importsOf(sources);
  const production = [...imports, ...importsOf(build), ...importsOf(readSources('test/secondServer'))].filter(
    ({ from }) => !isTest(from),
  );

  it.each(Object.keys(rules))('%s', (name) => expect(rules[name]?.(production)).toEqual([]));
  it.each(Object.keys(treeRules))('%s', (name) => expect(treeRules[name]?.([...all.keys()])).toEqual([]));
  it('loads every lazy part by loadChunk', () => {
    const advice =
      'Write loadChunk(() => import(…)) or lazyPart(() => import(…)): a bare import() may wait for ever, and fails with an error of its own.';
    // The mock backend does not belong to the product.
    const product = [...sources].filter(([file]) => !isTest(file) && file !== 'src/main.tsx');
    expect(bareLazyImports(new Map(product)), advice).toEqual([]);
  });
  it('spells out the address of a page only in the routes and in the path builders', () => {
    const advice = 'Write paths.course(id) and the like, from @/shared/routing/paths.';
    const others = [...sources].filter(
      ([file]) => !isTest(file) && !['src/app/routes.ts', 'src/shared/routing/paths.ts'].includes(file),
    );
    expect(pathLiterals(new Map(others), routeSegments), advice).toEqual([]);
  });
  it('sends cookies from the clients of the API and of the own files alone', () => {
    const advice = "Send with credentials: 'omit'; a beacon always has cookies, also for other hosts of the domain.";
    const senders = ['src/app/early/startEarly.ts', 'src/shared/http/clients.ts'];
    const product = [...sources].filter(([file]) => !isTest(file) && !senders.includes(file));
    expect(sendsOfCookies(new Map(product)), advice).toEqual([]);
  });
  it('has a route for every page, and a page for every route', () => {
    const pages = [...sources.keys()].filter((file) => /^src\/features\/.+Page\.tsx$/.test(file));
    const advice = 'Write the page into src/app/routes.ts.';
    expect([...new Set(routes.map(pageFile))].sort(), advice).toEqual(pages.sort());
  });
  it('keeps what only the build needs out of what browsers load', () => {
    const graph = valueGraph(sources);
    const starts = [
      'src/main.tsx',
      'src/app/early/early.ts',
      'src/app/worker/worker.ts',
      'src/app/worker/recall.ts',
      ...routes.map(pageFile),
    ];
    const loaded = [...new Set(starts.flatMap((start) => findReachable(graph, start)))];
    expect(loaded.length).toBeGreaterThan(500);
    expect(loaded.filter((file) => /\/prerender\/|\.build\.tsx?$/.test(file))).toEqual([]);
  });
  it('registers hooks of tests in functions only, where several test files share a module', () => {
    const advice = 'A module is evaluated once for all logic tests: use onTestFinished, or export a function.';
    const shared = [...all].filter(
      ([file]) =>
        /(?<!\.test)\.ts$/.test(file) && !file.startsWith('test/e2e/') && !/^test\/(api\/)?setup\.ts$/.test(file),
    );
    expect(
      shared.filter(([, code]) => /^(before|after)(Each|All)\(/m.test(code)).map(([file]) => file),
      advice,
    ).toEqual([]);
  });
  it('creates stores by legacy_createStore, since redux 5 deprecates createStore', () => {
    expect(deprecatedStores(all)).toEqual([]);
  });
  it('keeps in domain what several areas need, and the rest in its feature', () => {
    expect(servingOneFeature(imports, [...sources.keys()])).toEqual([]);
  });
  it('has no dependency cycle between files, nor by types', () => expect(fileCycles(importsOf(all), all)).toEqual([]));
  it('has a folder of the build for each of its files', () => {
    expect([...build.keys()].filter((file) => !buildFolders.includes(buildFolderOf(file)))).toEqual([]);
  });
  it('has no dependency cycle between areas', () => expect(areaCycles(imports, sources)).toEqual([]));
  it('has no dependency cycle between the parts of src/app, nor by types', () =>
    expect(appCycles(imports)).toEqual([]));
});

describe('the routes', () => {
  it('are the pages of the product, each with its path and access', () => {
    const actual = routes.map(({ id, path, access }) => ({ id, path, access }));
    const known = routeRows.map(({ id, path, access }) => ({ id, path, access }));
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    expect(actual.sort(byId), routeAdvice).toEqual(known.sort(byId));
  });

  it('share one page for a learning course and its lessons', () => {
    const shared = routes.filter(({ access }) => access === 'login+region').map(({ page }) => page);
    expect(new Set(shared).size).toBe(1);
  });
});

describe('the rules themselves', () => {
  const sample = (files: Record<string, string>): Sources => new Map(Object.entries(files));
  const broken: [rule: string, file: string, code: string][] = [
    [
      'app → features → domain → platform → shared, never upward',
      'src/shared/ui/a.ts',
      "import { b } from '@/platform/site/b';",
    ],
    [
      'app → features → domain → platform → shared, never upward',
      'src/platform/site/a.ts',
      "const b = import('@/features/home/b');",
    ],
    ['the folders of the build import downward', 'build/hosting/a.ts', "import { b } from '../pages/b.ts';"],
    ['features never import each other', 'src/features/home/a.ts', "import type { b } from '@/features/course/b';"],
    [
      'outside the toolkit only a saga imports an api.ts, its own',
      'src/platform/site/a.ts',
      "import {\n  b,\n} from './api.ts';",
    ],
    ['only shared/http imports axios and humps', 'src/platform/site/a.ts', "export { b } from 'axios';"],
    [
      'only platform/session and platform/locale import js-cookie',
      'src/platform/site/a.ts',
      "import b from 'js-cookie';",
    ],
    [
      'pages open the help panel by useHelp, which knows whether the region has a contact',
      'src/features/home/a.ts',
      "import { contactActions } from '@/platform/contact/state';",
    ],
    [
      'src imports neither mocks nor test, but for one dynamic import in main.tsx',
      'src/main.tsx',
      "import '~mocks/b';",
    ],
    [
      'src imports neither mocks nor test, but for one dynamic import in main.tsx',
      'src/main.tsx',
      "await import('~mocks/b');\nawait import('../mocks/c');",
    ],
    [
      'the second server imports nothing of the project but itself',
      'test/secondServer/a.ts',
      "import { b } from '~mocks/b';",
    ],
    [
      'a relative import is ./ or one ../ and stays in its area, and every other begins with @/',
      'src/shared/ui/a.ts',
      "import { b } from '../lib/b';",
    ],
  ];
  it.each(broken)('%s: sees %s', (rule, file, code) => {
    expect(rules[rule]?.(importsOf(sample({ [file]: code })))).toHaveLength(1);
  });

  it('ignores comments and packages', () => {
    const code = "// import a from 'axios';\n/* import('axios') */\nimport c from 'react';";
    expect(importsOf(sample({ 'src/app/a.ts': code })).map(({ to }) => to)).toEqual(['react']);
  });

  it('sees lazy imports without the loader, and lets the loader and types pass', () => {
    const files = sample({
      'src/app/a.ts': "const a = lazy(() => import('./b'));\nawait import(name);",
      'src/app/b.ts': "loadChunk(() => import('./c'));\nlazyPart(\n  () => import('./d'),\n  () => null,\n);",
      'src/app/c.ts': "type C = typeof import('./d');\n// import('./e')",
    });
    expect(bareLazyImports(files)).toEqual(["src/app/a.ts: import('./b')", 'src/app/a.ts: import(name)']);
  });

  it('sees addresses of pages that are spelled out, and lets files and API calls pass', () => {
    const files = sample({
      'src/app/a.ts': `const a = '/course';\nconst b = \`/course/\${id}\`;\nconst c = "/POST/7";\nconst d = '/login?next=';`,
      'src/app/b.ts': `const a = \`\${paths.course(id)}/lesson/\${lessonId}\`;`,
      'src/app/c.ts': `path('/');\nhrefTo(\`/\${id}\`);\nlocalePath(locale, '/');`,
      'src/app/d.ts': `// '/course'\nimport a from './course/a';\nconst b = '/courses';\nconst c = 'api/{id}/bundle';`,
    });
    expect(pathLiterals(files, routeSegments)).toEqual([
      "src/app/a.ts: '/course",
      'src/app/a.ts: `/course',
      'src/app/a.ts: "/POST',
      "src/app/a.ts: '/login",
      `src/app/b.ts: \${paths.course(id)}/lesson`,
      "src/app/c.ts: path('/",
      'src/app/c.ts: hrefTo(`/',
      "src/app/c.ts: localePath(locale, '/",
    ]);
  });

  it('sees what sends cookies', () => {
    const files = sample({
      'src/app/a.ts': "navigator.sendBeacon(url, body);\nfetch(url, { credentials: 'include' });",
      'src/app/b.ts': "// sendBeacon\nfetch(url, { credentials: 'omit' });\ncreate({ withCredentials: false });",
      'src/app/c.ts': "link({ crossOrigin: 'use-credentials' });\ncreate({ withCredentials: true });",
    });
    expect(sendsOfCookies(files)).toEqual([
      'src/app/a.ts: sendBeacon',
      "src/app/a.ts: credentials: 'include",
      'src/app/c.ts: use-credentials',
      'src/app/c.ts: withCredentials: true',
    ]);
  });

  it('sees cycles of files, also by types, and of areas, by values', () => {
    const looped = sample({
      'src/domain/a/one.ts': "import { two } from '@/domain/b/two';",
      'src/domain/b/two.ts': "import { three } from './three';",
      'src/domain/b/three.ts': "import { one } from '@/domain/a/one';",
      'src/domain/c/types.ts': "import type { four } from '@/domain/d/four';",
      'src/domain/d/four.ts': "const types = import('@/domain/c/types');",
    });
    expect(fileCycles(importsOf(looped), looped)).toEqual([
      ['src/domain/a/one.ts', 'src/domain/b/three.ts', 'src/domain/b/two.ts'],
      ['src/domain/c/types.ts', 'src/domain/d/four.ts'],
    ]);
    expect(areaCycles(importsOf(looped), looped)).toEqual([['src/domain/a', 'src/domain/b']]);
  });

  it('sees cycles of the parts of src/app', () => {
    const looped = sample({
      'src/app/createApp.ts': "import { matchRoute } from './routing/match';",
      'src/app/routing/match.ts': "import type { App } from '../createApp';",
      'src/app/shell/Shell.ts': "import { a } from '../routing/match';",
    });
    expect(appCycles(importsOf(looped))).toEqual([['createApp', 'routing']]);
  });

  it('sees the deprecated way to create a store', () => {
    const files = sample({
      'src/app/a.ts': "import { combineReducers, createStore } from 'redux';",
      'src/app/b.ts': "import { legacy_createStore } from 'redux';\nimport { createStore } from './createStore';",
    });
    expect(deprecatedStores(files)).toEqual(['src/app/a.ts']);
  });

  it('sees what only one feature uses, also by files in between and as a type', () => {
    const files = sample({
      'src/app/routes.ts': "load(() => import('@/features/home/Page'));",
      'src/domain/a/one.ts': '',
      'src/domain/a/two.ts': "import { one } from './one';",
      'src/domain/a/three.ts': '',
      'src/domain/a/four.ts': '',
      'src/domain/a/four.test.ts': "import { one } from './one';",
      'src/features/home/Page.ts': "import { two } from '@/domain/a/two';\nimport { three } from '@/domain/a/three';",
      'src/features/course/a.ts': "import type { three } from '@/domain/a/three';",
      'src/app/a.ts': "import { four } from '@/domain/a/four';",
    });
    expect(servingOneFeature(importsOf(files), [...files.keys()])).toEqual([
      'src/domain/a/one.ts → src/features/home',
      'src/domain/a/two.ts → src/features/home',
    ]);
  });

  it('sees barrels, drawers, names that differ in case alone and files outside the layers', () => {
    const files = [
      'src/platform/site/index.ts',
      'src/shared/utils/a.ts',
      'src/shared/Utils/A.tsx',
      'src/other/a.ts',
      'src/main.tsx',
    ];
    expect(Object.values(treeRules).flatMap((rule) => rule(files))).toEqual(files.slice(0, 4));
  });
});
