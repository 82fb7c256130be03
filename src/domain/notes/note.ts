/** A student's note on a second of a lesson. */
import * as v from 'valibot';
import { isRegion, type Region } from '@/shared/i18n/locales';
import { paths } from '@/shared/routing/paths';

/** In characters. */
export const longestNote = 5000;
const longestQuote = 1000;
const longestTitle = 300;

/** The lesson of notes, with the titles that they keep: a list of all notes asks the server for nothing. */
export interface NoteLesson {
  /** Ids are of a region. */
  readonly region: Region;
  readonly target: 'course' | 'live_topic' | 'syllabus';
  /** Id of the course or topic. */
  readonly targetId: number;
  readonly lessonId: number;
  /** Title of the course or topic. */
  readonly series: string;
  readonly title: string;
}

export interface Note extends NoteLesson {
  readonly id: string;
  /** Whole seconds of the video. */
  readonly seconds: number;
  /** The words of the film at this second; null without words. */
  readonly quote: string | null;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly editedAt: number;
}

const idField = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Also the last instant that a date can be. */
const timeField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
const title = v.pipe(v.string(), v.maxLength(longestTitle));

const schema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  region: v.custom<Region>((value) => typeof value === 'string' && isRegion(value)),
  target: v.picklist(['course', 'live_topic', 'syllabus']),
  targetId: idField,
  lessonId: idField,
  series: title,
  title,
  seconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(864_000)),
  quote: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(longestQuote))),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestNote)),
  createdAt: timeField,
  editedAt: timeField,
});

/** Returns null for what is no note: storage and files can be edited by anyone. */
export function readNote(value: unknown): Note | null {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : null;
}

const oneLine = (text: string, longest: number) => text.replace(/\s+/g, ' ').trim().slice(0, longest);

/** Returns a lesson whose titles are lines of a file, too. */
export const noteLesson = (lesson: NoteLesson): NoteLesson => ({
  ...lesson,
  series: oneLine(lesson.series, longestTitle),
  title: oneLine(lesson.title, longestTitle),
});

export const readQuote = (text: string | null): string | null => oneLine(text ?? '', longestQuote) || null;

type Key = Pick<NoteLesson, 'region' | 'target' | 'targetId' | 'lessonId'>;

/** Identifies a lesson. */
export const lessonKey = ({ region, target, targetId, lessonId }: Key): string =>
  `${region}.${target}.${targetId}.${lessonId}`;

const pathOf = { course: paths.courseLesson, live_topic: paths.liveLesson, syllabus: paths.syllabusLesson } as const;

/** Returns the path of the lesson below the locale, at the note's second. */
export const notePath = ({ target, targetId, lessonId, seconds }: Key & Pick<Note, 'seconds'>): string =>
  `${pathOf[target](targetId, lessonId)}?t=${seconds}`;

/** In the order of the video; notes of one second in the order in which they were written. */
export const compareByPlace = (a: Note, b: Note): number => a.seconds - b.seconds || a.createdAt - b.createdAt;
