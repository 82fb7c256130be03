import { useTranslation } from 'react-i18next';
import { useLocalePath } from '@/core/locale/useLocalePath';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Scene } from '@/shared/ui/brand/Scene';
import { PageSkeleton } from './PageSkeleton';
import styles from './StatusPage.module.css';

/** Of every address without HTML of its own: a skeleton until the app has started, words for who has no scripts. */
export function FallbackPage() {
  const { t } = useTranslation('common');
  const path = useLocalePath();
  return (
    <>
      <noscript>
        <div className={styles.page}>
          <Scene kind="cable" />
          <h1>{t('noScript.title')}</h1>
          <p>{t('noScript.text')}</p>
          <ButtonLink href={path('/')}>{t('notFound.home')}</ButtonLink>
        </div>
      </noscript>
      <PageSkeleton />
    </>
  );
}
