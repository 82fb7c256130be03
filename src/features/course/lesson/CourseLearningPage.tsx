import type { i18n } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { courseHue, coursePicture } from '@/domain/course/courseLook';
import { downloadsDuck } from '@/domain/download/saga';
import { notesDuck } from '@/domain/notes/saga';
import { LazyPlayer } from '@/domain/progress/Player';
import { ratingsDuck } from '@/domain/rating/saga';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { Redirect } from '@/platform/navigation/Redirect';
import type { Course } from '@/shared/entities/course';
import { isPurchased } from '@/shared/entities/enrolment';
import type { PageProps, RouteParams } from '@/shared/routing/page';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { EmptyState } from '@/shared/ui/content/State';
import { announcementsDuck } from '../announcements/saga';
import { enterCourse } from '../enter';
import { continueLesson, listedLessons } from '../lessons';
import { MissingCourse, useOpenCourse } from '../OpenCourse';
import { courseDuck } from '../saga';
import { type CourseSlice, selectCourse, selectLessonMissing } from '../state';
import { LessonScreen } from './LessonScreen';
import { LessonSkeleton } from './LessonSkeleton';

export const ducks = [announcementsDuck, courseDuck, downloadsDuck, notesDuck, ratingsDuck];
export const enter = enterCourse;
export const beside = [LazyPlayer];
export const notFound = selectLessonMissing;

export const head = (t: i18n['t'], root: CourseSlice, params: RouteParams) => {
  const course = selectCourse(root);
  if (!course || String(course.id) !== params.id) return { title: t('title', { ns: 'course' }) };
  const lesson = course.lessons.find(({ id }) => String(id) === params.lessonId);
  const image = coursePicture(course);
  return {
    ...(lesson ? { title: lesson.title, description: course.title } : { title: course.title }),
    ...(image ? { imageUrl: image } : {}),
  };
};

/** Shows the lesson of the address; without one, the lesson where the student continued when the page was opened. */
function Learning({ course, lessonId }: { course: Course; lessonId: string | undefined }) {
  const { t } = useTranslation('course');
  const path = useLocalePath();
  const [continueId] = useState(() => (continueLesson(course) ?? listedLessons(course)[0])?.id);
  const lesson = course.lessons.find(({ id }) => (lessonId ? String(id) === lessonId : id === continueId));
  if (lesson) return <LessonScreen course={course} lesson={lesson} />;
  return (
    <EmptyState
      headingLevel={1}
      title={t('learning.emptyTitle')}
      text={t('learning.emptyText')}
      action={<ButtonLink href={path(paths.course(course.id))}>{t('lesson.toCourse')}</ButtonLink>}
    />
  );
}

/** The page where a student learns a course; visitors who do not own it are redirected to the course page. */
export default function CourseLearningPage({ params }: PageProps) {
  const path = useLocalePath();
  const { course, status } = useOpenCourse(params.id);
  if (course && isPurchased(course))
    return (
      <div {...courseHue(course)}>
        <Learning key={course.id} course={course} lessonId={params.lessonId} />
      </div>
    );
  // Data loaded for a guest does not say whether the user owns the course, so only current data redirects.
  if (course && status === 'success') return <Redirect to={path(paths.course(course.id))} />;
  return <MissingCourse skeleton={<LessonSkeleton />} />;
}
