import { useTranslation } from 'react-i18next';
import type { Course } from '@/shared/entities/course';
import { percentOf } from '@/shared/lib/percent';
import { ProgressBar } from '@/shared/ui/content/ProgressBar';
import { courseProgress } from './lessons';
import styles from './Progress.module.css';

/** Shows a student's progress in a course: lessons completed, and the share of the whole. */
export function Progress({ course }: { course: Course }) {
  const { t } = useTranslation(['course', 'common']);
  const { done, total, ratio } = courseProgress(course);
  const count = t('offer.done', { done, count: total });
  return (
    <div className={styles.progress}>
      {/* The bar says both. */}
      <p aria-hidden="true">
        <span>{count}</span>
        <span>{t('cards.watched', { ns: 'common', percent: percentOf(ratio) })}</span>
      </p>
      <ProgressBar value={ratio} label={count} />
    </div>
  );
}
