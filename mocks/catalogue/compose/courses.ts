import { joinTexts } from '../../../src/shared/lib/joinNames.ts';
import { iconNames } from '../art/icon.ts';
import { mediaUrl } from '../art/mediaUrl.ts';
import { type CoursePlan, coursePlans } from '../blueprint/courses.ts';
import { bundleSlot, courseGroupSlots, courseSlot } from '../blueprint/offers.ts';
import type { Course } from '../courseTypes.ts';
import { type TaughtSubject, taughtSubjects } from '../curriculum.ts';
import { fillText, fillTexts } from '../fillText.ts';
import { itemAt, randomBetween, sampleRandom } from '../random.ts';
import { type Context, HOUR, toLevelId, toTeacherId } from './context.ts';
import { composeCourseLessons, computeEndOfDay, isCheckpoint } from './courseLessons.ts';
import { composeMaterial, shortFilm } from './media.ts';
import { composeReviews } from './reviews.ts';

const COURSES_PER_SUBJECT = 6;

export const courseCollectionSlot = (slot: number) => 3000 + slot;

interface Planned {
  slot: number;
  subject: TaughtSubject;
  n: number;
  plan: CoursePlan;
}

/**
 * Every course with its position in the blueprint, subjects alternating, so that a page never shows one subject only.
 */
export const plannedCourses: readonly Planned[] = Array.from({ length: COURSES_PER_SUBJECT }, (_, i) => i + 1).flatMap(
  (n) =>
    taughtSubjects.map((subject) => ({
      slot: courseSlot(subject, n),
      subject,
      n,
      plan: itemAt(coursePlans[subject], n - 1),
    })),
);

function composeHighlights(context: Context, { slot, subject }: Planned): Course['highlights'] {
  return context.text.subjects[subject].highlights.map(({ title, description }, i) => ({
    iconUrl: mediaUrl.icon(itemAt(iconNames, slot + i * 3)),
    content: title,
    description,
  }));
}

function composeAnnouncements(context: Context, slot: number): Course['announcements'] {
  const random = context.random(`news:${slot}`);
  const count = slot % 3 === 2 ? 0 : randomBetween(random, 2, 8);
  let publishedMs = context.anchorMs - 20 * HOUR;
  return sampleRandom(random, [...context.text.voices.announcements.keys()], count).map((index, i) => {
    publishedMs -= randomBetween(random, 30, 120) * HOUR;
    const { title, content } = itemAt(context.text.voices.announcements, index);
    return { id: context.id(slot) * 10 + i, title, content, publishedMs };
  });
}

/** Returns the courses of the same school year and the years beside it: one of the same subject first, then the nearest. */
function listRelatives({ slot, subject, plan }: Planned): number[] {
  const distance = (other: Planned) => Math.abs(other.plan.level - plan.level);
  const near = plannedCourses
    .filter((other) => other.slot !== slot && distance(other) <= 1)
    .sort((a, b) => distance(a) - distance(b));
  const sibling = near.find((other) => other.subject === subject);
  const others = near.filter((other) => other !== sibling);
  return [...(sibling ? [sibling] : []), ...others].map((other) => other.slot);
}

function composeMaterials(context: Context, slot: number, lessons: Course['lessons']): Course['materials'] {
  const { summarySheet, workbook, answers } = context.text.phrases;
  const base = context.id(slot) * 100;
  return [
    composeMaterial({ id: base + 91, name: summarySheet, ownerType: 'topic' }),
    composeMaterial({ id: base + 92, name: answers, ownerType: 'topic' }),
    composeMaterial({ id: base + 93, name: workbook, ownerType: 'topic', printed: true }),
    ...lessons.flatMap((lesson) => lesson.materials),
  ];
}

/** Returns what a course consists of: its lessons, how many of them are ready, each with a worksheet, and how many are to come. */
function composeDetail(context: Context, plan: CoursePlan): string {
  const { courseDetail, comingSoon } = context.text.phrases;
  const { lessons, comingSoon: n, level } = plan;
  const soon = n === undefined ? '' : fillText(comingSoon, { n, open: lessons - n });
  return fillText(courseDetail, { lessons, soon, level: context.levelName(level) });
}

