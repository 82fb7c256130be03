import { expect, it } from 'vitest';
import { leadOf } from './lead';

const sentence = 'A new text every week, read together.';

it.each([
  ['a sentence', sentence, true],
  ['a paragraph', `<p>${sentence}</p>`, true],
  ['a paragraph with a break', `<p>${sentence}<br>Live.</p>`, true],
  ['two paragraphs', `<p>${sentence}</p><p>Live.</p>`, false],
  ['a list', `<ul><li>${sentence}</li></ul>`, false],
  ['a link', `<p>${sentence} <a href="/faq">More</a></p>`, false],
  ['many words', sentence.repeat(5), false],
  ['many characters that are wide', '每週一篇文章。'.repeat(14), false],
  ['a few wide characters', '每週一篇文章。', true],
])('knows whether %s is all of the description', (_, description, isWhole) => {
  expect(leadOf(description).isWhole).toBe(isWhole);
});

it('is one line of plain text', () => {
  expect(leadOf(`<p>${sentence}</p><ul><li><b>Live</b></li></ul>`).text).toBe(`${sentence} Live`);
  expect(leadOf('').text).toBe('');
});
