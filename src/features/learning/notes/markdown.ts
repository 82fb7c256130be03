/** Writes notes as one Markdown file to read, and reads them from it: what the text lacks is in comments. */
import { compareByPlace, lessonKey, type Note, readNote } from '@/domain/notes/note';
import { formatClock } from '@/shared/lib/duration';

export const markdownType = 'text/markdown;charset=utf-8';

export interface NoteGroup {
  key: string;
  series: string;
  lessons: { key: string; title: string; notes: readonly Note[] }[];
}

/** Groups notes by course and lesson. The course of the newest note is first; the titles are the newest ones. */
export function groupNotes(notes: readonly Note[]): NoteGroup[] {
  const groups = new Map<string, NoteGroup>();
  for (const note of [...notes].sort((a, b) => b.createdAt - a.createdAt)) {
    const key = `${note.region}.${note.target === 'course'}.${note.targetId}`;
    const group = groups.get(key) ?? { key, series: note.series, lessons: [] };
    groups.set(key, group);
    const own = lessonKey(note);
    const lesson = group.lessons.find((one) => one.key === own);
    if (lesson) lesson.notes = [...lesson.notes, note];
    else group.lessons.push({ key: own, title: note.title, notes: [note] });
  }
  for (const { lessons } of groups.values())
    for (const lesson of lessons) lesson.notes = [...lesson.notes].sort(compareByPlace);
  return [...groups.values()];
}

/** Lines that would be headings, quotes or comments of the file get a backslash, which Markdown does not show. */
const escapeLine = (line: string) => line.replace(/^(\s*)(\\*[#<>])/, '$1\\$2');
const unescapeLine = (line: string) => line.replace(/^(\s*)\\(\\*[#<>])/, '$1$2');

const fileMark = '<!-- notes 1 -->';
const noteMark = /^<!-- note (\{.*\}) -->\s*$/;

const time = (ms: number) => new Date(ms).toISOString();
const readTime = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : Number.NaN);

function commentOf({ id, region, target, targetId, lessonId, seconds, createdAt, editedAt }: Note): string {
  const facts = { id, region, target, targetId, lessonId, seconds, created: time(createdAt), edited: time(editedAt) };
  // Two dashes would end the comment.
  return `<!-- note ${JSON.stringify(facts).replace(/--/g, '-\\u002d')} -->`;
}

interface WriteOptions {
  title: string;
  /** Returns the address of a note's second. */
  addressOf(note: Note): string;
}

export function writeMarkdown(notes: readonly Note[], { title, addressOf }: WriteOptions): string {
  const blocks = [`# ${title}`, fileMark];
  for (const { series, lessons } of groupNotes(notes)) {
    blocks.push(`## ${series}`);
    for (const lesson of lessons) {
      blocks.push(`### ${lesson.title}`);
      for (const note of lesson.notes)
        blocks.push(
          `#### [${formatClock(note.seconds)}](${addressOf(note)})\n${commentOf(note)}`,
          ...(note.quote === null ? [] : [`> ${note.quote}`]),
          note.text.split('\n').map(escapeLine).join('\n'),
        );
    }
  }
  return `${blocks.join('\n\n')}\n`;
}

function parseFacts(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

interface Found {
  facts: Record<string, unknown> | null;
  series: string;
  title: string;
  body: string[];
}

function noteOf({ facts, series, title, body }: Found): Note | null {
  if (!facts) return null;
  const lines = body.join('\n').trim().split('\n');
  const end = lines.findIndex((line) => !line.startsWith('>'));
  const quoted = end === -1 ? lines : lines.slice(0, end);
  const quote = quoted.map((line) => line.slice(1).trim()).join(' ');
  const text = end === -1 ? '' : lines.slice(end).map(unescapeLine).join('\n');
  return readNote({
    ...facts,
    series,
    title,
    quote: quote || null,
    text,
    createdAt: readTime(facts.created),
    editedAt: readTime(facts.edited),
  });
}

export interface ReadNotes {
  notes: readonly Note[];
  /** Number of notes of the file that are none. */
  unread: number;
}

/** Returns null for a text that is no file of notes. */
export function readMarkdown(text: string): ReadNotes | null {
  const lines = text.split(/\r\n?|\n/);
  if (!lines.some((line) => line.trim() === fileMark)) return null;
  const all: Found[] = [];
  let [series, title] = ['', ''];
  let open: Found | null = null;
  for (const line of lines) {
    const facts = noteMark.exec(line)?.[1];
    const [, marks, heading = ''] = /^(#{1,4})(?: (.*))?$/.exec(line) ?? [];
    if (facts !== undefined) {
      open = { facts: parseFacts(facts), series, title, body: [] };
      all.push(open);
    } else if (marks) {
      open = null;
      if (marks === '##') series = heading.trim();
      if (marks === '###') title = heading.trim();
    } else open?.body.push(line);
  }
  const notes = all.flatMap((found) => noteOf(found) ?? []);
  return { notes, unread: all.length - notes.length };
}
