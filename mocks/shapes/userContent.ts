import type { CourseLesson } from '../catalogue/courseLessonTypes';
import type { Course } from '../catalogue/courseTypes';
import type { LiveLesson } from '../catalogue/liveLessonTypes';
import type { LiveTopic } from '../catalogue/liveTopicTypes';
import type { Progress } from '../db/state';
import { addRecording, computeCourseStatus } from '../rules/enrolment';
import { computeLiveDuration, courseLessonKey, liveLessonKey, toWatched } from '../rules/progress';
import { toIsoText, type VisitorView } from '../rules/view';
import { toPicture } from './common';
import { toCourseLesson } from './courseLesson';
import { toLiveLesson } from './liveLesson';

/** Returns a course lesson that the visitor has begun, with its course. */
export const toCourseContent = (view: VisitorView, course: Course, lesson: CourseLesson, entry: Progress) => ({
  type: 'course_lesson',
  course: {
    id: course.id,
    title: course.title,
    picture: toPicture(course.pictureUrl),
    subject: course.subject,
    enrollStatus: computeCourseStatus(view, course),
  },
  lesson: toCourseLesson(view, course, lesson),
  learningProgress: toWatched(view.account, courseLessonKey(course.id, lesson.id), lesson.duration).learningProgress,
  lastWatchedAt: toIsoText(entry.watchedMs),
});

/** Returns a live lesson that the visitor has begun, with its topic. */
export const toLiveContent = (view: VisitorView, topic: LiveTopic, lesson: LiveLesson, entry: Progress) => ({
  type: 'live_lesson',
  liveTopic: {
    id: topic.id,
    name: topic.name,
    pictureUrl: topic.pictureUrl,
    picture: toPicture(topic.pictureUrl),
  },
  lesson: toLiveLesson(view, topic, lesson),
  learningProgress: toWatched(
    view.account,
    liveLessonKey(lesson.id),
    computeLiveDuration(addRecording(lesson, view.now)),
  ).learningProgress,
  lastWatchedAt: toIsoText(entry.watchedMs),
});
