/** Items that are chosen of one bundle and not bought yet. */
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import type { BundleOption } from '@/shared/entities/bundleOption';

export type CartItem = BundleOption;

export interface Cart {
  info: { bundleId: number | null };
  items: readonly CartItem[];
}

export interface CartSlice {
  cart: Cart;
}

export const emptyCart: Cart = { info: { bundleId: null }, items: [] };

type ItemKey = Pick<CartItem, 'type' | 'id'>;

/** Adds an item. An item of another bundle replaces the whole cart; an item that is already chosen changes nothing. */
export const cartItemAdded = createAction('cart/itemAdded', (bundleId: number, item: CartItem) => ({ bundleId, item }));
export const cartItemRemoved = createAction('cart/itemRemoved', (item: ItemKey) => item);
export const cartCleared = createAction('cart/cleared');
/** Sets the whole cart, after a reload or by Undo. */
export const cartRestored = createAction('cart/restored', (cart: Cart) => cart);

export const isSameItem = (one: ItemKey, other: ItemKey): boolean => one.type === other.type && one.id === other.id;

export const cartReducer = createReducer<Cart>(emptyCart, (on) => {
  on(cartItemAdded, (cart, { bundleId, item }) => {
    const items = cart.info.bundleId === bundleId ? cart.items : [];
    return items.some((one) => isSameItem(one, item)) ? undefined : { info: { bundleId }, items: [...items, item] };
  });
  on(cartItemRemoved, (cart, item) => {
    cart.items = cart.items.filter((one) => !isSameItem(one, item));
  });
  on(cartCleared, () => emptyCart);
  on(cartRestored, (_, cart) => cart);
});

export const selectCart = (root: CartSlice) => root.cart;
export const selectCartBundleId = (root: CartSlice) => root.cart.info.bundleId;
export const selectCartCount = (root: CartSlice) => root.cart.items.length;
/** Selects whether an item is chosen of a bundle. */
export const selectIsInCart = ({ cart }: CartSlice, bundleId: number, item: ItemKey): boolean =>
  cart.info.bundleId === bundleId && cart.items.some((one) => isSameItem(one, item));
