import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useRetryPage } from '@/platform/navigation/useRetryPage';
import type { InstructorDetail } from '@/shared/entities/instructor';
import type { RouteParams } from '@/shared/routing/page';
import { Bar, Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { ErrorState } from '@/shared/ui/content/State';
import { cx } from '@/shared/ui/cx';
import type { Elements } from '@/shared/ui/elements';
import styles from './InstructorHeader.module.css';
import { type InstructorSlice, selectInstructorDetail, selectInstructorOf } from './state';

function InstructorSkeleton() {
  const { t } = useTranslation('instructors');
  return (
    <div className={cx('night', styles.band)}>
      <div className={cx('wrap', styles.header)}>
        <Block className={styles.portrait} />
        <div className={styles.skeleton}>
          <h1 className="srOnly">{t('detail.title')}</h1>
          <Skeleton className={styles.skeleton}>
            <Bar width={60} />
            <Bar width={45} />
          </Skeleton>
        </div>
      </div>
    </div>
  );
}

interface OpenInstructorProps {
  /** Of the address. */
  params: RouteParams;
  children: (detail: InstructorDetail) => Elements;
}

/** Renders its children once the instructor has loaded; until then a skeleton, or an error. */
export function OpenInstructor({ params, children }: OpenInstructorProps) {
  const { t } = useTranslation(['instructors', 'common']);
  const retry = useRetryPage();
  const { status } = useSelector(selectInstructorDetail);
  const detail = useSelector((root: InstructorSlice) => selectInstructorOf(root, params));
  if (detail) return children(detail);
  if (status !== 'failure') return <InstructorSkeleton />;
  return <ErrorState headingLevel={1} title={t('detail.error')} text={t('common:errors.generic')} onRetry={retry} />;
}
