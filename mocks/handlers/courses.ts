import type { Course } from '../catalogue/courseTypes';
import { hasOrderedCourse } from '../rules/enrolment';
import { countYearsTo, findById, type VisitorView } from '../rules/view';
import { announcementsPerPage, toAnnouncementPage } from '../shapes/announcement';
import { toCourse, toCourseCard } from '../shapes/course';
import { createApiHandler } from './api';
import type { Call } from './call';
import { createFailure } from './failures';
import { filterItems, pickPage, readCount } from './lists';

export function requireCourse(call: Call, view: VisitorView, name = 'id'): Course {
  const course = findById(view.catalogue.courses, call.requireId(name));
  if (!course) throw createFailure('notFound');
  return course;
}

const filterCourses = (call: Call, courses: readonly Course[]) =>
  filterItems(call, courses, (course) => course.subject.id);

/** Sorts by lead group, inside a group as in the catalogue. */
function sortByLeadGroup({ catalogue }: VisitorView, courses: readonly Course[]): Course[] {
  const order = new Map(catalogue.leadGroups.map(({ id }, index) => [id, index]));
  const rank = (course: Course) => order.get(course.leadGroup.id) ?? order.size;
  return [...courses].sort((a, b) => rank(a) - rank(b));
}

const hasPreview = (course: Course) => course.lessons.some((lesson) => lesson.preview && !lesson.comingSoon);

/** Returns free courses, then those with a free lesson; a student's own school year and those near it come first. */
function listFreeCourses(view: VisitorView): Course[] {
  const { courses } = view.catalogue;
  const free = courses.filter((course) => course.openStatus === 'free');
  const previewed = courses.filter((course) => course.openStatus !== 'free' && hasPreview(course));
  return [...free, ...previewed].sort((a, b) => countYearsTo(view, a.levelId) - countYearsTo(view, b.levelId));
}

/**
 * Returns courses that the visitor does not have yet, of their school year and the years beside it, their own level and subjects
 * first.
 */
function listRecommendedCourses(view: VisitorView): Course[] {
  const { account } = view;
  const notYet = listFreeCourses(view).filter(
    (course) => !hasOrderedCourse(view, course) && countYearsTo(view, course.levelId) <= 1,
  );
  const countFits = ({ levelId, subject }: Course) =>
    Number(levelId === account?.gradeLevelId) + Number(account?.subjectIds.includes(subject.id) ?? false);
  return notYet.sort((a, b) => countFits(b) - countFits(a));
}

export const toCourseCards = (view: VisitorView, courses: readonly Course[]) =>
  courses.map((course) => toCourseCard(view, course));

/** Fixed paths come before `courses/:id`, which would match them too. */
export const courseHandlers = [
  createApiHandler('courses', (call) => {
    const view = call.visitorView();
    const all = sortByLeadGroup(view, filterCourses(call, view.catalogue.courses));
    const { title, description } = view.catalogue.library;
    const { items, totalPages } = pickPage(call, all, 8);
    return {
      courses: toCourseCards(view, items),
      totalPages,
      leadGroups: view.catalogue.leadGroups.filter(({ id }) => all.some((course) => course.leadGroup.id === id)),
      courseGroup: { name: title, description },
    };
  }),

  createApiHandler('freeRecommendCourses', (call) => {
    const view = call.visitorView();
    return { freeRecommendCourses: toCourseCards(view, pickPage(call, listRecommendedCourses(view), 8).items) };
  }),

  createApiHandler('freeCourses', (call) => {
    const view = call.visitorView();
    const free = listFreeCourses(view).slice(0, readCount(call.query, 'limit', 8));
    return { freeCourses: toCourseCards(view, free) };
  }),

  createApiHandler('course', (call) => {
    const view = call.visitorView();
    return { course: toCourse(view, requireCourse(call, view)) };
  }),

  createApiHandler('announcements', (call) => {
    const course = requireCourse(call, call.visitorView());
    const size = readCount(call.query, 'size_per_page', announcementsPerPage);
    return toAnnouncementPage(course, readCount(call.query, 'page', 1), size);
  }),

  createApiHandler('regionCourses', (call) => {
    const view = call.visitorView(call.requireRegion(call.readParam('region')));
    const { items, totalPages } = pickPage(call, filterCourses(call, view.catalogue.courses), 20);
    return { courses: toCourseCards(view, items), totalPages };
  }),

  createApiHandler('courseGroup', (call) => {
    const view = call.visitorView();
    const group = findById(view.catalogue.courseGroups, call.requireId('groupId'));
    if (!group) throw createFailure('notFound');
    const members = view.catalogue.courses.filter((course) => course.courseGroupIds.includes(group.id));
    const { items, ...paging } = pickPage(call, filterCourses(call, members), 24);
    return { courses: toCourseCards(view, items), courseGroup: group, ...paging };
  }),
];
