import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrice } from '@/domain/sale/usePrice';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { RegularClass } from '@/shared/entities/liveTopic';
import { collectionOwnership } from '@/shared/entities/ownership';
import { paths } from '@/shared/routing/paths';
import { SmallCard } from '@/shared/ui/cards/SmallCard';
import { hueOf } from '@/shared/ui/subjects';
import { topicOf } from './weeklyClasses';

/** A weekly class of the home content: name, time, and price, which an owner does not see. */
export const WeeklyItem = memo(function WeeklyItem({ item }: { item: RegularClass }) {
  const { t } = useTranslation('common');
  const hrefTo = useHrefTo();
  const ownership = item.checkoutCollection && collectionOwnership(item.checkoutCollection);
  const price = usePrice()(ownership ? null : item.checkoutCollection);
  return (
    <SmallCard
      href={hrefTo(paths.topic(topicOf(item)))}
      title={item.name}
      hue={hueOf(null, item.id)}
      picture={item.pictureUrl}
      night
      meta={item.frequency ? [item.frequency] : []}
      {...(ownership
        ? { badge: { kind: 'completed', label: t(ownership === 'booked' ? 'cards.booked' : 'cards.enrolled') } }
        : {})}
      {...(price ? { price: { ...price, save: undefined } } : {})}
    />
  );
});
