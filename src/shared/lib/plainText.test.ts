import { expect, it } from 'vitest';
import { excerptOf } from './plainText';

const length = (text: string) => [...text].length;

it.each([
  ['<p>One picture.</p><p>Three ideas.</p>', 'One picture. Three ideas.'],
  ['', ''],
  ['a'.repeat(200), 'a'.repeat(200)],
])('an excerpt of %j is a single line', (html, text) => {
  expect(excerptOf(html)).toBe(text);
});

it('ends with a whole word', () => {
  const text = excerptOf('graphs and roots '.repeat(20));
  expect(length(text)).toBeLessThanOrEqual(200);
  expect(text).toMatch(/ (graphs|and|roots)…$/);
});

it('cuts a text without spaces, and no sign into halves', () => {
  const text = excerptOf('𠮷'.repeat(300));
  expect(text).toBe(`${'𠮷'.repeat(99)}…`);
  const early = excerptOf(`Graphs ${'グ'.repeat(300)}`);
  expect(length(early)).toBe(200);
});
