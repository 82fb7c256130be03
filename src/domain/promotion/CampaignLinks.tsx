import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSite } from '@/platform/site/state';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { useScrollToFocus } from '@/shared/ui/layout/scrollIntoView';
import styles from './CampaignLinks.module.css';
import { useDataHref } from './useDataHref';

interface Campaign {
  title: string;
  href: string;
}

function CampaignRow({ campaigns }: { campaigns: readonly Campaign[] }) {
  const { t } = useTranslation('common');
  const row = useRef<HTMLElement>(null);
  useScrollToFocus(row);
  return (
    <nav ref={row} className={styles.row} aria-label={t('promotions.campaigns')}>
      {campaigns.map(({ title, href }) => (
        <AppLink key={href} className={styles.link} href={href}>
          {title}
        </AppLink>
      ))}
    </nav>
  );
}

/** Links to the region's campaigns for one kind of content; campaigns without a valid link are left out. */
export function CampaignLinks({ kind }: { kind: 'course' | 'regularClass' }) {
  const hrefOf = useDataHref();
  const { status, data } = useSelector(selectSite);
  if (!data && status !== 'failure')
    return (
      <Skeleton className={styles.row}>
        <Block className={styles.skeletonBlock} />
        <Block className={styles.skeletonBlock} />
      </Skeleton>
    );
  const campaigns = (data?.campaignLinks[kind] ?? [])
    .map(({ title, url }) => ({ title, href: hrefOf(url) }))
    .filter(({ title, href }) => title !== '' && href !== '');
  return campaigns.length > 0 && <CampaignRow campaigns={campaigns} />;
}
