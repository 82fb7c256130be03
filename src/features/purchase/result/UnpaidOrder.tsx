import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { collectionTarget, type OrderRequest, orderAbandoned } from '@/domain/order/state';
import { purchasePath } from '@/domain/sale/sale';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useServices } from '@/platform/services/ServicesContext';
import type { ProductKind } from '@/shared/entities/checkout';
import type { Order } from '@/shared/entities/order';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { EmptyState } from '@/shared/ui/content/State';
import { AlertView } from '@/shared/ui/overlay/Message';
import { safePaymentUrl } from '../paymentUrl';
import { type PurchaseSlice, selectPaying } from '../state';
import { GoToPayment } from './GoToPayment';

interface UnpaidOrderProps {
  kind: Exclude<ProductKind, 'bundles'>;
  id: number;
  order: Order;
  items: OrderRequest['items'];
}

/** Shown for an unpaid order: the browser is opening the payment page, or has returned without a result. */
export function UnpaidOrder({ kind, id, order, items }: UnpaidOrderProps) {
  const { t } = useTranslation('purchase');
  const dispatch = useDispatch();
  const path = useLocalePath();
  const paying = useSelector((root: PurchaseSlice) => selectPaying(root));
  const paymentUrl = safePaymentUrl(order.paymentUrl, useServices());
  const isLeaving = paying.status === 'leaving';
  const isUnread = paying.status === 'stopped' && paying.why === 'unread';
  const title = isLeaving ? 'unpaid.leaving' : paymentUrl ? 'unpaid.title' : 'unpaid.nowhere';
  return (
    <div role="status">
      <EmptyState
        headingLevel={1}
        scene="cart"
        title={t(title)}
        text={t(isLeaving ? 'unpaid.leavingText' : paymentUrl ? 'unpaid.text' : 'unpaid.nowhereText')}
        action={
          <>
            {isUnread && <AlertView>{t('order.unread.title')}</AlertView>}
            {paymentUrl && <GoToPayment id={id} items={items} paymentUrl={paymentUrl} />}
            {!isLeaving && (
              <>
                {!paymentUrl && (
                  <ButtonLink
                    replace
                    href={path(`${purchasePath({ kind, id })}?order=${encodeURIComponent(order.id)}`)}
                  >
                    {t('unpaid.ask')}
                  </ButtonLink>
                )}
                <Button variant="outline" onClick={() => dispatch(orderAbandoned(collectionTarget(id)))}>
                  {t('unpaid.startOver')}
                </Button>
              </>
            )}
          </>
        }
      />
    </div>
  );
}
