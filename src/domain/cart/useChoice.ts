import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { type CheckoutSlice, selectBundleOptions } from '@/domain/sale/state';
import { alertShown } from '@/platform/messages/state';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { type Choice, computeChoice, updateCart } from './choice';
import { type CartItem, cartItemRemoved, cartRestored, selectCart } from './state';

/** Returns the state of the choice in words: "2 of 3 chosen". */
export function describeChoice(t: TFunction<'bundle'>, { items, required, left }: Choice): string {
  if (required === null) return items.length > 0 ? t('choice.some', { count: items.length }) : t('choice.any');
  if (left < 0) return t('choice.over', { required, count: -left });
  return left === 0 ? t('choice.done', { count: required }) : t('choice.left', { chosen: items.length, required });
}

/**
 * Returns the choice of a bundle, and a function that removes an item, which can be undone. The component that renders it
 * loads the texts `bundle`.
 */
export function useChoice(collection: CheckoutCollection) {
  const { t } = useTranslation('bundle');
  const dispatch = useDispatch();
  const cart = useSelector(selectCart);
  const { data: options } = useSelector((root: CheckoutSlice) => selectBundleOptions(root, collection.id));
  const choice = computeChoice(updateCart(cart, options), collection);

  const removeItem = (item: CartItem) => {
    const undo = { label: t('cart.undo'), action: cartRestored(cart) };
    dispatch(cartItemRemoved(item));
    dispatch(alertShown(t('cart.removed', { name: item.name }), 'success', { undo }));
  };
  return { ...choice, rule: describeChoice(t, choice), removeItem };
}
