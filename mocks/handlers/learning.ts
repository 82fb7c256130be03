import type { Course } from '../catalogue/courseTypes';
import type { LiveLesson } from '../catalogue/liveLessonTypes';
import type { LiveTopic } from '../catalogue/liveTopicTypes';
import { type Account, nextNumber, type Progress } from '../db/state';
import {
  computeCourseStatus,
  computeTopicPhase,
  computeTopicStatus,
  hasOrderedCourse,
  hasOrderedTopic,
  isCourseOpen,
  isOnSchedule,
  isOpenLesson,
  isOver,
  mayWatch,
} from '../rules/enrolment';
import { applyPosition, computeLiveDuration, courseLessonKey, liveLessonKey } from '../rules/progress';
import { findById, type VisitorView } from '../rules/view';
import { courseRatingKey, findLastWatchedLesson, findNextLesson, toLearningCourse } from '../shapes/course';
import { toCourseLesson } from '../shapes/courseLesson';
import { compareByStart, toLiveLesson } from '../shapes/liveLesson';
import { topicRatingKey, toTopicCard } from '../shapes/liveTopic';
import { toCourseContent, toLiveContent } from '../shapes/userContent';
import { createApiHandler } from './api';
import type { Call } from './call';
import { listLessons, type Placed, requireLiveLesson, requireTopic, toLessonPage } from './classes';
import { requireCourse, toCourseCards } from './courses';
import { createFailure } from './failures';
import { pickPage } from './lists';

function savePosition(call: Call, key: string, duration: number): void {
  const position = call.body.progress_duration;
  if (typeof position !== 'number' || !Number.isInteger(position) || position < 0) throw createFailure('badPosition');
  call.change((state, account) => {
    if (!account) return;
    account.progress[key] = applyPosition(account.progress[key], position, duration, call.now, nextNumber(state));
  });
}

function saveRating(call: Call, key: string): null {
  const { stars, comment } = call.body;
  if (typeof stars !== 'number' || !Number.isInteger(stars) || stars < 1 || stars > 5) throw createFailure('badRating');
  if (typeof comment !== 'string') throw createFailure('badRating');
  call.change((_, account) => {
    if (account) account.ratings[key] = { stars, comment };
  });
  return null;
}

const requireAccess = (allowed: boolean) => {
  if (!allowed) throw createFailure('notYours');
};

interface Content {
  entry: Progress;
  toContent: () => object;
}

/** Returns everything that the visitor has begun and not finished, the latest first. */
function listBegun(view: VisitorView & { account: Account }): Content[] {
  const { account, catalogue } = view;
  const found: Content[] = [];
  const addBegun = (key: string, toContent: (entry: Progress) => object) => {
    const entry = account.progress[key];
    if (entry && !entry.completed) found.push({ entry, toContent: () => toContent(entry) });
  };
  for (const course of catalogue.courses) {
    for (const lesson of course.lessons) {
      if (!isOpenLesson(view, course, lesson)) continue;
      addBegun(courseLessonKey(course.id, lesson.id), (entry) => toCourseContent(view, course, lesson, entry));
    }
  }
  for (const topic of catalogue.topics) {
    for (const lesson of topic.lessons) {
      if (!mayWatch(view, topic, lesson)) continue;
      addBegun(liveLessonKey(lesson.id), (entry) => toLiveContent(view, topic, lesson, entry));
    }
  }
  return found.sort((a, b) => b.entry.watchedMs - a.entry.watchedMs || b.entry.sequence - a.entry.sequence);
}

/** Returns the next lesson of the course watched last; an owned course never watched comes after those. */
function findNextCourseLesson(view: VisitorView & { account: Account }) {
  const findLastSequence = (course: Course) => {
    const last = findLastWatchedLesson(view, course);
    return last ? (view.account.progress[courseLessonKey(course.id, last.id)]?.sequence ?? 0) : 0;
  };
  const courses = view.catalogue.courses.filter((course) => isCourseOpen(view, course));
  courses.sort((a, b) => findLastSequence(b) - findLastSequence(a));
  for (const course of courses) {
    const lesson = findNextLesson(view, course);
    if (lesson) return { ...toCourseLesson(view, course, lesson), courseId: course.id, courseTitle: course.title };
  }
  return null;
}

function findNextLiveLesson(view: VisitorView) {
  let next: { topic: LiveTopic; lesson: LiveLesson } | null = null;
  for (const topic of view.catalogue.topics) {
    for (const lesson of topic.lessons) {
      if (isOver(lesson, view.now) || !isOnSchedule(view, topic, lesson)) continue;
      if (!next || compareByStart(lesson, next.lesson) < 0) next = { topic, lesson };
    }
  }
  return next && toLiveLesson(view, next.topic, next.lesson);
}

const listOwnedCourses = (view: VisitorView): Course[] => {
  const enrolments = view.account?.courses ?? {};
  return view.catalogue.courses
    .filter((course) => hasOrderedCourse(view, course))
    .sort((a, b) => (enrolments[b.id]?.sinceMs ?? 0) - (enrolments[a.id]?.sinceMs ?? 0));
};

