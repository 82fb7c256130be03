import { parseAst } from 'vite';
import { features } from 'web-features';

/** The oldest browsers that show the whole app, as in the README; in the names of the data about browsers. */
export const browserFloor = {
  chrome: 109,
  chrome_android: 109,
  edge: 109,
  firefox: 115,
  firefox_android: 115,
  safari: 16.4,
  safari_ios: 16.4,
} as const;

type Browser = keyof typeof browserFloor;

const browsers = Object.keys(browserFloor) as Browser[];

/** `≤80` and `16.4` are versions; a browser without a feature has none. */
const versionOf = (text: string | undefined): number =>
  text === undefined ? Number.POSITIVE_INFINITY : Number.parseFloat(text.replace('≤', ''));

/** By the feature's key in the compatibility data: true when every browser of the floor has the feature. */
const support = new Map<string, boolean>();
for (const feature of Object.values(features)) {
  if (feature.kind !== 'feature') continue;
  for (const key of feature.compat_features ?? []) {
    const { support: since } = feature.status.by_compat_key?.[key] ?? feature.status;
    support.set(
      key,
      browsers.every((browser) => versionOf(since[browser]) <= browserFloor[browser]),
    );
  }
}

/** Names of features that only newer browsers have, of any object; keys of these kinds, without their prefix. */
function newerNames(prefixes: readonly string[], depth: number): ReadonlySet<string> {
  const [known, newer] = [new Set<string>(), new Set<string>()];
  for (const [key, isSupported] of support) {
    const prefix = prefixes.find((start) => key.startsWith(start));
    const parts = prefix === undefined ? [] : key.slice(prefix.length).split('.');
    // A static member of a class, such as URL.canParse.
    const name = parts.at(-1)?.endsWith('_static') ? parts.join('.').replace('_static', '') : parts.at(-1);
    if (name === undefined || parts.length === 0 || parts.length > depth) continue;
    const owner = key.slice(0, key.lastIndexOf('.'));
    // Members of what is newer itself are reached by its own name only.
    if (support.get(owner) !== false) (isSupported ? known : newer).add(name);
  }
  return new Set([...newer].filter((name) => !known.has(name)));
}

/** Globals, methods and properties. `filter` is not among them: arrays have had it long before iterators. */
const scriptNames = newerNames(['api.', 'javascript.builtins.Intl.', 'javascript.builtins.'], 2);
const properties = newerNames(['css.properties.'], 1);
const selectors = newerNames(['css.selectors.'], 1);
const atRules = newerNames(['css.at-rules.'], 1);
const functions = newerNames(['css.types.color.', 'css.types.image.', 'css.types.'], 1);

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const nameOf = (node: unknown): string | null => (isNode(node) && typeof node.name === 'string' ? node.name : null);

/** Returns the names in a script that browsers of the floor do not have: read members, and globals with a capital. */
export function newerInScript(code: string): Set<string> {
  const found = new Set<string>();
  const note = (name: string | null) => name !== null && scriptNames.has(name) && found.add(name);
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isNode(value)) return;
    if (value.type === 'MemberExpression' && value.computed === false) {
      note(nameOf(value.property));
      note(`${nameOf(value.object)}.${nameOf(value.property)}`);
    }
    if (value.type === 'NewExpression') note(nameOf(value.callee));
    if (value.type === 'Literal' && isNode(value.regex) === false && typeof value.regex === 'object' && value.regex) {
      const { flags, pattern } = value.regex as { flags: string; pattern: string };
      if (flags.includes('v')) found.add(`/${pattern}/v`);
      if (/\(\?[a-z]*-?[ims]+:/.test(pattern)) found.add(`/${pattern}/`);
    }
    for (const child of Object.values(value)) visit(child);
  };
  visit(parseAst(code));
  return found;
}

/**
 * Returns the features of a style sheet that browsers of the floor lack: properties, functions, at-rules, nested rules
 * and selectors. A browser ignores a rule with an unknown selector, and a declaration with an unknown function.
 */
export function newerInStyles(css: string): Set<string> {
  const found = new Set<string>();
  const note = (names: ReadonlySet<string>, name: string | undefined, before = '', after = '') => {
    if (name && names.has(name)) found.add(before + name + after);
  };
  const plain = css.replace(/"[^"]*"|\/\*.*?\*\//gs, '');
  for (const [, text = '', end] of plain.matchAll(/([^{};]*)([{};])/g)) {
    const part = text.trim();
    if (part.startsWith('@')) note(atRules, /^@([a-z-]+)/.exec(part)?.[1], '@');
    else if (end === '{') {
      for (const [, name] of part.matchAll(/(?<!\\)::?([a-z-]+)/g)) note(selectors, name, ':');
      if (part.includes('&')) found.add('&');
    } else {
      note(properties, /^([a-z-]+):/.exec(part)?.[1]);
      for (const [, name] of part.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)) note(functions, name, '', '()');
    }
  }
  return found;
}
