import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { bundle } from './bundle.ts';

const root = resolve(import.meta.dirname, '../..');
const icons = 'node_modules/lucide-react/dist/esm/icons';
const filesIn = (folder: string) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${folder}/${file}`);
const files = [...filesIn('src'), ...filesIn(icons), ...filesIn('node_modules/reselect')];

/** Returns the expression once for each alternative outside its groups, and once for each in its first such group. */
function alternativesOf(source: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const sign of source) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 0) parts.push('');
    else parts.push(parts.pop() + sign);
  }
  return parts.flatMap(expandGroup);
}

function expandGroup(source: string): string[] {
  const start = /\((?!\?)/.exec(source)?.index;
  if (start === undefined) return [source];
  let end = start;
  for (let depth = 0; end < source.length; end += 1) {
    if (source[end] === '(') depth += 1;
    if (source[end] === ')') depth -= 1;
    if (depth === 0) break;
  }
  const [before, inside, after] = [source.slice(0, start), source.slice(start + 1, end), source.slice(end + 1)];
  return alternativesOf(inside).flatMap((one) => expandGroup(`${before}(?:${one})${after}`));
}

it('names only files that exist in the groups of chunks', () => {
  const sources = bundle.rolldownOptions.output.codeSplitting.groups.flatMap(({ test }) => alternativesOf(test.source));
  expect(sources.length).toBeGreaterThan(60);
  expect(sources.filter((source) => !files.some((file) => new RegExp(source).test(file)))).toEqual([]);
});
