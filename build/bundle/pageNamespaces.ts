import type { Plugin } from 'vite';
import { findReachable, readSources, type Sources, valueGraph } from '../tools/sourceTree.ts';
import { virtualModule } from './virtualModule.ts';

/** Namespaces of a page's modules that the page does not need to load, with the reason. */
export const unseen: Readonly<Record<string, string>> = {
  'course/lesson/CourseLessonPage rating': 'only buyers rate, and the page leads them to the learning page',
  'regular-class/syllabus/SyllabusLessonPage rating': 'the duck of the area has ratings for its other pages',
};

/** Returns the namespaces that a file names: in hooks, in the types of `t`, in options of `t`. */
export function namespacesIn(code: string): ReadonlySet<string> {
  const named = [
    ...code.matchAll(/useTranslation\(\[?((?:'\w+'(?:,\s*)?)+)\]?\)|TFunction<'(\w+)'>|\bns: '(\w+)'/g),
  ].flatMap(([, hooks = '', type = '', option = '']) => [...hooks.matchAll(/\w+/g)].flat().concat(type, option));
  return new Set(named.filter(Boolean));
}

/** Returns the namespaces of a file's texts, without `common` and without those loaded by the file itself. */
function neededBy(code: string): string[] {
  const loads = [...code.matchAll(/\bload\b[^;]*\['(\w+)'\]/g)].map(([, name]) => name);
  return [...namespacesIn(code)].filter((name) => name !== 'common' && !loads.includes(name));
}

/** Returns the namespaces of a page's modules, lazy ones included, by the page's file (`course/detail/CoursePage`). */
export function findNamespaces(sources: Sources, except = Object.keys(unseen)): Record<string, string[]> {
  const graph = valueGraph(sources);
  const pages = [...sources.keys()].flatMap((file) => /^src\/features\/(.+Page)\.tsx$/.exec(file)?.[1] ?? []);
  return Object.fromEntries(
    pages.sort().map((page) => {
      const used = findReachable(graph, `src/features/${page}.tsx`).flatMap((file) =>
        neededBy(sources.get(file) ?? ''),
      );
      return [page, [...new Set(used)].filter((name) => !except.includes(`${page} ${name}`)).sort()];
    }),
  );
}

/** Tells the app which texts each page needs; the dev server searches again when a source changes. */
export function pageNamespaces(): Plugin {
  let found = '';
  const find = () => findNamespaces(readSources('src'));
  return {
    ...virtualModule('page-namespaces', () => {
      const namespaces = find();
      found = JSON.stringify(namespaces);
      return namespaces;
    }),
    hotUpdate({ file, modules }) {
      const module = this.environment.moduleGraph.getModuleById('\0virtual:page-namespaces');
      const mayChange = module && /\/src\/.*\.tsx?$/.test(file);
      return mayChange && JSON.stringify(find()) !== found ? [...modules, module] : undefined;
    },
  };
}
