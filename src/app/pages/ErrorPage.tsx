import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/actions/Button';
import { StatusPage } from './StatusPage';
import { useIsSiteAway } from './useIsSiteAway';

const reload = () => window.location.reload();

/** The page after an error that one reload did not fix. */
export function ErrorPage() {
  const { t } = useTranslation('common');
  return (
    <StatusPage role="alert" scene="cable" title={t('errorPage.title')} text={t('errorPage.text')}>
      <Button onClick={reload}>{t('errorPage.reload')}</Button>
    </StatusPage>
  );
}

/** The page whose code did not load. While the site does not respond it says so, and loads again as soon as it does. */
export function MissingCodePage() {
  const { t } = useTranslation('common');
  const isAway = useIsSiteAway(reload);
  if (!isAway) return <ErrorPage />;
  return (
    <StatusPage role="alert" scene="cable" title={t('offline.now')} text={t('offline.page')}>
      <Button onClick={reload}>{t('ui.retry')}</Button>
    </StatusPage>
  );
}
