import { describe, expect, it } from 'vitest';
import type { Note } from '@/domain/notes/note';
import { groupNotes, readMarkdown, writeMarkdown } from './markdown';

const note = (change: Partial<Note> = {}): Note => ({
  id: 'n-1',
  region: 'hk',
  target: 'course',
  targetId: 401,
  lessonId: 40101,
  series: 'Forces and motion',
  title: 'What a force does',
  seconds: 12,
  quote: 'A diagram that solves half the question.',
  text: 'Draw it first',
  createdAt: Date.parse('2026-11-20T10:00:00.123Z'),
  editedAt: Date.parse('2026-11-20T10:05:00Z'),
  ...change,
});
const write = (notes: readonly Note[]) =>
  writeMarkdown(notes, { title: 'My notes', addressOf: ({ seconds }) => `https://lantern.example/?t=${seconds}` });
const sorted = (notes: readonly Note[] = []) => [...notes].sort((a, b) => a.id.localeCompare(b.id));

describe('a file of notes', () => {
  it('is one to read: courses, lessons, seconds that lead there, quotes and texts', () => {
    const text = write([note(), note({ id: 'n-2', seconds: 754, quote: null, text: 'Two\n\nparagraphs' })]);
    expect(text.replace(/<!-- note .* -->/g, '<!-- … -->')).toBe(
      [
        '# My notes\n',
        '<!-- notes 1 -->\n',
        '## Forces and motion\n',
        '### What a force does\n',
        '#### [0:12](https://lantern.example/?t=12)',
        '<!-- … -->\n',
        '> A diagram that solves half the question.\n',
        'Draw it first\n',
        '#### [12:34](https://lantern.example/?t=754)',
        '<!-- … -->\n',
        'Two\n\nparagraphs\n',
      ].join('\n'),
    );
  });

  it.each<[string, Partial<Note>]>([
    ['headings', { text: '# One\n## Two\n  ### Three\n#### [0:00](x)' }],
    ['backslashes', { text: '\\# One\n\\\\# Two\n\\> three\nC:\\path' }],
    ['quotes', { text: '> quoted\n>\n> again', quote: null }],
    ['comments', { text: '<!-- note {"id":"x"} -->\n<!-- notes 1 -->\n-->' }],
    ['blanks inside', { text: 'One\n\n\n   Two  \n\tThree' }],
    ['Chinese', { text: '配方法：加上 (b/2)²', quote: '先畫圖。', series: '力與運動', title: '力的作用' }],
    ['Thai', { text: 'วาดรูปก่อน', quote: 'แผนภาพที่ช่วยแก้โจทย์' }],
    ['emoji', { text: '📐👩‍🏫' }],
    ['titles with signs', { series: '# C# --> "A" [1](2)', title: '## Lesson *one* -- two' }],
    ['titles without words', { series: '', title: '' }],
    ['an id with dashes', { id: 'a--b' }],
    ['a class', { target: 'live_topic', targetId: 3, lessonId: 7, seconds: 0 }],
  ])('brings notes through unchanged: %s', (_, change) => {
    const second = { id: 'n-2', lessonId: 40102, title: 'Another', text: 'Second' };
    const notes = [note(change), note({ ...change, ...second })];
    expect(readMarkdown(write(notes))).toEqual({ notes: expect.anything(), unread: 0 });
    expect(sorted(readMarkdown(write(notes))?.notes)).toEqual(sorted(notes));
    // Also when an editor has changed the ends of lines.
    expect(sorted(readMarkdown(`\uFEFF${write(notes).replaceAll('\n', '\r\n')}`)?.notes)).toEqual(sorted(notes));
  });

  it('brings any text through', () => {
    const signs = ['#', '>', '<', '\\', '-', '!', '`', '\n', ' ', 'a', '漢', '{', '"', '-->', '<!-- note {} -->', '1'];
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 16807) % 2147483647;
      return seed % below;
    };
    const notes = Array.from({ length: 500 }, (_, index) =>
      note({
        id: `n-${index}`,
        lessonId: 1 + next(9),
        seconds: next(5000),
        text: `${Array.from({ length: 1 + next(30) }, () => signs[next(signs.length)]).join('')}.`.trim(),
      }),
    ).map((one) => ({ ...one, title: `Lesson ${one.lessonId}` }));
    const read = readMarkdown(write(notes));
    expect(read?.unread).toBe(0);
    expect(sorted(read?.notes)).toEqual(sorted(notes));
  });

  it('may be changed in an editor', () => {
    const text = write([note()]).replace('Draw it first', 'Draw it twice\n\n');
    expect(readMarkdown(text)?.notes).toEqual([note({ text: 'Draw it twice' })]);
  });

  it.each(['', 'Some text', '# My notes\n\n## A course', '{"notes":[]}', '\u0000\u0001'])('is not %j', (text) =>
    expect(readMarkdown(text)).toBeNull(),
  );

  it.each<[string, (text: string) => string]>([
    ['a broken comment', (text) => text.replace('"id":', '"id"')],
    ['another region', (text) => text.replace('"region":"hk"', '"region":"xx"')],
    ['no second', (text) => text.replace('"seconds":12', '"seconds":-1')],
    ['no time', (text) => text.replace(/"created":"[^"]*"/, '"created":"soon"')],
    ['no text', (text) => text.replace('Draw it first', '')],
    ['an id that would be another key', (text) => text.replace('"id":"n-1"', '"id":"../x.y"')],
    ['a text of a million letters', (text) => text.replace('Draw it first', 'x'.repeat(1_000_000))],
  ])('counts a note that is none, and reads the others: %s', (_, spoil) => {
    const [good, bad] = [note({ id: 'n-0', seconds: 1 }), note()];
    const [first = '', ...rest] = write([good, bad]).split(/(?=#### \[0:12\])/);
    expect(readMarkdown(first + rest.map(spoil).join(''))).toEqual({ notes: [good], unread: 1 });
  });
});

it('notes are grouped by course and lesson, the newest course first, in the order of the video', () => {
  const groups = groupNotes([
    note({ id: 'a', seconds: 40 }),
    note({ id: 'b', seconds: 5 }),
    note({ id: 'c', targetId: 402, series: 'Waves', lessonId: 1, title: 'Sound', createdAt: Date.parse('2026-11-21') }),
    note({ id: 'd', target: 'live_topic', series: 'Live', createdAt: 0 }),
  ]);
  expect(groups.map(({ series }) => series)).toEqual(['Waves', 'Forces and motion', 'Live']);
  expect(groups[1]?.lessons[0]?.notes.map(({ id }) => id)).toEqual(['b', 'a']);
});
