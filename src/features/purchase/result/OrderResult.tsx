import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { collectionTarget, type OrdersSlice, orderAbandoned, selectBought } from '@/domain/order/state';
import { purchasePath } from '@/domain/sale/sale';
import { type CheckoutSlice, selectCollectionDetail } from '@/domain/sale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { ProductKind } from '@/shared/entities/checkout';
import type { Order } from '@/shared/entities/order';
import { combineOwnerships } from '@/shared/entities/ownership';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { EmptyState } from '@/shared/ui/content/State';
import styles from '../checkout/Checkout.module.css';
import { pickItems } from '../orderItems';
import type { Purchase } from '../purchase';
import { StartLearning } from './StartLearning';

interface OrderResultProps {
  kind: Exclude<ProductKind, 'bundles'>;
  id: number;
  status: Exclude<Order['status'], 'pending'>;
  purchase: Purchase | null;
}

/** Shows the outcome of an order, and the next step. */
export function OrderResult({ kind, id, status, purchase }: OrderResultProps) {
  const { t } = useTranslation('purchase');
  const path = useLocalePath();
  const dispatch = useDispatch();
  const isReading = useSelector((root: CheckoutSlice) => selectCollectionDetail(root, id).status) === 'loading';
  const bought = useSelector((root: OrdersSlice) => selectBought(root, collectionTarget(id)));
  if (status === 'paid') {
    const items = pickItems(purchase?.contents ?? [], bought);
    const ownerships = items.map(({ ownership }) => ownership).filter((one) => one !== null);
    return (
      <div role="status">
        <EmptyState
          headingLevel={1}
          scene="shelf"
          light="lit"
          title={t('order.paid.title')}
          text={
            <>
              {purchase && <strong className={styles.bought}>{purchase.collection.name}</strong>}
              {t(combineOwnerships(ownerships) === 'booked' ? 'order.paid.booked' : 'order.paid.text')}
            </>
          }
          action={<StartLearning items={items} isReading={isReading} />}
        />
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
