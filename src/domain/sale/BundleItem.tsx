import { type ComponentType, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { CheckoutCollection, OfferedBundle } from '@/shared/entities/checkout';
import { collectionOwnership } from '@/shared/entities/ownership';
import { BundleCard, type BundleCardProps } from '@/shared/ui/cards/BundleCard';
import { hueOf } from '@/shared/ui/subjects';
import { salePath } from './sale';
import { usePrice } from './usePrice';

interface BundleItemProps {
  /** Without a collection, the item is one of several bundles that are offered together. */
  item: OfferedBundle & { checkoutCollection?: CheckoutCollection | null };
  /** "8 to choose from"; '' when it is unknown. */
  size: string;
  /** How it looks; default: a card below its picture. */
  Card?: ComponentType<BundleCardProps>;
}

/** A bundle or prepack in a list; links to where it is chosen from or bought. */
export const BundleItem = memo(function BundleItem({ item, size, Card = BundleCard }: BundleItemProps) {
  const { id, name, picture, checkoutCollection = null } = item;
  const hrefTo = useHrefTo();
  const { t } = useTranslation('common');
  const isOwned = checkoutCollection !== null && collectionOwnership(checkoutCollection) !== null;
  const price = usePrice()(isOwned ? null : checkoutCollection);
  return (
    <Card
      href={hrefTo(salePath({ kind: checkoutCollection?.kind ?? 'bundle', id }))}
      title={name}
      hue={hueOf(null, id)}
      picture={picture}
      night
      meta={size ? [size] : []}
      {...(isOwned ? { badge: { kind: 'completed', label: t('cards.owned') } } : {})}
      {...(price ? { price: { ...price, save: undefined } } : {})}
    />
  );
});
