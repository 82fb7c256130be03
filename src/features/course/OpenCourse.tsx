import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useContactProp } from '@/platform/contact/useContactProp';
import { useRetryPage } from '@/platform/navigation/useRetryPage';
import { ErrorState } from '@/shared/ui/content/State';
import type { Elements } from '@/shared/ui/elements';
import { selectCourseDetail } from './state';

/** Returns the course of an address, null until it has loaded; also sets it as the subject of the help widget. */
export function useOpenCourse(id: string | undefined) {
  useContactProp('context', `course:${id}`);
  const { status, data } = useSelector(selectCourseDetail);
  return { status, course: data && String(data.id) === id ? data : null };
}

/** Shown while a page's course is missing: its skeleton, or an error with Retry. */
export function MissingCourse({ skeleton }: { skeleton: Elements }) {
  const { t } = useTranslation('course');
  const retry = useRetryPage();
  const { status } = useSelector(selectCourseDetail);
  if (status !== 'failure') return skeleton;
  return <ErrorState headingLevel={1} title={t('error.title')} text={t('error.text')} onRetry={retry} />;
}
