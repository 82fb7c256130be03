/** The parts of a course page to which its tabs lead: "About" and the lessons always, the others only with content. */
import type { Course } from '@/shared/entities/course';
import type { CourseLesson } from '@/shared/entities/courseLesson';
import { isDigital, type Material } from '@/shared/entities/material';
import { isNotebookShown } from '@/shared/entities/pageContent';

export const courseTabKeys = ['about', 'lessons', 'materials', 'instructor', 'review', 'questions'] as const;
export type CourseTabKey = (typeof courseTabKeys)[number];

export interface CourseTab {
  key: CourseTabKey;
  /** Absent when a number would say nothing. */
  count?: number;
}

export type DatedLesson = CourseLesson & { estimatedUploadDate: string };

/** Returns the lessons with a date, the earliest first. */
export const datedLessons = (course: Course): DatedLesson[] =>
  course.lessons
    .filter((lesson): lesson is DatedLesson => lesson.estimatedUploadDate !== null && !lesson.isTrailer)
    .sort((a, b) => Date.parse(a.estimatedUploadDate) - Date.parse(b.estimatedUploadDate));

export const digitalMaterials = (course: Course): Material[] => course.materials.filter(isDigital);

/** Returns the number beside a tab; null for 0. */
const countOrNull = (count: number) => (count > 0 ? { count } : null);

/** Returns what a tab shows of a course; null when it has no content. */
const contents: Readonly<Record<CourseTabKey, (course: Course) => { count?: number } | null>> = {
  about: () => ({}),
  lessons: () => ({}),
  materials: (course) => countOrNull(digitalMaterials(course).length) ?? (isNotebookShown(course.notebook) ? {} : null),
  instructor: (course) => (course.instructors.length > 0 ? {} : null),
  review: (course) =>
    countOrNull(course.ratingCount) ??
    (course.ratings.length + course.feedbacks.length > 0 || course.averageRate > 0 ? {} : null),
  questions: (course) => countOrNull(course.faq.length),
};

export const courseTabs = (course: Course): CourseTab[] =>
  courseTabKeys.flatMap((key) => {
    const content = contents[key](course);
    return content ? [{ key, ...content }] : [];
  });

/** Ids of the parts that have no tab of their own, by the name of the tab that earlier addresses have for them. */
const earlier = new Map([
  ['keyPoint', 'keyPoint'],
  ['schedule', 'schedule'],
  ['summary', 'about'],
]);

/** Returns the id of the part that an address names by `?tab=`; null for an unknown one. */
export const findPart = (tab: string | null): string | null =>
  courseTabKeys.find((key) => key === tab) ?? earlier.get(tab ?? '') ?? null;
