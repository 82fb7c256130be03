/** Sorts recommended courses by the student's level. */
import type { CourseCard } from '@/shared/entities/course';

/** A hashtag has no spaces: "#Form4" is the level "Form 4". */
const wordOf = (text: string) => text.replace(/[#\s]/g, '').toLowerCase();

/** Returns the courses whose tags name the level before the others. */
export function sortByLevel<T extends Pick<CourseCard, 'contentHashtags'>>(
  courses: readonly T[],
  level: string | undefined,
): readonly T[] {
  if (!level) return courses;
  const isOwn = ({ contentHashtags }: T) => contentHashtags.some((tag) => wordOf(tag) === wordOf(level));
  return [...courses.filter(isOwn), ...courses.filter((course) => !isOwn(course))];
}
