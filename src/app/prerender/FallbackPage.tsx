import { useTranslation } from 'react-i18next';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { PageSkeleton } from '../pages/PageSkeleton';
import { StatusPage } from '../pages/StatusPage';
import { buildOf, openingRoutes } from './pageBuilds';

/** By name, each once. */
const openings = Object.fromEntries(
  openingRoutes.flatMap((route) => {
    const { opening } = buildOf(route);
    return opening ? [[opening.name, <opening.Words key={opening.name} />]] : [];
  }),
);

/**
 * The page for addresses without HTML of their own: a skeleton until the app starts, with the opening of the pages that
 * have one, and a message for browsers without scripts.
 */
export function FallbackPage() {
  const { t } = useTranslation('common');
  const path = useLocalePath();
  return (
    <>
      <noscript>
        <StatusPage scene="cable" title={t('noScript.title')} text={t('noScript.text')}>
          <ButtonLink href={path(paths.home())}>{t('notFound.home')}</ButtonLink>
        </StatusPage>
      </noscript>
      <PageSkeleton openings={openings} />
    </>
  );
}
