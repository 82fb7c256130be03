import { mediaUrl } from '../art/mediaUrl.ts';
import { type TopicPlan, topicPlans } from '../blueprint/topics.ts';
import type { TaughtSubject } from '../curriculum.ts';
import { fillText, fillTexts } from '../fillText.ts';
import type { LiveLesson } from '../liveLessonTypes.ts';
import type { LiveTopic } from '../liveTopicTypes.ts';
import { itemAt, randomBetween, sampleRandom } from '../random.ts';
import { type Context, DAY, MINUTE, toLevelId, toTeacherId } from './context.ts';
import { computeEndOfDay } from './courseLessons.ts';
import { composeLiveLessons, computeNextStart } from './liveLessons.ts';
import { composeMaterial, shortFilm } from './media.ts';
import { composeReviews } from './reviews.ts';

/** Days after the last session until a term's replays end. */
const REPLAY_DAYS = 14;

export const topicCollectionSlot = (slot: number) => 5000 + slot;

/** Returns weekday and local time, 12-hour with AM or PM in every language. */
function computeClockTime(context: Context, instant: number): { weekday: number; time: string } {
  const local = instant + context.offsetAt(instant);
  const minutes = Math.floor((local % DAY) / MINUTE);
  const hour = Math.floor(minutes / 60);
  const time = `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  return { weekday: (Math.floor(local / DAY) + 4) % 7, time };
}

/** Returns the end of a term: some days after its last session. */
function computeEndOfTerm(context: Context, lessons: readonly LiveLesson[]): number {
  const dayOf = (instant: number) => Math.floor((instant + context.offsetAt(instant)) / DAY);
  return computeEndOfDay(context, dayOf(itemAt(lessons, -1).startMs) - dayOf(context.anchorMs) + REPLAY_DAYS);
}

function composeSyllabuses(
  context: Context,
  subject: TaughtSubject,
  slot: number,
  lessons: readonly LiveLesson[],
): LiveTopic['syllabuses'] {
  const { syllabus, warmUp, sessionContents } = context.text.phrases;
  const half = Math.ceil(lessons.length / 2);
  const film = shortFilm(context, subject);
  const unit = (index: number, from: number, to: number) => {
    const { title, description } = itemAt(syllabus, index);
    return {
      id: context.id(slot) * 10 + index,
      title,
      description,
      lessons: lessons.slice(from, to).map((lesson, at) => ({
        id: lesson.id * 10,
        title: lesson.name,
        description: fillText(itemAt(sessionContents, slot + from + at), { title: lesson.name, n: from + at + 1 }),
        duration: (lesson.endMs - lesson.startMs) / 1000,
        materials: lesson.materials,
        liveLessonId: lesson.id,
        videoId: null,
        videoSource: null,
        preview: false,
      })),
    };
  };
  const first = unit(0, 0, half);
  const preparation: LiveTopic['syllabuses'][number]['lessons'][number] = {
    id: context.id(slot) * 1000 + 1,
    title: warmUp.title,
    description: warmUp.description,
    duration: film.duration,
    materials: [],
    liveLessonId: null,
    videoId: film.videoId,
    videoSource: film.videoSource,
    preview: true,
  };
  return [{ ...first, lessons: [preparation, ...first.lessons] }, unit(1, half, lessons.length)];
}

const listHeld = (lessons: readonly LiveLesson[], held: number) =>
  lessons.slice(0, held).map(({ name }, index) => ({ title: name, n: index + 1 }));

function composeTopic(context: Context, plan: TopicPlan, index: number): LiveTopic {
  const slot = index + 1;
  const [subject, textIndex, levelIndex] = plan.of;
  const { phrases, voices } = context.text;
  const level = context.levelName(levelIndex);
  const text = fillTexts(itemAt(context.text.subjects[subject].topics, textIndex), context.yearTerms(levelIndex));
  const lessons = composeLiveLessons(context, slot, plan, text.lessons);
  const { weekday, time } = computeClockTime(context, computeNextStart(context, plan.next));
  const random = context.random(`topic:${slot}`);
  const leadTeacher = toTeacherId(context, itemAt(plan.by, 0));
  const [held] = plan.run;
  return {
    id: context.id(slot),
    name: text.name,
    description: `<p>${text.description}</p>`,
    detailInfo: fillText(phrases.topicDetail, { title: text.name, minutes: plan.run[2], level }),
    metaDescription: text.description,
    active: plan.state !== 'closed',
    contentFeatures: sampleRandom(random, [...phrases.contentFeatures.keys()], 4)
      .sort((a, b) => a - b)
      .map((feature) => itemAt(phrases.contentFeatures, feature)),
    levelId: toLevelId(context, levelIndex),
    liveSubject: context.subject(subject),
    hashtag: text.name.includes(level) ? text.tag : context.levelTag(levelIndex),
    frequency: fillText(phrases.weekly, { weekday: itemAt(phrases.weekdays, weekday), time }),
    instructorIds: plan.by.map((position) => toTeacherId(context, position)),
    pictureUrl: mediaUrl.live(context.id(slot), subject, leadTeacher),
    scheduleUrl: slot % 3 === 0 ? null : mediaUrl.week(subject, weekday, context.locale),
    averageRate: held === 0 ? 0 : randomBetween(random, 45, 49) / 10,
    ratingCount: held === 0 ? 0 : randomBetween(random, 24, 260),
    ratings: held === 0 ? [] : composeReviews(context, random, 'topicComments', [6], listHeld(lessons, held)).flat(),
    faqs: voices.topicFaqs.map((faq, i) => ({ id: context.id(slot) * 10 + i, ...faq })),
    materials: [
      composeMaterial({ id: context.id(slot) * 100 + 91, name: phrases.summarySheet, ownerType: 'topic' }),
      composeMaterial({ id: context.id(slot) * 100 + 92, name: phrases.workbook, ownerType: 'topic', printed: true }),
      ...lessons.slice(0, held + 1).flatMap((lesson) => lesson.materials),
    ],
    isSemester: plan.state === 'semester',
    semesterExpiredMs: plan.state === 'semester' ? computeEndOfTerm(context, lessons) : null,
    enrollStartMs: plan.state === 'preorder' ? context.localTime(4, 10, 0) : null,
    openStatus: plan.state === 'preorder' ? 'preorder' : null,
    lessons,
    syllabuses: composeSyllabuses(context, subject, slot, lessons),
    collectionId: context.id(topicCollectionSlot(slot)),
  };
}

/** Returns all live classes of a region. */
export const composeTopics = (context: Context): LiveTopic[] =>
  topicPlans.map((plan, index) => composeTopic(context, plan, index));
