import { breadcrumbsBelow, courseCrumb, coursesCrumb } from '@/domain/prerender/describedPage';
import { definePageBuild } from '@/domain/prerender/pageBuild';
import { isoDuration } from '@/domain/prerender/things';
import { isLessonFree } from '@/shared/entities/courseLesson';
import type { RouteParams } from '@/shared/routing/page';
import { paths } from '@/shared/routing/paths';
import { type CourseSlice, selectCourse } from '../state';

export default definePageBuild({
  content(root: CourseSlice, { lessonId }: RouteParams) {
    const course = selectCourse(root);
    const lesson = course?.lessons.find(({ id }) => String(id) === lessonId);
    return course && lesson ? { course, lesson } : null;
  },
  describe({ course, lesson }, page) {
    const timeRequired = isoDuration(lesson.duration);
    return [
      {
        '@type': 'LearningResource',
        name: lesson.title,
        url: page.urlOf(page.path),
        inLanguage: page.language,
        isAccessibleForFree: isLessonFree(lesson),
        isPartOf: { '@type': 'Course', name: course.title, url: page.urlOf(paths.course(course.id)) },
        ...(timeRequired ? { timeRequired } : {}),
      },
      breadcrumbsBelow(page, coursesCrumb(page), courseCrumb(course), [lesson.title, page.path]),
    ];
  },
  parent: paths.course,
  firstReads: (id) => [{ endpoint: 'course', path: { id } }],
});
