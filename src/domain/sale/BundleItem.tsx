import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { CheckoutCollection, OfferedBundle } from '@/shared/entities/checkout';
import { BundleCard } from '@/shared/ui/cards/BundleCard';
import { hueOf } from '@/shared/ui/subjects';
import { salePath } from './sale';
import { usePrice } from './usePrice';

interface BundleItemProps {
  /** Without a collection, the item is one of several bundles that are offered together. */
  item: OfferedBundle & { checkoutCollection?: CheckoutCollection | null };
  /** "8 to choose from". */
  meta: readonly string[];
}

/** A bundle or prepack in a list; links to where it is chosen from or bought. */
export function BundleItem({ item, meta }: BundleItemProps) {
  const { id, name, picture, checkoutCollection = null } = item;
  const hrefTo = useHrefTo();
  const price = usePrice()(checkoutCollection);
  return (
    <BundleCard
      href={hrefTo(salePath({ kind: checkoutCollection?.kind ?? 'bundle', id }))}
      title={name}
      hue={hueOf(null, id)}
      picture={picture}
      meta={meta}
      {...(price ? { price: { now: price.now, was: price.was, per: price.per, free: price.free } } : {})}
    />
  );
}
