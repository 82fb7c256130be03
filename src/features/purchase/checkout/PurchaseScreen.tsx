import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useOwnershipRefresh } from '@/domain/enrolment/useOwnershipRefresh';
import { collectionTarget, type OrdersSlice, selectAttempt, selectReleased } from '@/domain/order/state';
import { purchasePath, salePath } from '@/domain/sale/sale';
import { bundleOptions, type CheckoutSlice, collectionDetail, selectCollectionDetail } from '@/domain/sale/state';
import { useContactProp } from '@/platform/contact/useContactProp';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { Redirect } from '@/platform/navigation/Redirect';
import { useRetryPage } from '@/platform/navigation/useRetryPage';
import type { ProductKind } from '@/shared/entities/checkout';
import { ErrorState } from '@/shared/ui/content/State';
import { OrderResult } from '../result/OrderResult';
import { ReturnedOrder } from '../result/ReturnedOrder';
import { UnpaidOrder } from '../result/UnpaidOrder';
import { type PurchaseSlice, purchaseOpened, selectFollowed } from '../state';
import { usePurchase } from '../usePurchase';
import { CheckoutForm } from './CheckoutForm';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { Closed, Incomplete, Owned } from './NotForSale';

interface PurchaseScreenProps {
  kind: Exclude<ProductKind, 'bundles'>;
  id: number;
}

/**
 * Every step from "Buy" to the first lesson. Ownership is checked before any unpaid order: what is owned cannot be paid
 * for.
 */
export function PurchaseScreen({ kind, id }: PurchaseScreenProps) {
  const { t } = useTranslation('purchase');
  const dispatch = useDispatch();
  const retry = useRetryPage();
  const path = useLocalePath();
  const orderId = new URLSearchParams(useLocation().search).get('order');
  const { status } = useSelector((root: CheckoutSlice) => selectCollectionDetail(root, id));
  const attempt = useSelector((root: OrdersSlice) => selectAttempt(root, collectionTarget(id)));
  const releasedId = useSelector((root: OrdersSlice) => selectReleased(root, collectionTarget(id)));
  const followed = useSelector((root: PurchaseSlice) => selectFollowed(root));
  const purchase = usePurchase(id);
  const requests = [collectionDetail.request({ id }), ...(kind === 'bundle' ? [bundleOptions.request({ id })] : [])];
  useContactProp('context', `checkout:${id}`);
  useOwnershipRefresh(requests);

  // A page restored from the back/forward cache, after the payment page, has an outdated order.
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) dispatch(purchaseOpened(id, orderId));
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [dispatch, id, orderId]);

  // The order in the address, once the server has returned it.
  const returned = orderId && followed?.id === orderId ? followed.order : null;
  const isOwnedOtherwise = purchase?.ownership && returned && returned.status !== 'paid';
  if (orderId && !isOwnedOtherwise) return <ReturnedOrder kind={kind} id={id} orderId={orderId} purchase={purchase} />;
  const made = attempt?.status === 'done' ? attempt.order : null;
  if (made?.status === 'paid')
    return <OrderResult kind={kind} id={id} order={{ ...made, status: 'paid' }} purchase={purchase} />;
  if (!purchase) {
    if (status !== 'failure') return <CheckoutSkeleton />;
    return <ErrorState headingLevel={1} title={t('error.title')} text={t('error.text')} onRetry={retry} />;
  }
  const { collection, items, ownership, saleState, left, offer } = purchase;
  if (collection.kind !== kind) {
    const right = collection.kind === 'bundles' ? salePath(collection) : purchasePath(collection);
    return <Redirect to={path(right)} />;
  }
  if (ownership) {
    const unpaidId = [returned, made].find((order) => order?.status === 'pending')?.id ?? releasedId;
    return <Owned purchase={purchase} ownership={ownership} unpaidId={unpaidId} />;
  }
  if (attempt?.status === 'done') {
    const { order, request } = attempt;
    if (order.status === 'pending')
      return <UnpaidOrder kind={kind} collection={collection} order={order} request={request} />;
    return <OrderResult kind={kind} id={id} order={{ ...order, status: order.status }} purchase={purchase} />;
  }
  if (saleState === 'closed') return <Closed items={items} />;
  if (left !== 0) return <Incomplete collection={collection} chosen={items.length} left={left} />;
  if (!offer) return <Closed items={items} />;
  return <CheckoutForm purchase={purchase} offer={offer} />;
}
