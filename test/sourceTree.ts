import { type Import, type Sources, withoutComments } from '../build/tools/sourceTree';

/** Returns lazy imports outside of `loadChunk` and `lazyPart`, with their file; imports of types do not count. */
export function bareLazyImports(sources: Sources): string[] {
  const bare = /(?<!\btypeof\s+|\b(?:loadChunk|lazyPart)\(\s*\(\)\s*=>\s*)\bimport\([^)]*\)?/g;
  return [...sources].flatMap(([file, code]) =>
    [...withoutComments(code).matchAll(bare)].map(([found]) => `${file}: ${found}`),
  );
}

/** Returns what sends cookies also to other hosts, with its file. */
export function sendsOfCookies(sources: Sources): string[] {
  const sends = /\bsendBeacon\b|\bcredentials: 'include|\bwithCredentials\s*[:=]\s*true|use-credentials/g;
  return [...sources].flatMap(([file, code]) =>
    [...withoutComments(code).matchAll(sends)].map(([found]) => `${file}: ${found}`),
  );
}

/**
 * Returns literal addresses of pages, with their file: a string or a template whose path starts with one of the
 * segments, a segment after a placeholder, and any string that becomes a link or a path with its locale.
 */
export function pathLiterals(sources: Sources, segments: readonly string[]): string[] {
  const names = segments.join('|');
  const literal = new RegExp(
    `(?:['"\`]|\\$\\{[^{}]*\\})/(?:${names})(?=['"\`/?#$])|\\b(?:path|hrefTo|localePath)\\((?:[^()]*,\\s*)?['"\`]/`,
    'g',
  );
  return [...sources].flatMap(([file, code]) =>
    [...withoutComments(code).matchAll(literal)].map(([found]) => `${file}: ${found}`),
  );
}

/**
 * Returns the areas that a file serves, `features/<area>` and `app`: those whose files import it, also as a type only, and
 * also by other files in between.
 */
export function areasServed(imports: readonly Import[]): (file: string) => string[] {
  const users = new Map<string, string[]>();
  for (const { from, to } of imports) users.set(to, [...(users.get(to) ?? []), from]);
  const areaOf = (file: string) => /^src\/(app|features\/[^/]+)\//.exec(file)?.[1];
  return (file) => {
    const seen = new Set([file]);
    for (const one of seen) if (!areaOf(one)) for (const user of users.get(one) ?? []) seen.add(user);
    return [...new Set([...seen].flatMap((one) => areaOf(one) ?? []))].sort();
  };
}

/** Returns each cycle once, as the sorted list of its members (strongly connected nodes, after Tarjan). */
export function findCycles(edges: readonly (readonly [string, string])[]): string[][] {
  const next = new Map<string, string[]>();
  for (const [from, to] of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.get(node) ?? 0);
    open.push(node);
    for (const to of next.get(node) ?? []) {
      if (!order.has(to)) visit(to);
      if (open.includes(to)) low.set(node, Math.min(low.get(node) ?? 0, low.get(to) ?? 0));
    }
    if (low.get(node) !== order.get(node)) return;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1) found.push(group.sort());
  };
  for (const node of next.keys()) if (!order.has(node)) visit(node);
  return found;
}
