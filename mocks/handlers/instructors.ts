import type { Instructor } from '../catalogue/instructorTypes';
import { findById, type VisitorView } from '../rules/view';
import { toInstructor } from '../shapes/common';
import { toCourseCard } from '../shapes/course';
import { toTopicCard } from '../shapes/topic';
import { createApiHandler } from './api';
import type { Call } from './call';
import { failureOf } from './failures';
import { pickPage } from './lists';

const listTaughtBy = <T extends { instructorIds: number[] }>(list: readonly T[], { id }: Instructor): T[] =>
  list.filter((item) => item.instructorIds.includes(id));

const toCountedInstructor = ({ catalogue }: VisitorView, instructor: Instructor) => ({
  ...toInstructor(instructor),
  liveTopicCount: listTaughtBy(catalogue.topics, instructor).filter((topic) => topic.active).length,
  subjectCount: instructor.subjects.length,
});

function requireInstructor(call: Call, view: VisitorView): Instructor {
  const instructor = findById(view.catalogue.instructors, call.requireId('id'));
  if (!instructor) throw failureOf('notFound');
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
    const instructor = requireInstructor(call, view);
    return { instructor: toCountedInstructor(view, instructor), about: instructor.about || null };
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
