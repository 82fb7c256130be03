import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { type ReceiptsSlice, selectReceipt } from '@/domain/order/receiptsState';
import { collectionTarget, type OrdersSlice, orderAbandoned, selectBought } from '@/domain/order/state';
import { ReceiptCard } from '@/domain/receipt/ReceiptCard';
import { purchasePath } from '@/domain/sale/sale';
import { type CheckoutSlice, selectCollectionDetail } from '@/domain/sale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useIsParent } from '@/platform/session/useIsParent';
import { combineOwnerships } from '@/shared/entities/ownership';
import { receiptsPath } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { EmptyState } from '@/shared/ui/content/State';
import { pickItems } from '../orderItems';
import type { Purchase } from '../purchase';
import type { EndedOrder, PurchaseKind } from '../purchaseStage';
import { OrderName } from './OrderName';
import styles from './OrderResult.module.css';
import { StartLearning } from './StartLearning';

interface OrderResultProps {
  kind: PurchaseKind;
  id: number;
  order: EndedOrder;
  purchase: Purchase | null;
}

/** Shows the outcome of an order, and the next step. */
export function OrderResult({ kind, id, order: { id: orderId, status }, purchase }: OrderResultProps) {
  const { t } = useTranslation('purchase');
  const path = useLocalePath();
  const dispatch = useDispatch();
  const isParent = useIsParent();
  const isReading = useSelector((root: CheckoutSlice) => selectCollectionDetail(root, id).status) === 'loading';
  const receipt = useSelector((root: ReceiptsSlice) => selectReceipt(root, orderId));
  const bought = useSelector((root: OrdersSlice) => selectBought(root, collectionTarget(id)));
  if (status === 'paid') {
    // After a reload only the receipt says what was chosen.
    const chosen = bought.length > 0 || kind !== 'bundle' ? bought : (receipt?.sold.items ?? bought);
    const items = pickItems(purchase?.contents ?? [], chosen);
    const ownerships = items.map(({ ownership }) => ownership).filter((one) => one !== null);
    const next = combineOwnerships(ownerships) === 'booked' ? 'booked' : 'text';
    return (
      <div className={styles.paid}>
        <div role="status">
          <EmptyState
            headingLevel={1}
            scene="shelf"
            light="lit"
            title={t('order.paid.title')}
            text={
              <>
                {purchase && <OrderName>{purchase.collection.name}</OrderName>}
                <span>{t(isParent ? `order.paid.${next}Parent` : `order.paid.${next}`)}</span>
              </>
            }
            action={<StartLearning items={items} isReading={isReading} />}
          />
        </div>
        <ReceiptCard orderId={orderId} receipt={receipt} headingLevel={2} />
        <p className={styles.kept}>
          <AppLink href={path(receiptsPath())}>{t('receipts.show')}</AppLink>
        </p>
      </div>
    );
  }
  return (
    <div role="status">
      <EmptyState
        headingLevel={1}
        scene="cart"
        light={status === 'failed' ? 'tilt' : 'unlit'}
        title={t(`order.${status}.title`)}
        text={t(`order.${status}.text`)}
        action={
          <ButtonLink
            replace
            href={path(purchasePath({ kind, id }))}
            onClick={() => dispatch(orderAbandoned(collectionTarget(id)))}
          >
            {t(`order.${status}.again`)}
          </ButtonLink>
        }
      />
    </div>
  );
}
