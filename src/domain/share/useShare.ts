import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { alertShown } from '@/platform/messages/state';
import { shareLink } from '@/shared/lib/shareLink';

/** Returns a function that shares a page of this language by its path below the locale, and shows the outcome. */
export function useShare() {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const localPath = useLocalePath();
  return async (path: string, title: string): Promise<void> => {
    const link = new URL(localPath(path), window.location.origin).href;
    const outcome = await shareLink(link, title);
    if (outcome === 'copied') dispatch(alertShown(t('share.copied'), 'success'));
    if (outcome === 'failed') dispatch(alertShown(t('share.failed', { link }), 'error'));
  };
}
