/** What is chosen of a bundle, and whether it may be bought like that. */
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { itemOwnership } from '@/shared/entities/ownership';
import type { Cart, CartItem } from './state';

export interface Choice {
  /** New to the visitor: what counts and is paid for. */
  items: readonly CartItem[];
  /** In the cart, but the visitor's already: neither counted nor paid for. */
  ownedItems: readonly CartItem[];
  /** How many must be chosen; null = as many as one likes. */
  required: number | null;
  /** How many are still to be chosen; below 0 there are too many. 0 where any number will do. */
  left: number;
  isComplete: boolean;
  /** Another one would be too many. */
  isFull: boolean;
}

/** Items of another bundle in the cart are no part of this one. */
export function choiceOf(
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
