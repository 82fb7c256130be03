import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/actions/Button';
import { Scene } from '@/shared/ui/brand/Scene';
import styles from './StatusPage.module.css';

/** The page after an error that one reload did not fix. */
export function ErrorPage() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.page} role="alert">
      <Scene kind="cable" />
      <h1>{t('errorPage.title')}</h1>
      <p>{t('errorPage.text')}</p>
      <Button onClick={() => window.location.reload()}>{t('errorPage.reload')}</Button>
    </div>
  );
}
