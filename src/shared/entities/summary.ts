/** Courses, live topics and group passes inside other entities: enough for a card, without a checkout of their own. */
import * as v from 'valibot';
import { namedSchema, pictureField, subjectSchema } from './common';
import { enrollStatus, isTopicEnrolled } from './enrolment';
import {
  booleanField,
  decimalField,
  idField,
  instantField,
  integerField,
  looseIdField,
  optionalTextField,
  requiredTextField,
  textField,
  textListField,
  trueField,
} from './fields';
import { instructorNameSchema } from './instructor';
import { objectOf, optionalListOf, orNull } from './parser';

/** Most tags on a card. */
export const maxTags = 3;
export const hashtagsField = v.pipe(
  textListField,
  v.transform((tags) => tags.slice(0, maxTags)),
);

export const courseSummaryEntries = {
  id: idField,
  title: requiredTextField,
  picture: pictureField,
  lessonsAmount: integerField,
  contentHashtags: v.fallback(hashtagsField, () => []),
  totalLessonsDuration: integerField,
  enrollStatus,
  enrollStartAt: instantField,
  averageRate: decimalField,
  ratingCount: integerField,
  instructors: optionalListOf(instructorNameSchema),
  subject: orNull(subjectSchema),
  leadGroup: orNull(namedSchema),
  isSemester: booleanField,
  expireDate: instantField,
  firstPreviewableLesson: orNull(objectOf({ id: idField, title: textField })),
};
export const courseSummarySchema = objectOf(courseSummaryEntries);
export type CourseSummary = v.InferOutput<typeof courseSummarySchema>;

export const topicSummaryEntries = {
  id: idField,
  name: v.fallback(v.nullable(requiredTextField), null),
  title: v.fallback(v.nullable(requiredTextField), null),
  frequency: textField,
  hashtag: optionalTextField,
  contentFeatures: textListField,
  active: trueField,
  picture: pictureField,
  pictureUrl: optionalTextField,
  liveSubject: orNull(subjectSchema),
  instructors: optionalListOf(instructorNameSchema),
  enrollStatus,
  enrollStartAt: instantField,
  isRateable: booleanField,
  isRated: booleanField,
  isSemester: booleanField,
  semesterExpiredDate: instantField,
  upcomingLessonStartAt: instantField,
  upcomingLessonEndAt: instantField,
  averageRate: decimalField,
  ratingCount: integerField,
  totalLessonsDuration: integerField,
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
  objectOf(topicSummaryEntries),
  v.check((topic) => hasTopicName(topic)),
  v.transform((topic) => ({ ...withTopicName(topic), isEnrolled: isTopicEnrolled(topic) })),
);
export type TopicSummary = v.InferOutput<typeof topicSummarySchema>;

export const groupPassSchema = objectOf({
  id: looseIdField,
  name: textField,
  pictureUrl: optionalTextField,
  lessonsAmount: integerField,
});
export type GroupPass = v.InferOutput<typeof groupPassSchema>;
