import { useTranslation } from 'react-i18next';
import { useDuration } from '@/platform/clock/useDuration';
import type { Course } from '@/shared/entities/course';

/** Returns a function that formats "18 lessons, 6 h 20 min"; only the lessons when the length is unknown. */
export function useCourseSize(): (course: Course) => string {
  const { t } = useTranslation('course');
  const duration = useDuration();
  return (course) => {
    const lessons = t('lessons', { count: course.lessonsAmount });
    const { totalLessonsDuration: length } = course;
    return length > 0 ? t('size', { lessons, duration: duration(length) }) : lessons;
  };
}
