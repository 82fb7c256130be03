import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/actions/Button';
import { StatusPage } from './StatusPage';

/** The page after an error that one reload did not fix. */
export function ErrorPage() {
  const { t } = useTranslation('common');
  return (
    <StatusPage role="alert" scene="cable" title={t('errorPage.title')} text={t('errorPage.text')}>
      <Button onClick={() => window.location.reload()}>{t('errorPage.reload')}</Button>
    </StatusPage>
  );
}
