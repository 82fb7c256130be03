/** Courses, live topics and group passes inside other entities: enough for a card, without a checkout of their own. */
import * as v from 'valibot';
import { namedSchema, picture, subjectSchema } from './common';
import { enrollStatus, isTopicEnrolled } from './enrolment';
import {
  decimal,
  flag,
  flagOn,
  id,
  instant,
  integer,
  looseId,
  optionalText,
  requiredText,
  text,
  texts,
} from './fields';
import { instructorNameSchema } from './instructor';
import { list, maybe, shape } from './read';

/** Most tags on a card. */
export const maxTags = 3;
export const hashtags = v.pipe(
  texts,
  v.transform((tags) => tags.slice(0, maxTags)),
);

export const courseSummaryEntries = {
  id,
  title: requiredText,
  picture,
  lessonsAmount: integer,
  contentHashtags: v.fallback(hashtags, () => []),
  totalLessonsDuration: integer,
  enrollStatus,
  enrollStartAt: instant,
  averageRate: decimal,
  ratingCount: integer,
  instructors: list(instructorNameSchema),
  subject: maybe(subjectSchema),
  leadGroup: maybe(namedSchema),
  isSemester: flag,
  expireDate: instant,
  firstPreviewableLesson: maybe(shape({ id, title: text })),
};
export const courseSummarySchema = shape(courseSummaryEntries);
export type CourseSummary = v.InferOutput<typeof courseSummarySchema>;

export const topicSummaryEntries = {
  id,
  name: v.fallback(v.nullable(requiredText), null),
  title: v.fallback(v.nullable(requiredText), null),
  frequency: text,
  hashtag: optionalText,
  contentFeatures: texts,
  active: flagOn,
  picture,
  pictureUrl: optionalText,
  liveSubject: maybe(subjectSchema),
  instructors: list(instructorNameSchema),
  enrollStatus,
  enrollStartAt: instant,
  isRateable: flag,
  isRated: flag,
  isSemester: flag,
  semesterExpiredDate: instant,
  upcomingLessonStartAt: instant,
  upcomingLessonEndAt: instant,
  averageRate: decimal,
  ratingCount: integer,
  totalLessonsDuration: integer,
};

interface TopicNames {
  name: string | null;
  title: string | null;
}

/** `name` is canonical and `title` its alias: either one fills both. */
export function withTopicName<T extends TopicNames>(topic: T) {
  const name = topic.name ?? topic.title ?? '';
  return { ...topic, name, title: topic.title ?? name };
}

export const hasTopicName = (topic: TopicNames): boolean => topic.name !== null || topic.title !== null;

export const topicSummarySchema = v.pipe(
  shape(topicSummaryEntries),
  v.check((topic) => hasTopicName(topic)),
  v.transform((topic) => ({ ...withTopicName(topic), isEnrolled: isTopicEnrolled(topic) })),
);
export type TopicSummary = v.InferOutput<typeof topicSummarySchema>;

export const groupPassSchema = shape({ id: looseId, name: text, pictureUrl: optionalText, lessonsAmount: integer });
export type GroupPass = v.InferOutput<typeof groupPassSchema>;
