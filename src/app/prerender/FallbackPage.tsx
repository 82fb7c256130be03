import { useTranslation } from 'react-i18next';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Scene } from '@/shared/ui/brand/Scene';
import { PageSkeleton } from '../pages/PageSkeleton';
import styles from '../pages/StatusPage.module.css';
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
        <div className={styles.page}>
          <Scene kind="cable" />
          <h1>{t('noScript.title')}</h1>
          <p>{t('noScript.text')}</p>
          <ButtonLink href={path(paths.home())}>{t('notFound.home')}</ButtonLink>
        </div>
      </noscript>
      <PageSkeleton openings={openings} />
    </>
  );
}
