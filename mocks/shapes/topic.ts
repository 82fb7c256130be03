import type { LiveLesson } from '../catalogue/liveLessonTypes';
import type { LiveTopic } from '../catalogue/liveTopicTypes';
import {
  addRecording,
  computeLiveStatus,
  computeTopicStatus,
  isEnrolledIn,
  isOnSchedule,
  isOver,
  mayWatch,
} from '../rules/enrolment';
import { computeLiveDuration, liveLessonKey, toWatched } from '../rules/progress';
import { findById, isoOf, type VisitorView } from '../rules/view';
import { pictureOf, sumOf, toInstructors, toMaterials, toRating } from './common';
import { findOffer } from './offer';

export const topicRatingKey = (topicId: number): string => `live_topic:${topicId}`;

/** Returns the URL of the picture with a lit lantern, for a live class. */
const toLitUrl = (url: string) => url.replace(/\.svg$/, '-lit.svg');

export function toLiveLesson(view: VisitorView, topic: LiveTopic, planned: LiveLesson) {
  const { account, now } = view;
  const lesson = addRecording(planned, now);
  const { videoId, videoSource } = lesson;
  const status = computeLiveStatus(lesson, now);
  const open = mayWatch(view, topic, lesson);
  const expired = lesson.watchExpiredMs !== null && lesson.watchExpiredMs <= now;
  const key = liveLessonKey(lesson.id);
  const art = status === 'live' ? toLitUrl(topic.pictureUrl) : topic.pictureUrl;
  const { isCompleted: _, status: __, ...progress } = toWatched(account, key, computeLiveDuration(lesson));
  return {
    id: lesson.id,
    name: lesson.name,
    startAt: isoOf(lesson.startMs),
    endAt: isoOf(lesson.endMs),
    status,
    liveTopicId: topic.id,
    liveTopicName: topic.name,
    liveTopicHashtag: topic.hashtag,
    liveSubjectId: topic.liveSubject.id,
    liveSubjectName: topic.liveSubject.name,
    liveSubject: topic.liveSubject,
    livePictureUrl: art,
    previewImageUrl: art,
    instructors: toInstructors(view, lesson.instructorIds.length ? lesson.instructorIds : topic.instructorIds),
    materials: toMaterials(lesson.materials, open),
    chatRoomType: lesson.chatRoomType,
    chatRoomUrl: open ? lesson.chatRoomUrl : null,
    url: open && !isOver(lesson, now) ? lesson.url : null,
    ...(open && !expired ? { videoId } : {}),
    videoSource,
    captions: open && !expired ? lesson.captions : [],
    offlineVideoDuration: lesson.offlineVideoDuration,
    watchEnabled: open,
    watchExpiredAt: isoOf(lesson.watchExpiredMs),
    isTopicEnrolled: isEnrolledIn(view, topic),
    isSaved: isOnSchedule(view, topic, lesson),
    isRateable: open && account !== null && isOver(lesson, now),
    isRated: account?.ratings[key] !== undefined,
    isSemester: topic.isSemester,
    semesterExpiredDate: isoOf(topic.semesterExpiredMs),
    ...progress,
  };
}

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
    picture: pictureOf(topic.pictureUrl),
    pictureUrl: next && next.startMs <= now ? toLitUrl(topic.pictureUrl) : topic.pictureUrl,
    liveSubject: topic.liveSubject,
    gradeLevel: findById(view.catalogue.levels, topic.levelId),
    instructors: toInstructors(view, topic.instructorIds),
    enrollStatus: status,
    isEnrolled: status === 'enrolled',
    enrollStartAt: isoOf(topic.enrollStartMs),
    isRateable: status === 'enrolled' && topic.lessons.some((lesson) => isOver(lesson, now)),
    isRated: account?.ratings[topicRatingKey(topic.id)] !== undefined,
    isSemester: topic.isSemester,
    semesterExpiredDate: isoOf(topic.semesterExpiredMs),
    upcomingLessonStartAt: isoOf(next?.startMs ?? null),
    upcomingLessonEndAt: isoOf(next?.endMs ?? null),
    ...toRating(topic, account?.ratings[topicRatingKey(topic.id)]),
    lessonsAmount: topic.lessons.length,
    totalLessonsDuration: sumOf(topic.lessons.map((lesson) => Math.round((lesson.endMs - lesson.startMs) / 1000))),
  };
}

export function toTopicCard(view: VisitorView, topic: LiveTopic) {
  return { ...toTopicSummary(view, topic), checkoutCollection: findOffer(view, topic.collectionId) };
}

export const byStart = (a: LiveLesson, b: LiveLesson): number => a.startMs - b.startMs || a.id - b.id;

export function toTopic(view: VisitorView, topic: LiveTopic) {
  const { account, now } = view;
  const own = account?.ratings[topicRatingKey(topic.id)];
  const enrolled = isEnrolledIn(view, topic);
  const lessons = [...topic.lessons].sort(byStart);
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
    syllabuses: topic.syllabuses.map((syllabus) => ({
      ...syllabus,
      lessons: syllabus.lessons.map(({ videoId, ...lesson }) => ({
        ...lesson,
        ...(enrolled || lesson.preview ? { videoId } : {}),
        materials: toMaterials(lesson.materials, enrolled || lesson.preview),
      })),
    })),
    lessons: toLiveLessons(lessons),
    scheduledLessons: toLiveLessons(lessons.filter((lesson) => !isOver(lesson, now))),
    freeLessonList: toLiveLessons(lessons.filter((lesson) => lesson.isFree)),
    finishedLessons: toLiveLessons(lessons.filter((lesson) => isOver(lesson, now))),
  };
}
