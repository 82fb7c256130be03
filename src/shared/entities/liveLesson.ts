/**
 * Live lessons and the responses that contain them; their state is derived elsewhere from these fields and the clock.
 */
import type * as v from 'valibot';
import { subjectSchema } from './common';
import {
  flag,
  id,
  instant,
  integer,
  optionalId,
  optionalInteger,
  optionalText,
  progress,
  requiredText,
  text,
} from './fields';
import { instructorSchema } from './instructor';
import { materials } from './material';
import { paging } from './paging';
import { list, listOf, maybe, oneOf, read, shape } from './read';
import { captionSchema, videoSource } from './video';

export const liveLessonStatuses = ['upcoming', 'live', 'finished', 'free'] as const;
/** An unknown status counts as upcoming, so that nothing opens by mistake. */
const status = oneOf(liveLessonStatuses, 'upcoming');
export type LiveLessonStatus = (typeof liveLessonStatuses)[number];

/** Durations and positions in whole seconds; `url` joins zoom or google_meet, `chatRoomUrl` a chat room. */
export const liveLessonSchema = shape({
  id,
  name: requiredText,
  startAt: instant,
  endAt: instant,
  status,
  liveTopicId: optionalId,
  liveTopicName: text,
  liveTopicHashtag: optionalText,
  liveSubjectId: optionalId,
  liveSubjectName: text,
  /** Includes the key of its icon and hue; the API sends the subject's id and name at the top level too. */
  liveSubject: maybe(subjectSchema),
  livePictureUrl: optionalText,
  previewImageUrl: optionalText,
  instructors: list(instructorSchema),
  materials,
  chatRoomType: optionalText,
  chatRoomUrl: optionalText,
  url: optionalText,
  videoId: optionalText,
  videoSource,
  captions: list(captionSchema),
  offlineVideoDuration: optionalInteger,
  watchEnabled: flag,
  watchExpiredAt: instant,
  isTopicEnrolled: flag,
  isSaved: flag,
  isRateable: flag,
  isRated: flag,
  isSemester: flag,
  semesterExpiredDate: instant,
  progressDuration: integer,
  learningProgress: progress,
});
export type LiveLesson = v.InferOutput<typeof liveLessonSchema>;

/** Returns whether a live lesson is completed: its progress is 1. */
export const isLiveLessonCompleted = (lesson: Pick<LiveLesson, 'learningProgress'>): boolean =>
  lesson.learningProgress === 1;

/** Upcoming lessons and the two schedules: { liveLessons, currentPage, totalPages }. */
export const readLiveLessonsAnswer = read(shape({ liveLessons: listOf(liveLessonSchema), ...paging }));
