/**
 * Live lessons and the responses that contain them; their state is derived elsewhere from these fields and the clock.
 */
import type * as v from 'valibot';
import { subjectSchema } from './common';
import {
  booleanField,
  idField,
  instantField,
  integerField,
  optionalIdField,
  optionalIntegerField,
  optionalTextField,
  progressField,
  requiredTextField,
  textField,
} from './fields';
import { instructorSchema } from './instructor';
import { materialsField } from './material';
import { pagingFields } from './paging';
import { createParser, listOf, objectOf, oneOf, optionalListOf, orNull } from './parser';
import { captionSchema, videoSource } from './video';

export const liveLessonStatuses = ['upcoming', 'live', 'finished', 'free'] as const;
/** An unknown status counts as upcoming, so that nothing opens by mistake. */
const status = oneOf(liveLessonStatuses, 'upcoming');
export type LiveLessonStatus = (typeof liveLessonStatuses)[number];

/** Durations and positions in whole seconds; `url` joins zoom or google_meet, `chatRoomUrl` a chat room. */
export const liveLessonSchema = objectOf({
  id: idField,
  name: requiredTextField,
  startAt: instantField,
  endAt: instantField,
  status,
  liveTopicId: optionalIdField,
  liveTopicName: textField,
  liveTopicHashtag: optionalTextField,
  liveSubjectId: optionalIdField,
  liveSubjectName: textField,
  /** Includes the key of its icon and hue; the API sends the subject's id and name at the top level too. */
  liveSubject: orNull(subjectSchema),
  livePictureUrl: optionalTextField,
  previewImageUrl: optionalTextField,
  instructors: optionalListOf(instructorSchema),
  materials: materialsField,
  chatRoomType: optionalTextField,
  chatRoomUrl: optionalTextField,
  url: optionalTextField,
  videoId: optionalTextField,
  videoSource,
  captions: optionalListOf(captionSchema),
  offlineVideoDuration: optionalIntegerField,
  watchEnabled: booleanField,
  watchExpiredAt: instantField,
  isTopicEnrolled: booleanField,
  isSaved: booleanField,
  isRateable: booleanField,
  isRated: booleanField,
  isSemester: booleanField,
  semesterExpiredDate: instantField,
  progressDuration: integerField,
  learningProgress: progressField,
});
export type LiveLesson = v.InferOutput<typeof liveLessonSchema>;

/** Returns whether a live lesson is completed: its progress is 1. */
export const isLiveLessonCompleted = (lesson: Pick<LiveLesson, 'learningProgress'>): boolean =>
  lesson.learningProgress === 1;

/** Upcoming lessons and the two schedules: { liveLessons, currentPage, totalPages }. */
export const readLiveLessonsResponse = createParser(
  objectOf({ liveLessons: listOf(liveLessonSchema), ...pagingFields }),
);
