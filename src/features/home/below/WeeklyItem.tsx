import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrice } from '@/domain/sale/usePrice';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { RegularClass } from '@/shared/entities/liveTopic';
import { collectionOwnership } from '@/shared/entities/ownership';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Price } from '@/shared/ui/content/Price';
import { cx } from '@/shared/ui/cx';
import { hueOf } from '@/shared/ui/subjects';
import styles from './RegularClasses.module.css';
import { topicOf } from './weeklyClasses';

/** A weekly class of the home content: name, time, and price, which an owner does not see. */
export const WeeklyItem = memo(function WeeklyItem({ item }: { item: RegularClass }) {
  const hrefTo = useHrefTo();
  const { t } = useTranslation('common');
  const ownership = item.checkoutCollection && collectionOwnership(item.checkoutCollection);
  const price = usePrice()(ownership ? null : item.checkoutCollection);
  return (
    <article className={styles.weekly} {...hueOf(null, item.id)}>
      <h3>
        <AppLink className="rowTitle clamp2" href={hrefTo(paths.topic(topicOf(item)))}>
          {item.name}
        </AppLink>
      </h3>
      {item.frequency && <p className={styles.when}>{item.frequency}</p>}
      {ownership && <p className={styles.owned}>{t(ownership === 'booked' ? 'cards.booked' : 'cards.enrolled')}</p>}
      {price && <Price className={cx(styles.price)} {...price} save={undefined} />}
    </article>
  );
});
