/** A lesson that a student downloads to this device, to watch it without a network. */
import * as v from 'valibot';
import { env } from '@/shared/config/env';
import type { Course } from '@/shared/entities/course';
import { type CourseLesson, computeCourseLessonState } from '@/shared/entities/courseLesson';
import { isPurchased } from '@/shared/entities/enrolment';
import { isRegion, type Region } from '@/shared/i18n/locales';
import { safeUrl } from '@/shared/lib/safeUrl';

const day = 86_400_000;
const lifetime = 30 * day;

const fileSchema = v.object({ id: v.string(), url: v.string() });
/** Captions by language, worksheets by id. */
export type LessonFile = v.InferOutput<typeof fileSchema>;

const lessonEntries = {
  /** Ids are of a region. */
  region: v.custom<Region>((value) => typeof value === 'string' && isRegion(value)),
  courseId: v.number(),
  lessonId: v.number(),
  /** Title of the course. */
  series: v.string(),
  title: v.string(),
  /** Path of the lesson below the locale. */
  path: v.string(),
  kind: v.picklist(['hls', 'mp4']),
  /** Address of the film. */
  source: v.string(),
  /** Seconds. */
  duration: v.number(),
  captions: v.array(fileSchema),
  worksheets: v.array(fileSchema),
  /** Epoch milliseconds; null: the access has no end. */
  accessUntil: v.nullable(v.number()),
};

const lessonSchema = v.object(lessonEntries);
export type DownloadableLesson = v.InferOutput<typeof lessonSchema>;

const recordSchema = v.object({
  lesson: lessonSchema,
  /** Epoch milliseconds of the download, under the key that the records on devices have. */
  keptAt: v.number(),
  until: v.number(),
  /** Bytes that are stored. */
  bytes: v.number(),
  /** Number of files that are stored, and of all. */
  done: v.number(),
  total: v.number(),
});
/** The stored facts of a lesson. */
export type DownloadRecord = v.InferOutput<typeof recordSchema>;

/** Returns null for what is no record. */
export function readRecord(value: unknown): DownloadRecord | null {
  const { success, output } = v.safeParse(recordSchema, value);
  return success ? output : null;
}

type Key = Pick<DownloadableLesson, 'region' | 'courseId' | 'lessonId'>;

/** Identifies a lesson. */
export const downloadKey = ({ region, courseId, lessonId }: Key): string => `${region}.${courseId}.${lessonId}`;

export const isWhole = ({ done, total }: Pick<DownloadRecord, 'done' | 'total'>): boolean => total > 0 && done >= total;

/** Returns until when a lesson that is downloaded now stays: 30 days, or until the access ends. */
export const downloadedUntil = ({ accessUntil }: Pick<DownloadableLesson, 'accessUntil'>, now: number): number =>
  Math.min(now + lifetime, accessUntil ?? Number.POSITIVE_INFINITY);

/**
 * Returns whether a downloaded lesson may be watched. Only the server's time says that it is over; a device without a network, whose clock
 * says so or has been set back, is asked to go online.
 */
export function offlineAccess(
  { keptAt, until }: Pick<DownloadRecord, 'keptAt' | 'until'>,
  now: number,
  isServerTime: boolean,
): 'open' | 'over' | 'unsure' {
  if (now < until && (isServerTime || now > keptAt - day)) return 'open';
  return isServerTime ? 'over' : 'unsure';
}

/** Returns an address of the deployment's own media; null for any other. */
function ownMedia(url: string): string | null {
  const safe = safeUrl(url);
  if (safe === null || safe.startsWith('/')) return safe;
  const { origin } = new URL(safe);
  const own = [globalThis.location?.origin, env.apiUrl && new URL(env.apiUrl).origin, ...env.mediaOrigins];
  return own.includes(origin) ? safe : null;
}

/** Returns what is to be downloaded of a lesson; null when it cannot be: locked, without a film, or with one of a provider. */
export function toDownloadable(
  region: Region,
  course: Course,
  lesson: CourseLesson,
  path: string,
): DownloadableLesson | null {
  const { videoSource: kind, videoId } = lesson;
  const source = videoId === null ? null : ownMedia(videoId);
  const { isPlayable } = computeCourseLessonState(lesson, isPurchased(course));
  if (!env.offlineLessons || !isPlayable || source === null || (kind !== 'hls' && kind !== 'mp4')) return null;
  const files = (all: readonly { id: string; url: string }[]) =>
    all.flatMap(({ id, url }) => {
      const safe = ownMedia(url);
      return safe ? { id, url: safe } : [];
    });
  return {
    region,
    courseId: course.id,
    lessonId: lesson.id,
    series: course.title,
    title: lesson.title,
    path,
    kind,
    source,
    duration: lesson.duration,
    captions: files(lesson.captions.map(({ lang, url }) => ({ id: lang, url }))),
    worksheets: files(lesson.materials.map(({ id, url }) => ({ id: String(id), url }))),
    accessUntil: course.expireDate === null ? null : Date.parse(course.expireDate),
  };
}
