/** What would be bought on a purchase page, what of it the visitor has already, and for how much. */
import type { Cart } from '@/core/cart/state';
import { isPresaleRefused, isRefusedAsOwned } from '@/core/orders/refusals';
import type { OrdersState } from '@/core/orders/state';
import type { BundleOption } from '@/shared/entities/bundleOption';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { collectionOwnership, type Ownership, ownershipOf } from '@/shared/entities/ownership';
import { type Choice, type Offer, offerOf } from './offer';
import { chosenItems, contentItems, isClosed, leftToChoose, type OrderItem } from './orderItems';

export interface Purchase {
  collection: CheckoutCollection;
  /** What is bought: the chosen items of a bundle that are new to the visitor, else everything in the collection. */
  items: readonly OrderItem[];
  contents: readonly OrderItem[];
  /** Of all that was chosen; null where something of it is new to the visitor. */
  ownership: Ownership;
  /** How many of a bundle must still be chosen, below 0 how many too many are. */
  left: number;
  /** Null where no price is known. */
  offer: Offer | null;
}

interface PurchaseInputs {
  collection: CheckoutCollection;
  /** Null: not known. */
  options: readonly BundleOption[] | null;
  cart: Cart;
  choice: Choice;
  /** What the server said by refusing orders. */
  refusals: OrdersState['refusals'];
  /** Epoch milliseconds. */
  now: number;
  regionCurrency: string;
}

/** An early price that the server refused is over, whatever the collection says. */
const withKnownPresale = (collection: CheckoutCollection, refusals: OrdersState['refusals']): CheckoutCollection =>
  isPresaleRefused(refusals, collection.id) ? { ...collection, isPresaleExpired: true } : collection;

export function purchaseOf(inputs: PurchaseInputs): Purchase {
  const { options, cart, choice, refusals, now, regionCurrency } = inputs;
  const collection = withKnownPresale(inputs.collection, refusals);
  const contents = contentItems(collection);
  const isBundle = collection.kind === 'bundle';
  const inCart = cart.info.bundleId === collection.id ? cart.items : [];
  const chosen = isBundle ? chosenItems(collection, inCart, options) : contents;
  const known = isBundle ? ownershipOf(chosen.map((item) => item.ownership)) : collectionOwnership(collection);
  const fresh = isBundle ? chosen.filter((item) => item.ownership === null) : [];
  const ownership = known ?? (isRefusedAsOwned(refusals, collection.id, fresh) ? 'owned' : null);
  const items = isBundle && ownership === null ? fresh : chosen;
  return {
    collection,
    items,
    contents,
    ownership,
    left: leftToChoose(collection, items.length),
    offer: offerOf(collection, choice, items, { now, regionCurrency }),
  };
}

/** What can be ordered now; null for what is owned, takes nobody, is not completely chosen or has no price. */
export const payableOffer = ({ collection, ownership, left, offer }: Purchase): Offer | null =>
  collection.kind === 'bundles' || ownership !== null || isClosed(collection) || left !== 0 ? null : offer;
