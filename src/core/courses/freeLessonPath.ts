import type { CourseCard } from '@/shared/entities/course';

/** Path, below the locale, of what a course lets anybody watch: its first free lesson, else the course itself. */
export const freeLessonPath = ({ id, firstPreviewableLesson: lesson }: CourseCard): string =>
  lesson && lesson.id > 0 ? `/course/${id}/lesson/${lesson.id}` : `/course/${id}`;
