import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useOwnershipRefresh } from '@/domain/enrolment/useOwnershipRefresh';
import {
  collectionTarget,
  type OrdersSlice,
  orderReturned,
  selectAttempt,
  selectPolledOrder,
  selectReleased,
} from '@/domain/order/state';
import { purchasePath, salePath } from '@/domain/sale/sale';
import { bundleOptions, type CheckoutSlice, collectionDetail, selectCollectionDetail } from '@/domain/sale/state';
import { useContactProp } from '@/platform/contact/useContactProp';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { Redirect } from '@/platform/navigation/Redirect';
import { useRetryPage } from '@/platform/navigation/useRetryPage';
import { ErrorState } from '@/shared/ui/content/State';
import { type PurchaseKind, purchaseStage } from '../purchaseStage';
import { OrderResult } from '../result/OrderResult';
import { ReturnedOrder } from '../result/ReturnedOrder';
import { UnpaidOrder } from '../result/UnpaidOrder';
import { purchaseOpened } from '../state';
import { usePurchase } from '../usePurchase';
import { CheckoutForm } from './CheckoutForm';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { Closed, Incomplete, Owned } from './NotForSale';

interface PurchaseScreenProps {
  kind: PurchaseKind;
  id: number;
}

/** Every step from "Buy" to the first lesson. */
export function PurchaseScreen({ kind, id }: PurchaseScreenProps) {
  const { t } = useTranslation('purchase');
  const dispatch = useDispatch();
  const retry = useRetryPage();
  const path = useLocalePath();
  const orderId = new URLSearchParams(useLocation().search).get('order');
  const { status } = useSelector((root: CheckoutSlice) => selectCollectionDetail(root, id));
  const attempt = useSelector((root: OrdersSlice) => selectAttempt(root, collectionTarget(id)));
  const releasedId = useSelector((root: OrdersSlice) => selectReleased(root, collectionTarget(id)));
  const polled = useSelector(selectPolledOrder);
  const purchase = usePurchase(id);
  const requests = [collectionDetail.request({ id }), ...(kind === 'bundle' ? [bundleOptions.request({ id })] : [])];
  useContactProp('context', `checkout:${id}`);
  useOwnershipRefresh(requests);

  // A page restored from the back/forward cache, after the payment page, has an outdated order.
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      dispatch(purchaseOpened(id));
      dispatch(orderReturned(id, orderId));
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [dispatch, id, orderId]);

  const hasFailed = status === 'failure';
  const stage = purchaseStage({ kind, orderId, polled, attempt, releasedId, purchase, hasFailed });
  switch (stage.kind) {
    case 'returned':
      return <ReturnedOrder kind={kind} id={id} orderId={stage.orderId} purchase={purchase} />;
    case 'ended':
      return <OrderResult kind={kind} id={id} order={stage.order} purchase={purchase} />;
    case 'loading':
      return <CheckoutSkeleton />;
    case 'failed':
      return <ErrorState headingLevel={1} title={t('error.title')} text={t('error.text')} onRetry={retry} />;
    case 'elsewhere': {
      const { collection } = stage;
      return <Redirect to={path(collection.kind === 'bundles' ? salePath(collection) : purchasePath(collection))} />;
    }
    case 'owned':
      return <Owned purchase={stage.purchase} ownership={stage.ownership} unpaidId={stage.unpaidId} />;
    case 'unpaid':
      return <UnpaidOrder kind={kind} collection={stage.collection} order={stage.order} request={stage.request} />;
    case 'closed':
      return <Closed items={stage.purchase.items} />;
    case 'incomplete': {
      const { collection, items, left } = stage.purchase;
      return <Incomplete collection={collection} chosen={items.length} left={left} />;
    }
    case 'form':
      return <CheckoutForm purchase={stage.purchase} offer={stage.offer} />;
  }
}
