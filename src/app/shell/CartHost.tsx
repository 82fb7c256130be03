import { useSelector } from 'react-redux';
import { selectCartCount } from '@/domain/cart/state';
import { loadChunk } from '@/shared/chunk/loadChunk';
import { RetryButton } from './RetryButton';
import { type LazyPartSource, useLazyPart } from './useLazyPart';

const cart: LazyPartSource = {
  namespace: 'bundle',
  source: () => loadChunk(() => import('@/domain/cart/CartButton')),
  duck: () => loadChunk(() => import('@/domain/sale/saga')).then(({ checkoutDuck }) => checkoutDuck),
};

/** The cart's button, rendered once the cart has items. */
export function CartHost() {
  const { Part, failures, retry } = useLazyPart(cart, useSelector(selectCartCount) > 0);
  if (failures > 0) return <RetryButton onRetry={retry} />;
  return Part && <Part />;
}
