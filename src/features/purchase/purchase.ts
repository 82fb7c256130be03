/** The items of a purchase page, the visitor's ownership of them, and the price. */
import { type Cart, type CartSlice, selectCart } from '@/domain/cart/state';
import { type OrdersSlice, type OrdersState, selectRefusals } from '@/domain/order/state';
import { type CheckoutSlice, selectBundleOptions, selectCollectionDetail } from '@/domain/sale/state';
import { type LocaleSlice, selectRegion } from '@/platform/locale/state';
import type { BundleOption } from '@/shared/entities/bundleOption';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { type Ownership, orderOwnership } from '@/shared/entities/ownership';
import { collectionSaleState, isForSale, type SaleState } from '@/shared/entities/saleState';
import { regions } from '@/shared/i18n/locales';
import { type Choice, type Offer, offerOf } from './agreement';
import { chosenItems, contentItems, countLeftToChoose, type OrderItem } from './orderItems';
import { isPresaleRefused, isRefusedAsOwned } from './refusals';
import { type PurchaseSlice, selectChoice } from './state';

export interface Purchase {
  collection: CheckoutCollection;
  /** The items to buy: of a bundle the chosen items without the owned ones, else everything in the collection. */
  items: readonly OrderItem[];
  contents: readonly OrderItem[];
  /** Ownership of all chosen items; null when an item is not owned yet. */
  ownership: Ownership;
  saleState: SaleState;
  /** How many items of a bundle must still be chosen; negative when there are too many. */
  left: number;
  /** Null when no price is known. */
  offer: Offer | null;
}

interface PurchaseInputs {
  collection: CheckoutCollection;
  /** Null: unknown. */
  options: readonly BundleOption[] | null;
  cart: Cart;
  choice: Choice;
  /** Reasons of refused orders. */
  refusals: OrdersState['refusals'];
  /** Epoch milliseconds. */
  now: number;
  regionCurrency: string;
}

/** Treats an early price as ended once the server has refused it, whatever the collection says. */
const endRefusedPresale = (collection: CheckoutCollection, refusals: OrdersState['refusals']): CheckoutCollection =>
  isPresaleRefused(refusals, collection.id) ? { ...collection, isPresaleExpired: true } : collection;

export function computePurchase(inputs: PurchaseInputs): Purchase {
  const { options, cart, choice, refusals, now, regionCurrency } = inputs;
  const collection = endRefusedPresale(inputs.collection, refusals);
  const contents = contentItems(collection);
  const isBundle = collection.kind === 'bundle';
  const inCart = cart.info.bundleId === collection.id ? cart.items : [];
  const chosen = isBundle ? chosenItems(collection, inCart, options) : contents;
  const known = orderOwnership(collection, chosen);
  const notOwned = isBundle ? chosen.filter((item) => item.ownership === null) : [];
  const ownership = known ?? (isRefusedAsOwned(refusals, collection.id, notOwned) ? 'owned' : null);
  const items = isBundle && ownership === null ? notOwned : chosen;
  return {
    collection,
    items,
    contents,
    ownership,
    saleState: collectionSaleState(collection, ownership),
    left: countLeftToChoose(collection, items.length),
    offer: offerOf(collection, choice, items, { now, regionCurrency }),
  };
}

type PurchaseRoot = CartSlice & CheckoutSlice & LocaleSlice & OrdersSlice & PurchaseSlice;

/**
 * Returns what would be bought of a loaded collection, and the price at `now` (epoch milliseconds); null until it has
 * loaded.
 */
export function selectPurchase(root: PurchaseRoot, id: number, now: number): Purchase | null {
  const { data: collection } = selectCollectionDetail(root, id);
  if (!collection) return null;
  return computePurchase({
    collection,
    options: selectBundleOptions(root, id).data,
    cart: selectCart(root),
    choice: selectChoice(root, id),
    refusals: selectRefusals(root),
    now,
    regionCurrency: regions[selectRegion(root)].currency,
  });
}

/**
 * Returns the offer that can be ordered now; null for a collection that is owned, closed, incompletely chosen or
 * without a price.
 */
export const payableOffer = ({ collection, saleState, left, offer }: Purchase): Offer | null =>
  collection.kind !== 'bundles' && isForSale(saleState) && left === 0 ? offer : null;
