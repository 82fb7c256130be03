import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { cx } from '@/shared/ui/cx';
import { NightPicture } from './nightPicture';
import styles from './StartPanel.module.css';

/** Shown to members without a next lesson, in the place and with the height of it. */
export function StartPanel() {
  const { t } = useTranslation('home');
  const path = useLocalePath();
  return (
    <div className={cx(styles.panel, 'night')}>
      <Suspense>
        <NightPicture />
      </Suspense>
      <div className={styles.words}>
        <h2>{t('start.title')}</h2>
        <p className="muted">{t('start.text')}</p>
        <div className={styles.actions}>
          <ButtonLink variant="lit" href={path(paths.topics())}>
            {t('offerings.live')}
          </ButtonLink>
          <ButtonLink variant="night" href={path(paths.courses())}>
            {t('offerings.course')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
