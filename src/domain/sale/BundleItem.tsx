import { memo } from 'react';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { CheckoutCollection, OfferedBundle } from '@/shared/entities/checkout';
import { BundleCard } from '@/shared/ui/cards/BundleCard';
import { hueOf } from '@/shared/ui/subjects';
import { salePath } from './sale';
import { usePrice } from './usePrice';

interface BundleItemProps {
  /** Without a collection, the item is one of several bundles that are offered together. */
  item: OfferedBundle & { checkoutCollection?: CheckoutCollection | null };
  /** "8 to choose from"; '' when it is unknown. */
  size: string;
}

/** A bundle or prepack in a list; links to where it is chosen from or bought. */
export const BundleItem = memo(function BundleItem({ item, size }: BundleItemProps) {
  const { id, name, picture, checkoutCollection = null } = item;
  const hrefTo = useHrefTo();
  const price = usePrice()(checkoutCollection);
  return (
    <BundleCard
      href={hrefTo(salePath({ kind: checkoutCollection?.kind ?? 'bundle', id }))}
      title={name}
      hue={hueOf(null, id)}
      picture={picture}
      meta={size ? [size] : []}
      {...(price ? { price: { now: price.now, was: price.was, per: price.per, free: price.free } } : {})}
    />
  );
});
