import type { CoursePlan } from '../blueprint/courses.ts';
import type { CourseText } from '../curriculum.ts';
import { fill } from '../fill.ts';
import { at, between } from '../random.ts';
import type { CourseLesson } from '../types.ts';
import type { Context } from './context.ts';
import { DEMO_DURATION, hlsFilm, material, mp4Film } from './media.ts';

const LESSONS_PER_CHECKPOINT = 6;

/** Exactly `count` titles: every sixth is a checkpoint, and titles are split in two parts when there are too few. */
export function lessonTitles(context: Context, own: readonly string[], count: number): string[] {
  const { checkpoints, parts } = context.text.phrases;
  const checkpointCount = Math.floor(count / LESSONS_PER_CHECKPOINT);
  const toSplit = count - checkpointCount - own.length;
  if (toSplit > own.length) throw new Error(`${own.length} titles cannot make ${count} lessons`);
  const firstSplit = own.length - toSplit;
  const titles = own.flatMap((title, i) =>
    toSplit > 0 && i >= firstSplit ? parts.map((part) => fill(part, { title })) : [title],
  );
  for (let n = 1; n <= checkpointCount; n += 1) {
    titles.splice(n * LESSONS_PER_CHECKPOINT - 1, 0, fill(at(checkpoints, n - 1), { n }));
  }
  return titles.slice(0, count);
}

/** Believable seconds of a recorded lesson, 14 to 27 minutes. */
export function listedSeconds(context: Context, slot: number, index: number): number {
  return between(context.random(`length:${slot}:${index}`), 14 * 60, 27 * 60);
}

/** Four chapters inside the demo film. */
function chapters(context: Context): CourseLesson['videoTimestamps'] {
  return [0, 16, 35, 56].map((seconds, i) => ({ seconds, description: at(context.text.phrases.chapters, i) }));
}

/** The first two lessons and every odd one play the demo film; the others name films of the two video platforms. */
function filmOf(context: Context, slot: number, index: number, comingSoon: boolean) {
  if (comingSoon) return { videoId: null, videoSource: null, captions: [], duration: 0, videoTimestamps: [] };
  if (index === 1 || index % 4 === 2) {
    return { ...mp4Film(context), duration: DEMO_DURATION, videoTimestamps: chapters(context) };
  }
  if (index % 2 === 0) return { ...hlsFilm(context), duration: DEMO_DURATION, videoTimestamps: chapters(context) };
  const youtube = index % 4 === 3;
  return {
    videoId: youtube
      ? `demo-${String((slot * 37 + index) % 1_000_000).padStart(6, '0')}`
      : String(900_000_000 + slot * 100 + index),
    videoSource: youtube ? ('youtube' as const) : ('vimeo' as const),
    captions: [],
    duration: listedSeconds(context, slot, index),
    videoTimestamps: [],
  };
}

/** All lessons of a course; the first two are free to watch, the last ones may still be in the making. */
export function courseLessons(context: Context, slot: number, plan: CoursePlan, text: CourseText): CourseLesson[] {
  const { phrases } = context.text;
  const withTrailer = slot % 5 === 0;
  const titles = lessonTitles(context, text.lessons, plan.lessons - (withTrailer ? 1 : 0));
  if (withTrailer) titles.unshift(phrases.trailer);
  const comingFrom = plan.lessons - (plan.comingSoon ?? 0);
  return titles.map((title, index) => {
    const comingSoon = index >= comingFrom;
    const id = context.id(slot) * 100 + index + 1;
    const sheet = phrases.worksheet;
    return {
      id,
      title,
      content: fill(at(phrases.lessonContents, slot + index), { title }),
      detailInfo: fill(at(phrases.lessonDetails, slot + index), { title }),
      ...filmOf(context, slot, index, comingSoon),
      materials: comingSoon
        ? []
        : [material({ id, name: fill(sheet, { n: index + 1 }), ownerType: 'lesson', lessonName: title })],
      preview: index < 2 || (plan.price === 0 && !comingSoon),
      isTrailer: withTrailer && index === 0,
      comingSoon,
      estimatedUploadMs: comingSoon ? context.localTime(7 * (index - comingFrom + 1) + 3, 18, 0) : null,
    };
  });
}

/** The sum that the course page names, whole minutes; the demo films would make it absurdly short. */
export function listedTotal(context: Context, slot: number, plan: CoursePlan): number {
  if (plan.totalSeconds !== undefined) return plan.totalSeconds;
  let total = 0;
  for (let index = 0; index < plan.lessons; index += 1) total += listedSeconds(context, slot, index);
  return Math.round(total / 300) * 300;
}

/** The last second of that day, in that place. */
export const endOfDay = (context: Context, days: number) => context.localTime(days, 23, 59) + 59_000;
