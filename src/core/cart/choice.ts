/** What is chosen of a bundle, and whether it may be bought like that. */
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { Cart, CartItem } from './state';

export interface Choice {
  items: readonly CartItem[];
  /** How many must be chosen; null = as many as one likes. */
  required: number | null;
  /** How many are still to be chosen; below 0 there are too many. 0 where any number will do. */
  left: number;
  isComplete: boolean;
  /** Another one would be too many. */
  isFull: boolean;
}

/** Things of another bundle in the cart are no part of this one. */
export function choiceOf(
  { info, items: all }: Cart,
  { id, requiredOptionsCount }: Pick<CheckoutCollection, 'id' | 'requiredOptionsCount'>,
): Choice {
  const items = info.bundleId === id ? all : [];
  const required = requiredOptionsCount || null;
  const left = required === null ? 0 : required - items.length;
  return { items, required, left, isComplete: items.length > 0 && left === 0, isFull: required !== null && left <= 0 };
}