/** Returns the open lessons with a title of their own. */
const listNamed = (lessons: Course['lessons']) =>
  lessons
    .filter(({ isTrailer }) => !isTrailer)
    .map(({ title, comingSoon }, index) => ({ title, comingSoon, n: index + 1 }))
    .filter(({ comingSoon, n }) => !comingSoon && !isCheckpoint(n));

function composeCourse(context: Context, planned: Planned): Course {
  const { slot, subject, n, plan } = planned;
  const { phrases, voices, pages } = context.text;
  const level = context.levelName(plan.level);
  const {
    title,
    description,
    tags,
    lessons: own,
  } = fillTexts(itemAt(context.text.subjects[subject].courses, n - 1), context.yearTerms(plan.level));
  const lessons = composeCourseLessons(context, subject, slot, plan, { title, description, tags, lessons: own });
  const random = context.random(`course:${slot}`);
  const rated = plan.preorderDays === undefined;
  const drawn = [randomBetween(random, 43, 49) / 10, randomBetween(random, 18, 240)] as const;
  const [feedbacks = [], ratings = []] = rated
    ? composeReviews(context, random, 'courseComments', [3, 8], listNamed(lessons))
    : [];
  const [averageRate, ratingCount] = rated ? (plan.rating ?? drawn) : [0, 0];
  const { videoId, videoSource, duration } = shortFilm(context, subject);
  const picture = mediaUrl.cover(context.id(slot), subject, context.script(subject));
  return {
    id: context.id(slot),
    title,
    description: `<p>${description}</p>`,
    detailInfo: composeDetail(context, plan),
    metaTitle: `${title} | ${joinTexts([context.text.subjects[subject].name, level])}`,
    metaDescription: description,
    levelId: toLevelId(context, plan.level),
    subject: context.subject(subject),
    leadGroup: { id: context.id(plan.lead + 1), name: itemAt(pages.leadGroups, plan.lead) },
    courseGroupIds: courseGroupSlots.flatMap((slots, i) => (slots.includes(slot) ? [context.id(i + 1)] : [])),
    instructorIds: plan.teachers.map((position) => toTeacherId(context, position)),
    lessons,
    trailer: slot % 7 === 6 ? null : { videoId, videoSource, videoDuration: duration },
    pictureUrl: picture,
    bannerImageUrl: picture,
    faq: sampleRandom(random, [...voices.courseFaqs.keys()], 5)
      .sort((a, b) => a - b)
      .map((index) => ({ id: context.id(slot) * 10 + index, ...itemAt(voices.courseFaqs, index) })),
    feedbacks,
    ratings,
    averageRate,
    ratingCount,
    materials: composeMaterials(context, slot, lessons),
    notebook:
      slot % 2 === 1
        ? {
            id: context.id(slot),
            title: fillText(phrases.notebook.title, { title }),
            description: [...phrases.notebook.description],
            pictureUrl: picture,
            connectionUrl: `https://notes.lantern.example/${context.region}/${context.id(slot)}`,
          }
        : null,
    relativeCourseIds: listRelatives(planned).map(context.id),
    announcements: composeAnnouncements(context, slot),
    contentHashtags: [context.levelTag(plan.level), ...tags],
    highlights: composeHighlights(context, planned),
    isSemester: plan.semesterDays !== undefined,
    expireMs: plan.semesterDays === undefined ? null : computeEndOfDay(context, plan.semesterDays),
    reviewDays: plan.semesterDays === undefined && plan.price > 0 ? 365 : null,
    enrollStartMs: plan.preorderDays === undefined ? null : context.localTime(plan.preorderDays, 10, 0),
    openStatus: plan.preorderDays !== undefined ? 'preorder' : plan.price === 0 ? 'free' : null,
    collectionId: context.id(courseCollectionSlot(slot)),
    soldInId: plan.soldIn === undefined ? null : context.id(bundleSlot(plan.soldIn)),
  };
}

/** All courses of a region, in the order in which they are shown. */
export const composeCourses = (context: Context): Course[] =>
  plannedCourses.map((planned) => composeCourse(context, planned));
