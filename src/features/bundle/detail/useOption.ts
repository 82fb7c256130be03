import { useTranslation } from 'react-i18next';
import { useSelector, useStore } from 'react-redux';
import { computeChoice } from '@/domain/cart/choice';
import {
  type CartItem,
  type CartSlice,
  cartItemAdded,
  cartItemRemoved,
  cartRestored,
  selectCart,
  selectIsInCart,
} from '@/domain/cart/state';
import { alertShown } from '@/platform/messages/state';
import type { CheckoutCollection } from '@/shared/entities/checkout';

/**
 * Returns whether an option of a bundle is chosen, and a function that chooses it or takes it out again. Choosing too many
 * is refused with an alert; replacing another bundle's choice can be undone. The component renders again only when its own
 * option changes, and loads the texts `bundle`.
 */
export function useOption(collection: CheckoutCollection, option: CartItem): { chosen: boolean; toggle: () => void } {
  const { t } = useTranslation('bundle');
  const { getState, dispatch } = useStore<CartSlice>();
  const chosen = useSelector((root: CartSlice) => selectIsInCart(root, collection.id, option));

  const toggle = () => {
    if (chosen) {
      dispatch(cartItemRemoved(option));
      return;
    }
    const cart = selectCart(getState());
    const { isFull, required } = computeChoice(cart, collection);
    if (isFull) {
      dispatch(alertShown(t('choice.full', { count: required ?? 0 })));
      return;
    }
    const replacesBundle = cart.items.length > 0 && cart.info.bundleId !== collection.id;
    dispatch(cartItemAdded(collection.id, option));
    if (replacesBundle)
      dispatch(
        alertShown(t('cart.replaced'), 'success', { undo: { label: t('cart.undo'), action: cartRestored(cart) } }),
      );
  };
  return { chosen, toggle };
}
