import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useContactProp } from '@/platform/contact/useContactProp';
import { ErrorState } from '@/shared/ui/content/State';
import { courseDetail, selectCourseDetail } from './state';

/** Returns the course of an address, null until it has loaded; also sets it as the subject of the help widget. */
export function useOpenCourse(id: string | undefined) {
  useContactProp('context', `course:${id}`);
  const { status, data } = useSelector(selectCourseDetail);
  return { status, course: data && String(data.id) === id ? data : null };
}

/** Shown while a page's course is missing: its skeleton, or an error with Retry. */
export function MissingCourse({ id, skeleton }: { id: string | undefined; skeleton: ReactNode }) {
  const { t } = useTranslation('course');
  const dispatch = useDispatch();
  const { status } = useSelector(selectCourseDetail);
  if (status !== 'failure') return skeleton;
  const retry = () => dispatch(courseDetail.request({ id: Number(id) }));
  return <ErrorState headingLevel={1} title={t('error.title')} text={t('error.text')} onRetry={retry} />;
}
