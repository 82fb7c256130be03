import { memo } from 'react';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { CourseCard } from '@/shared/entities/course';
import { FreeLessonCard } from '@/shared/ui/cards/LessonCard';
import { courseHue } from './courseLook';
import { freeLessonPath } from './freeLessonPath';

/** A free course in a list; links to its first lesson. */
export const FreeCourseItem = memo(function FreeCourseItem({ item: course }: { item: CourseCard }) {
  const hrefTo = useHrefTo();
  const lesson = course.firstPreviewableLesson?.title ?? '';
  return (
    <FreeLessonCard
      href={hrefTo(freeLessonPath(course))}
      title={lesson || course.title}
      hue={courseHue(course)}
      picture={course.picture}
      meta={lesson ? [course.title] : course.subject ? [course.subject.name] : []}
    />
  );
});
