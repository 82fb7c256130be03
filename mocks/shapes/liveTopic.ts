import type { LiveLesson } from '../catalogue/liveLessonTypes';
import type { LiveTopic } from '../catalogue/liveTopicTypes';
import { computeTopicStatus, isEnrolledIn, isOver } from '../rules/enrolment';
import { findById, toIsoText, type VisitorView } from '../rules/view';
import { findCollectionCard } from './collectionCard';
import { computeSum, toPicture, toRating } from './common';
import { toInstructors } from './instructor';
import { compareByStart, toLitUrl, toLiveLesson } from './liveLesson';
import { toMaterials } from './material';
import { toSyllabus } from './syllabus';

export const topicRatingKey = (topicId: number): string => `live_topic:${topicId}`;

/** Returns the live class, else the next one. */
function findUpcomingLesson(topic: LiveTopic, now: number): LiveLesson | null {
  const ahead = topic.lessons.filter((lesson) => !isOver(lesson, now));
  return ahead.reduce<LiveLesson | null>(
    (next, lesson) => (next && next.startMs <= lesson.startMs ? next : lesson),
    null,
  );
}

/** Returns the fields of a topic that all kinds of cards show. */
export function toTopicSummary(view: VisitorView, topic: LiveTopic) {
  const { account, now } = view;
  const status = computeTopicStatus(view, topic);
  const next = findUpcomingLesson(topic, now);
  return {
    id: topic.id,
    name: topic.name,
    title: topic.name,
    frequency: topic.frequency,
    hashtag: topic.hashtag,
    contentFeatures: topic.contentFeatures,
    active: topic.active,
    picture: toPicture(topic.pictureUrl),
    pictureUrl: next && next.startMs <= now ? toLitUrl(topic.pictureUrl) : topic.pictureUrl,
    liveSubject: topic.liveSubject,
    gradeLevel: findById(view.catalogue.levels, topic.levelId),
    instructors: toInstructors(view, topic.instructorIds),
    enrollStatus: status,
    isEnrolled: status === 'enrolled',
    enrollStartAt: toIsoText(topic.enrollStartMs),
    isRateable: status === 'enrolled' && topic.lessons.some((lesson) => isOver(lesson, now)),
    isRated: account?.ratings[topicRatingKey(topic.id)] !== undefined,
    isSemester: topic.isSemester,
    semesterExpiredDate: toIsoText(topic.semesterExpiredMs),
    upcomingLessonStartAt: toIsoText(next?.startMs ?? null),
    upcomingLessonEndAt: toIsoText(next?.endMs ?? null),
    ...toRating(topic, account?.ratings[topicRatingKey(topic.id)]),
    lessonsAmount: topic.lessons.length,
    totalLessonsDuration: computeSum(topic.lessons.map((lesson) => Math.round((lesson.endMs - lesson.startMs) / 1000))),
  };
}

export function toTopicCard(view: VisitorView, topic: LiveTopic) {
  return { ...toTopicSummary(view, topic), checkoutCollection: findCollectionCard(view, topic.collectionId) };
}

export function toTopic(view: VisitorView, topic: LiveTopic) {
  const { account, now } = view;
  const own = account?.ratings[topicRatingKey(topic.id)];
  const enrolled = isEnrolledIn(view, topic);
  const lessons = [...topic.lessons].sort(compareByStart);
  const toLiveLessons = (list: LiveLesson[]) => list.map((lesson) => toLiveLesson(view, topic, lesson));
  return {
    ...toTopicCard(view, topic),
    description: topic.description,
    metaDescription: topic.metaDescription,
    detailInfo: topic.detailInfo,
    scheduleUrl: topic.scheduleUrl,
    ratings:
      own && account
        ? [{ username: account.firstName, star: own.stars, comment: own.comment }, ...topic.ratings]
        : topic.ratings,
    faqs: topic.faqs,
    materials: toMaterials(topic.materials, enrolled),
    syllabuses: topic.syllabuses.map((syllabus) => toSyllabus(syllabus, enrolled)),
    lessons: toLiveLessons(lessons),
    scheduledLessons: toLiveLessons(lessons.filter((lesson) => !isOver(lesson, now))),
    freeLessonList: toLiveLessons(lessons.filter((lesson) => lesson.isFree)),
    finishedLessons: toLiveLessons(lessons.filter((lesson) => isOver(lesson, now))),
  };
}

/** Returns a topic with its first free lesson. */
export const toFreeTopic = (topic: LiveTopic, lesson: LiveLesson) => ({
  id: topic.id,
  name: topic.name,
  firstFreeLiveLesson: {
    id: lesson.id,
    name: lesson.name,
    liveTopicId: topic.id,
    liveTopicName: topic.name,
    livePictureUrl: topic.pictureUrl,
  },
});
