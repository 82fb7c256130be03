import { type ComponentType, memo } from 'react';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { CourseCard } from '@/shared/entities/course';
import { FreeLessonCard, type FreeLessonCardProps } from '@/shared/ui/cards/LessonCard';
import { courseHue } from './courseLook';
import { freeLessonPath } from './freeLessonPath';

interface FreeCourseItemProps {
  item: CourseCard;
  /** How it looks; default: a card that is a row on phones. */
  Card?: ComponentType<FreeLessonCardProps>;
}

/** A free course in a list; links to its first lesson. */
export const FreeCourseItem = memo(function FreeCourseItem({
  item: course,
  Card = FreeLessonCard,
}: FreeCourseItemProps) {
  const hrefTo = useHrefTo();
  const lesson = course.firstPreviewableLesson?.title ?? '';
  return (
    <Card
      href={hrefTo(freeLessonPath(course))}
      title={lesson || course.title}
      hue={courseHue(course)}
      picture={course.picture}
      meta={lesson ? [course.title] : course.subject ? [course.subject.name] : []}
    />
  );
});
