import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectSite } from '@/platform/site/state';
import { slotState } from '@/shared/duck/keyedFetch';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { useScrollToFocus } from '@/shared/ui/layout/scrollIntoView';
import styles from './CampaignLinks.module.css';
import { selectMarquees } from './state';
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

const pages = { course: 'course', regularClass: 'regular_class' } as const;

/**
 * Links to the region's campaigns for one kind of content. Campaigns without a valid link are left out, and one to which the
 * page's line of news leads.
 */
export function CampaignLinks({ kind }: { kind: keyof typeof pages }) {
  const hrefOf = useDataHref();
  const { status, data } = useSelector(selectSite);
  const news = slotState(useSelector(selectMarquees), pages[kind]);
  const isNewsKnown = news.data !== null || news.status === 'failure';
  if ((!data && status !== 'failure') || !isNewsKnown)
    return (
      <Skeleton className={styles.row}>
        <Block className={styles.skeletonBlock} />
        <Block className={styles.skeletonBlock} />
      </Skeleton>
    );
  const newsHref = hrefOf(news.data?.marquee?.linkUrl ?? null);
  const campaigns = (data?.campaignLinks[kind] ?? [])
    .map(({ title, url }) => ({ title, href: hrefOf(url) }))
    .filter(({ title, href }) => title !== '' && href !== '' && href !== newsHref);
  return campaigns.length > 0 && <CampaignRow campaigns={campaigns} />;
}
