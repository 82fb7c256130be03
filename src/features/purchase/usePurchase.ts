import { useSelector } from 'react-redux';
import { type CartSlice, selectCart } from '@/core/cart/state';
import { type CheckoutSlice, selectBundleOptions, selectCollectionDetail } from '@/core/checkout/state';
import { useSaleTime } from '@/core/checkout/useSaleTime';
import { selectRegion } from '@/core/locale/reducer';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { regions } from '@/shared/i18n/locales';
import { type Offer, offerOf } from './offer';
import { type PurchaseSlice, selectChoice } from './state';
import { chosenOf, contentsOf, type Thing } from './things';

export interface Purchase {
  collection: CheckoutCollection;
  /** What is bought: the chosen things of a bundle, else everything in it. */
  things: readonly Thing[];
  contents: readonly Thing[];
  /** Null where no price is known. */
  offer: Offer | null;
  /** How often prices have to be looked at, in milliseconds. */
  step: number;
}

/** What would be bought now, and for what; null until the collection is there. */
export function usePurchase(id: number): Purchase | null {
  const { data: collection } = useSelector((root: CheckoutSlice) => selectCollectionDetail(root, id));
  const { data: options } = useSelector((root: CheckoutSlice) => selectBundleOptions(root, id));
  const cart = useSelector((root: CartSlice) => selectCart(root));
  const choice = useSelector((root: PurchaseSlice) => selectChoice(root, id));
  const regionCurrency = regions[useSelector(selectRegion)].currency;
  const { now, step } = useSaleTime(collection);
  if (!collection) return null;
  const isBundle = collection.kind === 'bundle';
  const chosen = cart.info.bundleId === id ? cart.items : [];
  const contents = contentsOf(collection);
  const things = isBundle ? chosenOf(collection, chosen, options) : contents;
  return { collection, things, contents, offer: offerOf(collection, choice, things, { now, regionCurrency }), step };
}
