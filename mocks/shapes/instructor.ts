import type { Instructor } from '../catalogue/instructorTypes';
import { findById, type VisitorView } from '../rules/view';

/** Returns instructors as in cards and lessons. */
export function toInstructors({ catalogue }: VisitorView, ids: readonly number[]) {
  return ids
    .map((id) => findById(catalogue.instructors, id))
    .filter((instructor) => instructor !== null)
    .map(toInstructor);
}

export function toInstructor({ id, name, profilePicUrl, subjects, instructorHashtags }: Instructor) {
  return { id, name, profilePicUrl, subjects, instructorHashtags };
}

/** Returns those of the courses or topics that an instructor teaches. */
export const listTaughtBy = <T extends { instructorIds: number[] }>(list: readonly T[], { id }: Instructor): T[] =>
  list.filter((item) => item.instructorIds.includes(id));

/** Returns an instructor as in the list and on the page of instructors. */
export const toCountedInstructor = ({ catalogue }: VisitorView, instructor: Instructor) => ({
  ...toInstructor(instructor),
  liveTopicCount: listTaughtBy(catalogue.topics, instructor).filter((topic) => topic.active).length,
  subjectCount: instructor.subjects.length,
});

export const toInstructorDetail = (view: VisitorView, instructor: Instructor) => ({
  instructor: toCountedInstructor(view, instructor),
  about: instructor.about || null,
});
