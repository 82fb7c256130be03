/** What the student continues with: "Continue watching" and "Up next". */
import * as v from 'valibot';
import { picture, subjectSchema } from './common';
import { courseLessonEntries } from './courseLesson';
import { enrollStatus } from './enrolment';
import { id, instant, integer, optionalId, optionalText, progress, requiredText, text } from './fields';
import { withCompletion } from './lessonProgress';
import { liveLessonSchema } from './liveLesson';
import { paging } from './paging';
import { listOf, maybe, oneOf, read, shape } from './read';
import { hasTopicName, withTopicName } from './summary';

const optionalName = maybe(requiredText);

/** A lesson of either kind; `name` or `title` is the title. Durations and positions in seconds. */
export const watchedLessonSchema = v.pipe(
  shape({
    id,
    title: optionalName,
    name: optionalName,
    duration: integer,
    offlineVideoDuration: integer,
    progressDuration: integer,
    livePictureUrl: optionalText,
    previewImageUrl: optionalText,
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
  shape({ id, name: optionalName, title: optionalName, pictureUrl: optionalText, picture }),
  v.check((topic) => hasTopicName(topic)),
  v.transform((topic) => withTopicName(topic)),
);

/** An entry of "Continue watching"; one with neither course nor topic has no page and is dropped. */
export const userContentSchema = v.pipe(
  shape({
    type: oneOf(['course_lesson', 'live_lesson'], null),
    course: maybe(shape({ id, title: requiredText, picture, enrollStatus, subject: maybe(subjectSchema) })),
    liveTopic: maybe(watchedTopic),
    lesson: maybe(watchedLessonSchema),
    learningProgress: progress,
    lastWatchedAt: instant,
  }),
  v.check((content) => content.course !== null || content.liveTopic !== null),
  v.transform((content) => ({
    ...content,
    type: content.type ?? (content.course ? ('course_lesson' as const) : ('live_lesson' as const)),
  })),
);
export type UserContent = v.InferOutput<typeof userContentSchema>;

/** `students/contents/continue_watching`: { userContents, currentPage, totalPages }. */
export const readContinueWatchingAnswer = read(shape({ userContents: listOf(userContentSchema), ...paging }));

const nextCourseLesson = v.pipe(
  shape({ ...courseLessonEntries, courseId: optionalId, courseTitle: text }),
  v.transform(withCompletion),
);

/** The next course lesson and the next live lesson; either may be null. */
export const upNextSchema = shape({ courseLesson: maybe(nextCourseLesson), liveLesson: maybe(liveLessonSchema) });
export type UpNext = v.InferOutput<typeof upNextSchema>;

/** `students/contents/up_next`. */
export const readUpNextAnswer = read(upNextSchema);