/** Returns the visitor's schedule, ordered by time. */
function listSchedule(view: VisitorView): Placed[] {
  return listLessons(view.catalogue.topics)
    .filter(({ topic, lesson }) => isOnSchedule(view, topic, lesson))
    .sort((a, b) => compareByStart(a.lesson, b.lesson));
}

function changeSchedule(call: Call, onSchedule: boolean): null {
  const { lesson } = requireLiveLesson(call, call.memberView());
  call.change((_, account) => {
    if (account) account.scheduleChanges[lesson.id] = onSchedule;
  });
  return null;
}

export const learningHandlers = [
  createApiHandler('courseProgress', (call) => {
    const view = call.memberView();
    const course = requireCourse(call, view, 'courseId');
    const lesson = findById(course.lessons, call.requireId('lessonId'));
    if (!lesson) throw createFailure('notFound');
    requireAccess(isOpenLesson(view, course, lesson));
    savePosition(call, courseLessonKey(course.id, lesson.id), lesson.duration);
    return { lesson: toCourseLesson(call.memberView(), course, lesson) };
  }),

  createApiHandler('liveProgress', (call) => {
    const view = call.memberView();
    const { topic, lesson } = requireLiveLesson(call, view);
    requireAccess(mayWatch(view, topic, lesson));
    savePosition(call, liveLessonKey(lesson.id), computeLiveDuration(lesson));
    return { liveLesson: toLiveLesson(call.memberView(), topic, lesson) };
  }),

  createApiHandler('rateCourseLesson', (call) => {
    const view = call.memberView();
    const course = requireCourse(call, view);
    const lessonId = call.body.lesson_id;
    if (lessonId === undefined || lessonId === null) {
      requireAccess(isCourseOpen(view, course));
      return saveRating(call, courseRatingKey(course.id));
    }
    const lesson = typeof lessonId === 'number' ? findById(course.lessons, lessonId) : null;
    if (!lesson) throw createFailure('notFound');
    requireAccess(isOpenLesson(view, course, lesson));
    return saveRating(call, courseLessonKey(course.id, lesson.id));
  }),

  createApiHandler('rateLiveLesson', (call) => {
    const view = call.memberView();
    const { topic, lesson } = requireLiveLesson(call, view);
    requireAccess(mayWatch(view, topic, lesson) && isOver(lesson, view.now));
    return saveRating(call, liveLessonKey(lesson.id));
  }),

  createApiHandler('rateLiveTopic', (call) => {
    const view = call.memberView();
    const topic = requireTopic(call, view, 'id');
    requireAccess(hasOrderedTopic(view, topic));
    return saveRating(call, topicRatingKey(topic.id));
  }),

  createApiHandler('upNext', (call) => {
    const view = call.memberView();
    return { courseLesson: findNextCourseLesson(view), liveLesson: findNextLiveLesson(view) };
  }),

  createApiHandler('continueWatching', (call) => {
    const { items, ...paging } = pickPage(call, listBegun(call.memberView()), 8);
    return { userContents: items.map(({ toContent }) => toContent()), ...paging };
  }),

  createApiHandler('learningCourses', (call) => {
    const view = call.memberView();
    const status = call.query.get('status') ?? 'active';
    const { items, totalPages } = pickPage(
      call,
      listOwnedCourses(view).filter((course) => computeCourseStatus(view, course) === status),
      8,
    );
    return { courses: items.map((course) => toLearningCourse(view, course)), totalPages };
  }),

  createApiHandler('purchasedCourses', (call) => {
    const view = call.memberView();
    const { items, ...paging } = pickPage(call, listOwnedCourses(view), 8);
    return { courses: toCourseCards(view, items), ...paging };
  }),

  createApiHandler('saveLesson', (call) => changeSchedule(call, true)),
  createApiHandler('removeLesson', (call) => changeSchedule(call, false)),

  createApiHandler('scheduleUpcoming', (call) => {
    const view = call.memberView();
    return toLessonPage(
      call,
      view,
      listSchedule(view).filter(({ lesson }) => !isOver(lesson, view.now)),
    );
  }),

  createApiHandler('schedulePast', (call) => {
    const view = call.memberView();
    const past = listSchedule(view).filter(({ lesson }) => isOver(lesson, view.now));
    return toLessonPage(call, view, past.reverse());
  }),

  createApiHandler('subscribedTopics', (call) => {
    const view = call.memberView();
    const status = call.query.get('status');
    const computePhase = (topic: LiveTopic) =>
      computeTopicStatus(view, topic) === 'preorder'
        ? 'preorder'
        : computeTopicPhase({ ...topic, openStatus: null }, view.now);
    const joined = view.catalogue.topics
      .filter((topic) => hasOrderedTopic(view, topic))
      .filter((topic) => !status || computePhase(topic) === status);
    const { items, ...paging } = pickPage(call, joined, 6);
    return { liveTopics: items.map((topic) => toTopicCard(view, topic)), ...paging };
  }),
];
