import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrice } from '@/domain/sale/usePrice';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { RegularClass } from '@/shared/entities/liveTopic';
import { collectionOwnership } from '@/shared/entities/ownership';
import { paths } from '@/shared/routing/paths';
import { LiveTopicCard } from '@/shared/ui/cards/LiveTopicCard';
import { hueOf } from '@/shared/ui/subjects';

/** A weekly class of the home content: name, time, and price, which an owner does not see. */
export const RegularClassItem = memo(function RegularClassItem({ item }: { item: RegularClass }) {
  const hrefTo = useHrefTo();
  const { t } = useTranslation('common');
  const ownership = item.checkoutCollection && collectionOwnership(item.checkoutCollection);
  const price = usePrice()(ownership ? null : item.checkoutCollection);
  return (
    <LiveTopicCard
      href={hrefTo(paths.topic(item.checkoutCollection?.liveTopicId ?? item.id))}
      title={item.name}
      hue={hueOf(null, item.id)}
      picture={item.pictureUrl}
      {...(ownership
        ? { badge: { kind: 'completed', label: t(ownership === 'booked' ? 'cards.booked' : 'cards.enrolled') } }
        : {})}
      {...(item.frequency ? { when: item.frequency } : {})}
      {...(price ? { price: { ...price, save: undefined } } : {})}
    />
  );
});
