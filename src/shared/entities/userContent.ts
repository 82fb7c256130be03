/** Items of "Continue watching" and "Up next". */
import * as v from 'valibot';
import { pictureField, subjectSchema } from './common';
import { courseLessonEntries } from './courseLesson';
import { enrollStatus } from './enrolment';
import {
  idField,
  instantField,
  integerField,
  optionalIdField,
  optionalTextField,
  progressField,
  requiredTextField,
  textField,
} from './fields';
import { withCompletion } from './lessonProgress';
import { liveLessonSchema } from './liveLesson';
import { pagingFields } from './paging';
import { createParser, listOf, objectOf, oneOf, orNull } from './parser';
import { hasTopicName, withTopicName } from './summary';

const optionalName = orNull(requiredTextField);

/** A lesson of either kind; `name` or `title` is the title. Durations and positions in seconds. */
export const watchedLessonSchema = v.pipe(
  objectOf({
    id: idField,
    title: optionalName,
    name: optionalName,
    duration: integerField,
    offlineVideoDuration: integerField,
    progressDuration: integerField,
    livePictureUrl: optionalTextField,
    previewImageUrl: optionalTextField,
  }),
  v.transform(({ title, name, duration, offlineVideoDuration, livePictureUrl, previewImageUrl, ...lesson }) => ({
    ...lesson,
    title: title ?? name ?? '',
    duration: duration || offlineVideoDuration,
    pictureUrl: previewImageUrl ?? livePictureUrl,
  })),
);
export type WatchedLesson = v.InferOutput<typeof watchedLessonSchema>;

const watchedTopic = v.pipe(
  objectOf({
    id: idField,
    name: optionalName,
    title: optionalName,
    pictureUrl: optionalTextField,
    picture: pictureField,
  }),
  v.check((topic) => hasTopicName(topic)),
  v.transform((topic) => withTopicName(topic)),
);

/** An item of "Continue watching"; one with neither course nor topic has no page and is dropped. */
export const userContentSchema = v.pipe(
  objectOf({
    type: oneOf(['course_lesson', 'live_lesson'], null),
    course: orNull(
      objectOf({
        id: idField,
        title: requiredTextField,
        picture: pictureField,
        enrollStatus,
        subject: orNull(subjectSchema),
      }),
    ),
    liveTopic: orNull(watchedTopic),
    lesson: orNull(watchedLessonSchema),
    learningProgress: progressField,
    lastWatchedAt: instantField,
  }),
  v.check((content) => content.course !== null || content.liveTopic !== null),
  v.transform((content) => ({
    ...content,
    type: content.type ?? (content.course ? ('course_lesson' as const) : ('live_lesson' as const)),
  })),
);
export type UserContent = v.InferOutput<typeof userContentSchema>;

/** `students/contents/continue_watching`: { userContents, currentPage, totalPages }. */
export const readContinueWatchingResponse = createParser(
  objectOf({ userContents: listOf(userContentSchema), ...pagingFields }),
);

const nextCourseLesson = v.pipe(
  objectOf({ ...courseLessonEntries, courseId: optionalIdField, courseTitle: textField }),
  v.transform(withCompletion),
);

/** The next course lesson and the next live lesson; either may be null. */
export const upNextSchema = objectOf({ courseLesson: orNull(nextCourseLesson), liveLesson: orNull(liveLessonSchema) });
export type UpNext = v.InferOutput<typeof upNextSchema>;

/** `students/contents/up_next`. */
export const readUpNextResponse = createParser(upNextSchema);
