import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useContactProp } from '@/core/contact/useContactProp';
import { ErrorState } from '@/shared/ui/content/State';
import { hueOf } from '@/shared/ui/subjects';
import { LessonScreen } from '../components/LessonScreen';
import { LessonSkeleton } from '../components/LessonSkeleton';
import { courseDucks, enterCourse } from '../entry';
import { type CourseSlice, courseDetail, selectCourse, selectCourseDetail, selectCourseMissing } from '../state';

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

/** No such course, or no such lesson in it. */
export const notFound = (root: CourseSlice, params: LessonParams['params']) =>
  selectCourseMissing(root) || lessonOf(root, params)?.lesson === null;

export const head = (t: i18n['t'], root: CourseSlice, params: LessonParams['params']) => {
  const found = lessonOf(root, params);
  if (!found?.lesson) return { title: t('title', { ns: 'course' }) };
  return { title: found.lesson.title, description: found.course.title };
};

export default function CourseLessonPage({ params }: LessonParams) {
  const { t } = useTranslation('course');
  const dispatch = useDispatch();
  useContactProp('context', `course:${params.id}`);
  const { status } = useSelector(selectCourseDetail);
  const course = useSelector(selectCourse);
  const lesson = course?.lessons.find((one) => String(one.id) === params.lessonId);
  if (!course || String(course.id) !== params.id || !lesson) {
    if (status !== 'failure') return <LessonSkeleton />;
    const retry = () => dispatch(courseDetail.request({ id: Number(params.id) }));
    return <ErrorState headingLevel={1} title={t('error.title')} text={t('error.text')} onRetry={retry} />;
  }
  return (
    <div {...hueOf(course.subject?.key, course.subject?.id ?? course.id)}>
      <LessonScreen course={course} lesson={lesson} />
    </div>
  );
}
