import { namespacesIn } from '../build/bundle/pageNamespaces';
import { readSources } from '../build/tools/sourceTree';

interface Use {
  file: string;
  /** Namespaces of the file's texts. */
  namespaces: ReadonlySet<string>;
  /** First arguments of calls of `t`: quoted keys, or patterns of composed keys. */
  asked: readonly string[];
  /** Every quoted text of the file, since a key may be chosen before it is used. */
  quoted: ReadonlySet<string>;
  patterns: readonly RegExp[];
}

const literal = /'([^'\n]*)'|`([^`]*)`/g;

/** Returns the first argument of the call whose opening parenthesis ends at `start`. */
function firstArgument(code: string, start: number): string {
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    const character = code.charAt(at);
    if ('([{'.includes(character)) depth += 1;
    if (depth === 0 && (character === ',' || character === ')')) return code.slice(start, at);
    if (')]}'.includes(character)) depth -= 1;
  }
  return '';
}

/**
 * Returns a pattern for a template: `price.${x}` matches any one name in that place; an expression at the start is one
 * of the file's own quoted texts.
 */
function patternOf(template: string, quoted: ReadonlySet<string>): RegExp {
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [head = '', ...rest] = template.split(/\$\{[^}]*\}/);
  const heads = [...quoted].filter((text) => /^\w+(\.\w+)*$/.test(text)).map(escaped);
  const start = head === '' ? `(?:${heads.join('|')})` : `${escaped(head)}\\w+`;
  return new RegExp(`^${start}${rest.map(escaped).join('\\w+')}$`);
}

function useOf(file: string, code: string): Use {
  const namespaces = namespacesIn(code);
  const quoted = new Set([...code.matchAll(/'([^'\n]*)'/g)].map(([, text = '']) => text));
  const first = [...code.matchAll(/\bt\(/g)].map((match) => firstArgument(code, match.index + match[0].length));
  // What a condition compares with is no key.
  const asked = first.flatMap((argument) =>
    [...argument.replace(/[!=]==\s*'[^']*'/g, '').matchAll(literal)].map(([, plain, made]) => plain ?? made ?? ''),
  );
  const patterns = [...code.matchAll(/`([\w.]*\$\{[^`]*)`/g)].map(([, template = '']) => patternOf(template, quoted));
  return { file, namespaces: namespaces.size > 0 ? namespaces : new Set(['common']), asked, quoted, patterns };
}

const uses = [...readSources('src')]
  .filter(([file, code]) => !/\.test\.tsx?$/.test(file) && /\bt\(|TFunction|useTranslation|i18nKey/.test(code))
  .map(([file, code]) => useOf(file, code));

/**
 * Returns the keys (`namespace:block.name`, without plural form) that some source file uses by name or by a pattern.
 */
export function usedKeys(keys: readonly string[], from: readonly Use[] = uses): string[] {
  return keys.filter((key) => {
    const [namespace = '', name = ''] = key.split(':');
    return from.some(
      ({ namespaces, quoted, patterns }) =>
        quoted.has(key) ||
        (namespaces.has(namespace) && (quoted.has(name) || patterns.some((pattern) => pattern.test(name)))),
    );
  });
}

/** Returns `file: key` for keys that the source uses and no file contains. A pattern must match at least one key. */
export function missingKeys(keys: readonly string[], from: readonly Use[] = uses): string[] {
  return from.flatMap(({ file, namespaces, asked, quoted }) => {
    const own = keys.filter((key) => namespaces.has(key.split(':')[0] ?? '')).map((key) => key.split(':')[1] ?? '');
    const known = new Set([...own, ...keys]);
    return asked
      .filter((key) => (key.includes('${') ? !own.some((name) => patternOf(key, quoted).test(name)) : !known.has(key)))
      .map((key) => `${file}: ${key}`);
  });
}

/** For the tests of this parser. */
export const useIn = (code: string): Use[] => [useOf('example.tsx', code)];
