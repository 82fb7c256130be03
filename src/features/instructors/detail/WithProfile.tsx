import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useRetryPage } from '@/platform/navigation/useRetryPage';
import type { InstructorProfile } from '@/shared/entities/instructor';
import { Bar, Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { ErrorState } from '@/shared/ui/content/State';
import { cx } from '@/shared/ui/cx';
import type { Elements } from '@/shared/ui/elements';
import styles from './Profile.module.css';
import { profileOf, selectProfileState } from './state';

function ProfileSkeleton() {
  const { t } = useTranslation('instructors');
  return (
    <div className={cx('night', styles.band)}>
      <div className={cx('wrap', styles.profile)}>
        <Block className={styles.portrait} />
        <div className={styles.skeleton}>
          <h1 className="srOnly">{t('profile.title')}</h1>
          <Skeleton className={styles.skeleton}>
            <Bar width={60} />
            <Bar width={45} />
          </Skeleton>
        </div>
      </div>
    </div>
  );
}

interface WithProfileProps {
  /** Id from the address. */
  id: string | undefined;
  children: (profile: InstructorProfile) => Elements;
}

/** Renders its children once the instructor has loaded; until then a skeleton, or an error. */
export function WithProfile({ id, children }: WithProfileProps) {
  const { t } = useTranslation(['instructors', 'common']);
  const retry = useRetryPage();
  const state = useSelector(selectProfileState);
  const profile = profileOf(state, id);
  if (profile) return children(profile);
  if (state.status !== 'failure') return <ProfileSkeleton />;
  return <ErrorState headingLevel={1} title={t('profile.error')} text={t('common:errors.generic')} onRetry={retry} />;
}
