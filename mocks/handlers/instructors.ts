import type { Instructor } from '../catalogue/instructorTypes';
import { findById, type VisitorView } from '../rules/view';
import { toCourseCard } from '../shapes/course';
import { listTaughtBy, toCountedInstructor, toInstructorDetail } from '../shapes/instructor';
import { toTopicCard } from '../shapes/liveTopic';
import { createApiHandler } from './api';
import type { Call } from './call';
import { createFailure } from './failures';
import { pickPage } from './lists';

function requireInstructor(call: Call, view: VisitorView): Instructor {
  const instructor = findById(view.catalogue.instructors, call.requireId('id'));
  if (!instructor) throw createFailure('notFound');
  return instructor;
}

export const instructorHandlers = [
  createApiHandler('instructors', (call) => {
    const view = call.visitorView();
    const { instructors, courses, topics } = view.catalogue;
    const type = call.query.get('content_type');
    const all = instructors.filter(
      (instructor) =>
        (type !== 'course' || listTaughtBy(courses, instructor).length > 0) &&
        (type !== 'live_topic' || listTaughtBy(topics, instructor).length > 0),
    );
    const { items, totalPages } = pickPage(call, all, 12);
    return { instructors: items.map((instructor) => toCountedInstructor(view, instructor)), totalPages };
  }),

  createApiHandler('instructor', (call) => {
    const view = call.visitorView();
    return toInstructorDetail(view, requireInstructor(call, view));
  }),

  createApiHandler('instructorCourses', (call) => {
    const view = call.visitorView();
    const courses = listTaughtBy(view.catalogue.courses, requireInstructor(call, view));
    return { courses: courses.map((course) => toCourseCard(view, course)) };
  }),

  createApiHandler('instructorLiveTopics', (call) => {
    const view = call.visitorView();
    const topics = listTaughtBy(view.catalogue.topics, requireInstructor(call, view)).filter((topic) => topic.active);
    return { liveTopics: topics.map((topic) => toTopicCard(view, topic)) };
  }),
];
