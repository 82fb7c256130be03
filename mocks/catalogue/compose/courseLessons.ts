import { filmSeconds } from '../../media/longFilm.ts';
import type { CoursePlan } from '../blueprint/courses.ts';
import type { CourseLesson } from '../courseLessonTypes.ts';
import type { CourseText, TaughtSubject } from '../curriculum.ts';
import { fillText } from '../fillText.ts';
import { itemAt } from '../random.ts';
import type { Context } from './context.ts';
import { composeMaterial, type Film, longFilm, shortFilm } from './media.ts';

const LESSONS_PER_CHECKPOINT = 6;

/** Returns whether the lesson of that number (from 1, without the trailer) is a checkpoint. */
export const isCheckpoint = (n: number) => n % LESSONS_PER_CHECKPOINT === 0;

/**
 * Returns exactly `count` titles: every sixth is a checkpoint, and titles are divided into two parts when there are too
 * few.
 */
export function composeLessonTitles(context: Context, own: readonly string[], count: number): string[] {
  const { checkpoints, parts } = context.text.phrases;
  const checkpointCount = Math.floor(count / LESSONS_PER_CHECKPOINT);
  const toSplit = count - checkpointCount - own.length;
  if (toSplit > own.length) throw new Error(`${own.length} titles cannot make ${count} lessons`);
  const firstSplit = own.length - toSplit;
  const titles = own.flatMap((title, i) =>
    toSplit > 0 && i >= firstSplit ? parts.map((part) => fillText(part, { title })) : [title],
  );
  for (let n = 1; n <= checkpointCount; n += 1) {
    titles.splice(n * LESSONS_PER_CHECKPOINT - 1, 0, fillText(itemAt(checkpoints, n - 1), { n }));
  }
  return titles.slice(0, count);
}

/** Returns four chapters at the demo film's own positions, scaled to the whole length (seconds). */
function composeChapters(context: Context, duration: number): CourseLesson['videoTimestamps'] {
  return [0, 16, 35, 56].map((seconds, i) => ({
    seconds: Math.round((seconds * duration) / filmSeconds),
    description: itemAt(context.text.phrases.chapters, i),
  }));
}

/** Returns a lesson's film; a trailer is short. */
const chooseFilm = (context: Context, subject: TaughtSubject, slot: number, index: number, isTrailer: boolean): Film =>
  isTrailer ? shortFilm(context, subject) : longFilm(context, subject, `length:${slot}:${index}`);

/** A lesson that is still to come has its planned length only. */
const noFilm = { videoId: null, videoSource: null, captions: [], videoTimestamps: [] };

function composeVideo(context: Context, subject: TaughtSubject, slot: number, index: number, isTrailer: boolean) {
  const film = chooseFilm(context, subject, slot, index, isTrailer);
  return { ...film, videoTimestamps: composeChapters(context, film.duration) };
}

/** Returns the trailer, if there is one, and all lessons of a course; the first two are free, the last ones may be still to come. */
export function composeCourseLessons(
  context: Context,
  subject: TaughtSubject,
  slot: number,
  plan: CoursePlan,
  text: CourseText,
): CourseLesson[] {
  const { phrases } = context.text;
  const withTrailer = slot % 5 === 0;
  const titles = composeLessonTitles(context, text.lessons, plan.lessons);
  if (withTrailer) titles.unshift(phrases.trailer);
  const comingFrom = titles.length - (plan.comingSoon ?? 0);
  return titles.map((title, index) => {
    const comingSoon = index >= comingFrom;
    const isTrailer = withTrailer && index === 0;
    const id = context.id(slot) * 100 + index + 1;
    const n = withTrailer ? index : index + 1;
    const terms = { title, n, before: itemAt(titles, index - 1) };
    const video = composeVideo(context, subject, slot, index, isTrailer);
    return {
      id,
      title,
      content: isTrailer ? text.description : fillText(itemAt(phrases.lessonContents, slot + index), terms),
      detailInfo: isTrailer
        ? phrases.trailerDetail
        : fillText(itemAt(phrases.lessonDetails, n === 1 ? 0 : slot + index), terms),
      ...video,
      ...(comingSoon ? noFilm : {}),
      materials:
        comingSoon || isTrailer
          ? []
          : [composeMaterial({ id, name: fillText(phrases.worksheet, { n }), ownerType: 'lesson', lessonName: title })],
      preview: index < 2 || (plan.price === 0 && !comingSoon),
      isTrailer,
      comingSoon,
      estimatedUploadMs: comingSoon ? context.localTime(7 * (index - comingFrom + 1) + 3, 18, 0) : null,
    };
  });
}

/** Returns the last second of that day, in local time. */
export const computeEndOfDay = (context: Context, days: number) => context.localTime(days, 23, 59) + 59_000;
