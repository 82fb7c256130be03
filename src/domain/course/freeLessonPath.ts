import type { CourseCard } from '@/shared/entities/course';
import { paths } from '@/shared/routing/paths';

/** Returns the path, below the locale, of a course's first free lesson, or of the course when it has none. */
export const freeLessonPath = ({ id, firstPreviewableLesson: lesson }: CourseCard): string =>
  lesson && lesson.id > 0 ? paths.courseLesson(id, lesson.id) : paths.course(id);
