import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { useContactProp } from '@/core/contact/useContactProp';
import { useLocalePath } from '@/core/locale/useLocalePath';
import { isPurchased } from '@/shared/entities/enrolment';
import { ErrorState } from '@/shared/ui/content/State';
import { hueOf } from '@/shared/ui/subjects';
import { courseDucks, enterCourse } from '../entry';
import { LessonScreen } from '../lesson/LessonScreen';
import { LessonSkeleton } from '../lesson/LessonSkeleton';
import { lessonPath } from '../lessons';
import { type CourseSlice, courseDetail, selectCourse, selectCourseDetail, selectLessonMissing } from '../state';

export const ducks = courseDucks;
export const enter = enterCourse;

interface LessonParams {
  params: Readonly<Record<string, string>>;
}

const lessonOf = (root: CourseSlice, { id, lessonId }: LessonParams['params']) => {
  const course = selectCourse(root);
  if (!course || String(course.id) !== id) return null;
  return { course, lesson: course.lessons.find((one) => String(one.id) === lessonId) ?? null };
};

export const notFound = selectLessonMissing;

export const head = (t: i18n['t'], root: CourseSlice, params: LessonParams['params']) => {
  const found = lessonOf(root, params);
  if (!found?.lesson) return { title: t('title', { ns: 'course' }) };
  return { title: found.lesson.title, description: found.course.title };
};

export default function CourseLessonPage({ params }: LessonParams) {
  const { t } = useTranslation('course');
  const dispatch = useDispatch();
  useContactProp('context', `course:${params.id}`);
  const path = useLocalePath();
  const location = useLocation();
  const { status } = useSelector(selectCourseDetail);
  const course = useSelector(selectCourse);
  const lesson = course?.lessons.find((one) => String(one.id) === params.lessonId);
  if (!course || String(course.id) !== params.id || !lesson) {
    if (status !== 'failure') return <LessonSkeleton />;
    const retry = () => dispatch(courseDetail.request({ id: Number(params.id) }));
    return <ErrorState headingLevel={1} title={t('error.title')} text={t('error.text')} onRetry={retry} />;
  }
  if (isPurchased(course)) {
    const { search, hash } = location;
    return (
      <Navigate replace to={{ pathname: path(lessonPath(course, lesson.id)), search, hash }} state={location.state} />
    );
  }
  return (
    <div {...hueOf(course.subject?.key, course.subject?.id ?? course.id)}>
      <LessonScreen course={course} lesson={lesson} />
    </div>
  );
}
