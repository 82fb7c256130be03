import { useHrefTo } from '@/core/navigation/useHrefTo';
import type { CourseCard } from '@/shared/entities/course';
import { FreeLessonCard } from '@/shared/ui/cards/LessonCard';
import { hueOf } from '@/shared/ui/subjects';

/** Path, below the locale, of what a course lets anybody watch: its first free lesson, else the course itself. */
export const freeLessonPath = ({ id, firstPreviewableLesson: lesson }: CourseCard): string =>
  lesson && lesson.id > 0 ? `/course/${id}/lesson/${lesson.id}` : `/course/${id}`;

/** A free course as the lesson to begin with. */
export function FreeCourseItem({ item: course }: { item: CourseCard }) {
  const hrefTo = useHrefTo();
  const lesson = course.firstPreviewableLesson?.title ?? '';
  return (
    <FreeLessonCard
      href={hrefTo(freeLessonPath(course))}
      title={lesson || course.title}
      hue={hueOf(course.subject?.key, course.subject?.id ?? course.id)}
      picture={course.picture.mediumUrl ?? course.picture.largeUrl}
      meta={lesson ? [course.title] : course.subject ? [course.subject.name] : []}
    />
  );
}
