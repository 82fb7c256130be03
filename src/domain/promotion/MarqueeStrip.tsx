import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { slotState } from '@/shared/duck/keyedFetch';
import { joinLabel } from '@/shared/lib/joinNames';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { Icon } from '@/shared/ui/Icon';
import styles from './MarqueeStrip.module.css';
import { type PromotedPage, selectMarquees } from './state';
import { useDataHref } from './useDataHref';

/** One line of news; optional, so it has no error state. */
export function MarqueeStrip({ page }: { page: PromotedPage }) {
  const { t } = useTranslation('common');
  const hrefOf = useDataHref();
  const { status, data } = slotState(useSelector(selectMarquees), page);
  if (!data && status !== 'failure')
    return (
      <Skeleton>
        <Block className={styles.marqueeSkeleton} />
      </Skeleton>
    );
  const marquee = data?.marquee;
  if (!marquee?.text) return null;
  const href = hrefOf(marquee.linkUrl);
  return (
    <aside className={styles.marquee}>
      <Icon icon={Megaphone} size={20} />
      <p className="wholeWords">{marquee.text}</p>
      {href && (
        <AppLink href={href}>
          <span>{t('promotions.open')}</span>
          <span className="srOnly">{joinLabel('', marquee.text)}</span>
        </AppLink>
      )}
    </aside>
  );
}
