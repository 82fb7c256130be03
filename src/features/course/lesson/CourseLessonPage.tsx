import type { i18n } from 'i18next';
import { useLocation } from 'react-router-dom';
import { courseHue, coursePicture } from '@/domain/course/courseLook';
import { downloadsDuck } from '@/domain/download/saga';
import { notesDuck } from '@/domain/notes/saga';
import { LazyPlayer } from '@/domain/progress/Player';
import { ratingsDuck } from '@/domain/rating/saga';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { Redirect } from '@/platform/navigation/Redirect';
import { isPurchased } from '@/shared/entities/enrolment';
import { excerptOf } from '@/shared/lib/plainText';
import type { PageProps, RouteParams } from '@/shared/routing/page';
import { announcementsDuck } from '../announcements/saga';
import { enterCourse } from '../enter';
import { lessonPath } from '../lessons';
import { MissingCourse, useOpenCourse } from '../OpenCourse';
import { courseDuck } from '../saga';
import { type CourseSlice, selectCourse, selectLessonMissing } from '../state';
import { LessonScreen } from './LessonScreen';
import { LessonSkeleton } from './LessonSkeleton';

export const ducks = [announcementsDuck, courseDuck, downloadsDuck, notesDuck, ratingsDuck];
export const enter = enterCourse;
export const beside = [LazyPlayer];

const lessonOf = (root: CourseSlice, { id, lessonId }: RouteParams) => {
  const course = selectCourse(root);
  if (!course || String(course.id) !== id) return null;
  return { course, lesson: course.lessons.find((one) => String(one.id) === lessonId) ?? null };
};

export const notFound = selectLessonMissing;

export const head = (t: i18n['t'], root: CourseSlice, params: RouteParams) => {
  const found = lessonOf(root, params);
  if (!found?.lesson) return { title: t('title', { ns: 'course' }) };
  const { course, lesson } = found;
  const image = coursePicture(course);
  return {
    title: `${lesson.title} | ${course.title}`,
    description:
      excerptOf(lesson.content || lesson.detailInfo) || (course.metaDescription ?? excerptOf(course.description)),
    ...(image ? { imageUrl: image } : {}),
  };
};

export default function CourseLessonPage({ params }: PageProps) {
  const path = useLocalePath();
  const { search, hash } = useLocation();
  const { course } = useOpenCourse(params.id);
  const lesson = course?.lessons.find((one) => String(one.id) === params.lessonId);
  if (!course || !lesson) return <MissingCourse skeleton={<LessonSkeleton />} />;
  if (isPurchased(course)) return <Redirect to={{ pathname: path(lessonPath(course, lesson.id)), search, hash }} />;
  return (
    <div {...courseHue(course)}>
      <LessonScreen course={course} lesson={lesson} />
    </div>
  );
}
