/** No regular expression of the app takes quadratic time or longer: texts of the server and of visitors may be long. */
import { analyse } from 'scslre';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { readSources } from '../build/tools/sourceTree';

interface Literal {
  regex: { pattern: string; flags: string };
}
const isLiteral = (node: object): node is Literal => 'regex' in node && typeof node.regex === 'object';

/** Returns the regular expressions that are literals of a file. */
function expressionsOf(file: string, code: string): RegExp[] {
  const visit = (node: unknown): RegExp[] => {
    if (typeof node !== 'object' || node === null || node instanceof RegExp) return [];
    return isLiteral(node) ? [new RegExp(node.regex.pattern, node.regex.flags)] : Object.values(node).flatMap(visit);
  };
  return visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file));
}

/** Returns expressions of which a repeated character costs more than its length, with that character. */
const slowOnes = (expressions: readonly RegExp[]): string[] =>
  expressions.flatMap((expression) =>
    analyse(expression).reports.map(({ character }) => `${expression}, many ${JSON.stringify(character.pick)}`),
  );

/** Expressions that see no text of others: the deployment's own values, and the digits of a number. */
const bounded = [
  'src/shared/config/env.ts: /\\/+$/, many "/"',
  'src/shared/lib/money.ts: /\\B(?=(\\d{3})+$)/g, many "0"',
];

const sources = [...readSources('src')].filter(([file]) => !/\.test\.|\.test-support\.|\/testing\//.test(file));

describe('regular expressions', () => {
  it('take a time in proportion to the text', () => {
    const all = sources.map(([file, code]) => [file, expressionsOf(file, code)] as const);
    expect(all.flatMap(([, expressions]) => expressions).length).toBeGreaterThan(100);
    expect(all.flatMap(([file, expressions]) => slowOnes(expressions).map((slow) => `${file}: ${slow}`))).toEqual(
      bounded,
    );
  });

  it.each(['/<[^>]*>/g', '/\\s+$/', '/(a+)+b/', '/^\\d*\\w+$/'])('would be found: %s', (literal) => {
    expect(slowOnes(expressionsOf('a.ts', `text.replace(${literal}, '')`))).not.toEqual([]);
  });
});
