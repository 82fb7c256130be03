import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useContactProp } from '@/core/contact/useContactProp';
import { ErrorState } from '@/shared/ui/content/State';
import { courseDetail, selectCourseDetail } from './state';

/** The course of an address, null until it is there; whoever asks for help on its page is asking about it. */
export function useOpenCourse(id: string | undefined) {
  useContactProp('context', `course:${id}`);
  const { status, data } = useSelector(selectCourseDetail);
  return { status, course: data && String(data.id) === id ? data : null };
}

/** Stands for a page whose course is not there: its skeleton, or what happened and Retry. */
export function MissingCourse({ id, skeleton }: { id: string | undefined; skeleton: ReactNode }) {
  const { t } = useTranslation('course');
  const dispatch = useDispatch();
  const { status } = useSelector(selectCourseDetail);
  if (status !== 'failure') return skeleton;
  const retry = () => dispatch(courseDetail.request({ id: Number(id) }));
  return <ErrorState headingLevel={1} title={t('error.title')} text={t('error.text')} onRetry={retry} />;
}
