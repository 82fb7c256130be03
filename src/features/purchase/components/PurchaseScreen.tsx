import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { purchasePath, salePath } from '@/core/checkout/offer';
import { bundleOptions, type CheckoutSlice, collectionDetail, selectCollectionDetail } from '@/core/checkout/state';
import { useContactProp } from '@/core/contact/useContactProp';
import { useLocalePath } from '@/core/locale/useLocalePath';
import { collectionTarget, type OrdersSlice, selectAttempt } from '@/core/orders/state';
import type { ProductKind } from '@/shared/entities/checkout';
import { ErrorState } from '@/shared/ui/content/State';
import { isClosed } from '../orderItems';
import { purchaseOpened } from '../state';
import { usePurchase } from '../usePurchase';
import { CheckoutForm } from './CheckoutForm';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { Closed, Incomplete, Owned } from './NotForSale';
import { OrderResult } from './OrderResult';
import { ReturnedOrder } from './ReturnedOrder';
import { UnpaidOrder } from './UnpaidOrder';

interface PurchaseScreenProps {
  kind: Exclude<ProductKind, 'bundles'>;
  id: number;
}

/** Everything between "Buy" and the first lesson; what is shown depends on what is known of the order and of the thing. */
export function PurchaseScreen({ kind, id }: PurchaseScreenProps) {
  const { t } = useTranslation('purchase');
  const dispatch = useDispatch();
  const path = useLocalePath();
  const orderId = new URLSearchParams(useLocation().search).get('order');
  const { status } = useSelector((root: CheckoutSlice) => selectCollectionDetail(root, id));
  const attempt = useSelector((root: OrdersSlice) => selectAttempt(root, collectionTarget(id)));
  const purchase = usePurchase(id);
  useContactProp('context', `checkout:${id}`);

  // A page that the browser has kept alive while its visitor was at the payment page knows nothing of how that ended.
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) dispatch(purchaseOpened(id, orderId));
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [dispatch, id, orderId]);

  if (orderId) return <ReturnedOrder kind={kind} id={id} orderId={orderId} purchase={purchase} />;
  if (attempt?.status === 'done') {
    const { order } = attempt;
    if (order.status === 'pending') return <UnpaidOrder kind={kind} id={id} order={order} />;
    return <OrderResult kind={kind} id={id} status={order.status} purchase={purchase} />;
  }
  if (!purchase) {
    if (status !== 'failure') return <CheckoutSkeleton />;
    const retry = () => {
      dispatch(collectionDetail.request({ id }));
      if (kind === 'bundle') dispatch(bundleOptions.request({ id }));
    };
    return <ErrorState headingLevel={1} title={t('error.title')} text={t('error.text')} onRetry={retry} />;
  }
  const { collection, items, ownership, left, offer } = purchase;
  if (collection.kind !== kind) {
    const right = collection.kind === 'bundles' ? salePath(collection) : purchasePath(collection);
    return <Navigate replace to={path(right)} />;
  }
  if (ownership) return <Owned items={items} ownership={ownership} />;
  if (isClosed(collection)) return <Closed items={items} />;
  if (left !== 0) return <Incomplete collection={collection} chosen={items.length} left={left} />;
  if (!offer) return <Closed items={items} />;
  return <CheckoutForm purchase={purchase} offer={offer} />;
}
