import { useSelector } from 'react-redux';
import { selectCartCount } from '@/core/cart/state';
import { type Extra, useExtra } from './useExtra';

const cart: Extra = {
  namespace: 'bundle',
  source: () => import('@/core/cart/CartButton'),
  duck: () => import('@/core/checkout/duck').then(({ checkoutDuck }) => checkoutDuck),
};

/** The cart's button, once something is in it. */
export function CartHost() {
  const Button = useExtra(cart, useSelector(selectCartCount) > 0);
  return Button && <Button />;
}
