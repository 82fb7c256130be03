import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { localePath } from '@/platform/locale/paths';
import { selectLocale } from '@/platform/locale/state';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { useDocumentHead } from '../head/useHead';
import { StatusPage } from './StatusPage';

export function NotFoundPage() {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const title = t('notFound.title');
  const text = t('notFound.text');
  useDocumentHead({ title, description: text, locale, path: null, regional: false });
  return (
    <StatusPage scene="search" title={title} text={text}>
      <ButtonLink href={localePath(locale, paths.home())}>{t('notFound.home')}</ButtonLink>
    </StatusPage>
  );
}
