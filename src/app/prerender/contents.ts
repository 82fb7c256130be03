/** The content that each public page with an id is about. Only the build needs it, so the app must not import it. */
import { groupCoursesSelectors, selectGroup } from '@/domain/course/state';
import { salePath } from '@/domain/sale/sale';
import { selectCollectionDetail } from '@/domain/sale/state';
import { selectPostState } from '@/features/academy/post/state';
import { listedLessons } from '@/features/course/lessons';
import { selectCourse } from '@/features/course/state';
import { profileOf, selectProfileState } from '@/features/instructors/state';
import {
  findLiveLesson,
  findSyllabusLesson,
  type RegularClassSlice,
  selectTopic,
  selectTopicOf,
} from '@/features/regular-class/state';
import { lessonState } from '@/shared/entities/courseLesson';
import type { RouteParams } from '@/shared/routing/page';
import { paths } from '@/shared/routing/paths';

type CourseState = Parameters<typeof selectCourse>[0];
type GroupState = Parameters<typeof selectGroup>[0];
type CollectionState = Parameters<typeof selectCollectionDetail>[0];
type InstructorState = Parameters<typeof selectProfileState>[0];
type PostState = Parameters<typeof selectPostState>[0];

function courseLesson(root: CourseState, { lessonId }: RouteParams) {
  const course = selectCourse(root);
  const lesson = course?.lessons.find(({ id }) => String(id) === lessonId);
  return course && lesson ? { course, lesson } : null;
}

function courseGroup(root: GroupState) {
  const state = groupCoursesSelectors.selectDisplayState(root);
  if (state !== 'READY' && state !== 'EMPTY') return null;
  return { group: selectGroup(root), courses: groupCoursesSelectors.selectItems(root) };
}

function liveLesson(root: RegularClassSlice, params: RouteParams) {
  const topic = selectTopicOf(root, params);
  const lesson = topic && findLiveLesson(topic, Number(params.lessonId));
  return lesson && { topic, lesson };
}

function syllabusLesson(root: RegularClassSlice, params: RouteParams) {
  const topic = selectTopicOf(root, params);
  const lesson = topic && findSyllabusLesson(topic, Number(params.lessonId));
  return lesson && { topic, lesson };
}

const loadedCollection = (root: CollectionState, { id }: RouteParams) => selectCollectionDetail(root, Number(id)).data;

/** Selects a collection for one of the pages that sell several things; each kind has its own. */
const collectionAt = (pathOf: (id: number) => string) => (root: CollectionState, params: RouteParams) => {
  const data = loadedCollection(root, params);
  return data && salePath(data) === pathOf(data.id) ? data : null;
};

const instructor = (root: InstructorState, { id }: RouteParams) => profileOf(selectProfileState(root), id);

/** Selectors of the content by the route's `id`; each returns null until the content has loaded. */
export const contents = {
  course: selectCourse,
  courseLesson,
  courseGroup,
  topic: selectTopic,
  liveLesson,
  syllabusLesson,
  bundle: collectionAt(paths.bundle),
  prepack: collectionAt(paths.prepack),
  instructor,
  instructorItems: instructor,
  post: (root: PostState) => selectPostState(root).data,
} satisfies Record<string, (root: never, params: RouteParams) => object | null>;

export type ContentRoute = keyof typeof contents;

/** Returns whether a page is about content with an id. */
export const hasContent = (routeId: string): routeId is ContentRoute => Object.hasOwn(contents, routeId);

/** Returns a page's content from the store's state; null until it has loaded. */
export const selectContent = <R extends ContentRoute>(
  routeId: R,
  state: object,
  params: RouteParams,
): ReturnType<(typeof contents)[R]> => contents[routeId](state as never, params) as ReturnType<(typeof contents)[R]>;

/** Returns whether the content of a path has loaded, and is shown at another path, to which the page leads. */
export const isElsewhere = (routeId: string, state: object, params: RouteParams): boolean =>
  (routeId === 'bundle' || routeId === 'prepack') &&
  loadedCollection(state as CollectionState, params) !== null &&
  selectContent(routeId, state, params) === null;

/**
 * Returns the paths, below the locale, of the lessons of a page's course or class that everybody can watch; empty for
 * other pages.
 */
export function freeLessonPaths(routeId: string, state: object): string[] {
  if (routeId === 'course') {
    const course = selectCourse(state as CourseState);
    if (!course) return [];
    const free = listedLessons(course).filter((lesson) => lessonState(lesson, false).isPlayable);
    return free.map(({ id }) => paths.courseLesson(course.id, id));
  }
  const topic = routeId === 'topic' ? selectTopic(state as RegularClassSlice) : null;
  if (!topic) return [];
  const ofSyllabus = topic.syllabuses
    .flatMap(({ lessons }) => lessons)
    .filter(({ preview, videoId }) => preview && videoId !== null);
  return [
    ...topic.freeLessonList.map(({ id }) => paths.liveLesson(topic.id, id)),
    ...ofSyllabus.map(({ id }) => paths.syllabusLesson(topic.id, id)),
  ];
}
