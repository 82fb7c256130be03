import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSiteInfo } from '@/platform/site/state';
import { AppLink } from '@/shared/ui/actions/AppLink';
import styles from './CampaignLinks.module.css';
import { useDataHref } from './useDataHref';

/** Links to the region's campaigns for one kind of content; campaigns without a valid link are left out. */
export function CampaignLinks({ kind }: { kind: 'course' | 'regularClass' }) {
  const { t } = useTranslation('common');
  const hrefOf = useDataHref();
  const links = (useSelector(selectSiteInfo)?.campaignLinks[kind] ?? [])
    .map(({ title, url }) => ({ title, href: hrefOf(url) }))
    .filter(({ title, href }) => title !== '' && href !== '');
  if (links.length === 0) return null;
  return (
    <nav className={styles.row} aria-label={t('promotions.campaigns')}>
      {links.map(({ title, href }) => (
        <AppLink key={href} className={styles.link} href={href}>
          {title}
        </AppLink>
      ))}
    </nav>
  );
}
