/** Computes what is chosen of a bundle, and whether the choice is complete. */
import type { BundleOption } from '@/shared/entities/bundleOption';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { itemOwnership } from '@/shared/entities/ownership';
import { type Cart, type CartItem, isSameItem } from './state';

export interface Choice {
  /** Items that the visitor does not own yet: these count and are paid for. */
  items: readonly CartItem[];
  /** Items in the cart that the visitor already owns: neither counted nor paid for. */
  ownedItems: readonly CartItem[];
  /** How many must be chosen; null = any number. */
  required: number | null;
  /** How many are still to be chosen; negative when there are too many, 0 when any number will do. */
  left: number;
  isComplete: boolean;
  /** True when one more would be too many. */
  isFull: boolean;
}

/** Returns the cart with the current data of its items; their own is in the language in which they were chosen. */
export const updateCart = (cart: Cart, options: readonly BundleOption[] | null): Cart => ({
  ...cart,
  items: cart.items.map((item) => options?.find((option) => isSameItem(option, item)) ?? item),
});

/** Returns the choice for a bundle; items of another bundle in the cart are ignored. */
export function computeChoice(
  { info, items: all }: Cart,
  { id, requiredOptionsCount, contents }: Pick<CheckoutCollection, 'id' | 'requiredOptionsCount' | 'contents'>,
): Choice {
  const inCart = info.bundleId === id ? all : [];
  const isOwned = (item: CartItem) => itemOwnership({ contents }, item) !== null;
  const items = inCart.filter((item) => !isOwned(item));
  const required = requiredOptionsCount || null;
  const left = required === null ? 0 : required - items.length;
  return {
    items,
    ownedItems: inCart.filter(isOwned),
    required,
    left,
    isComplete: items.length > 0 && left === 0,
    isFull: required !== null && left <= 0,
  };
}
