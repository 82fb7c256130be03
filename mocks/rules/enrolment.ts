import type { EnrollStatus } from '@/shared/entities/enrolment';
import type { CourseLesson } from '../catalogue/courseLessonTypes';
import type { Course } from '../catalogue/courseTypes';
import type { LiveLesson } from '../catalogue/liveLessonTypes';
import type { LiveTopic } from '../catalogue/liveTopicTypes';
import { computeCourseProgress } from './progress';
import type { VisitorView } from './view';

const isLater = (ms: number | null, now: number) => ms !== null && ms > now;

/**
 * Returns a course's status. Owned: `active`, `completed`, or `enroll_pending` before it starts; else what anyone may
 * do: `free`, `preorder`, null.
 */
export function computeCourseStatus({ account, now }: VisitorView, course: Course): EnrollStatus | null {
  const enrolment = account?.courses[course.id];
  if (!account || !enrolment) return course.openStatus;
  if (enrolment.status) return enrolment.status;
  if (isLater(course.enrollStartMs, now)) return 'enroll_pending';
  return computeCourseProgress(account, course) >= 1 ? 'completed' : 'active';
}

const openStatuses: readonly (EnrollStatus | null)[] = ['active', 'ongoing', 'completed', 'enrolled'];
const orderedTopic: readonly (EnrollStatus | null)[] = ['enrolled', 'preorder', 'enroll_pending'];

/** Returns whether content with this status is open to the visitor. */
export const isOpenStatus = (status: EnrollStatus | null): boolean => openStatuses.includes(status);

/** Returns whether the course's lessons are open to the visitor. */
export const isCourseOpen = (view: VisitorView, course: Course): boolean =>
  isOpenStatus(computeCourseStatus(view, course));

/** Returns whether the visitor has paid for the course, begun or not. */
export const hasOrderedCourse = (view: VisitorView, course: Course): boolean =>
  isCourseOpen(view, course) || computeCourseStatus(view, course) === 'enroll_pending';

/** Returns `enrolled`, `preorder` (ordered, not started yet) or null: a topic's status describes only the visitor. */
export function computeTopicStatus({ account, now }: VisitorView, topic: LiveTopic): EnrollStatus | null {
  const enrolment = account?.topics[topic.id];
  if (!enrolment) return null;
  return enrolment.status ?? (isLater(topic.enrollStartMs, now) ? 'preorder' : 'enrolled');
}

/** Returns whether the visitor has ordered the topic, begun or not. */
export const hasOrderedTopic = (view: VisitorView, topic: LiveTopic): boolean =>
  orderedTopic.includes(computeTopicStatus(view, topic));

export const isEnrolledIn = (view: VisitorView, topic: LiveTopic): boolean =>
  computeTopicStatus(view, topic) === 'enrolled';

/** Returns whether a lesson is open: free lessons for everybody, other lessons for owners, none before its release. */
export function isOpenLesson(view: VisitorView, course: Course, lesson: CourseLesson): boolean {
  return !lesson.comingSoon && (lesson.preview || lesson.isTrailer || isCourseOpen(view, course));
}

export type LiveStatus = 'upcoming' | 'live' | 'finished' | 'free';

/** Returns a lesson's status by the clock; a free lesson that is over stays open as `free`. */
export function computeLiveStatus(lesson: LiveLesson, now: number): LiveStatus {
  if (now < lesson.startMs) return 'upcoming';
  if (now < lesson.endMs) return 'live';
  return lesson.isFree ? 'free' : 'finished';
}

export const isOver = (lesson: LiveLesson, now: number): boolean => lesson.endMs <= now;

/** Milliseconds after a class until its replay is published. */
export const recordingAfterMs = 30 * 60_000;

/** Returns the lesson at that time: with its recording, once it is published. */
export function addRecording(lesson: LiveLesson, now: number): LiveLesson {
  if (lesson.recording === null || now < lesson.endMs + recordingAfterMs) return lesson;
  const { duration, ...video } = lesson.recording;
  return { ...lesson, ...video, offlineVideoDuration: duration };
}

/** Returns whether the visitor may watch: enrolled or free; ignores the expiry. */
export const mayWatch = (view: VisitorView, topic: LiveTopic, lesson: LiveLesson): boolean =>
  lesson.isFree || isEnrolledIn(view, topic);

/** Returns whether a lesson is on the schedule: added by the visitor, or of an enrolled topic and not removed. */
export function isOnSchedule(view: VisitorView, topic: LiveTopic, lesson: LiveLesson): boolean {
  return view.account?.scheduleChanges[lesson.id] ?? isEnrolledIn(view, topic);
}

export type TopicPhase = 'ongoing' | 'completed' | 'preorder';

/** Returns a topic's phase, the same for everybody; lists are filtered by it. */
export function computeTopicPhase(topic: LiveTopic, now: number): TopicPhase {
  if (topic.openStatus === 'preorder' && isLater(topic.enrollStartMs, now)) return 'preorder';
  return topic.lessons.every((lesson) => isOver(lesson, now)) ? 'completed' : 'ongoing';
}
