import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { collectionTarget, type OrderRequest, orderAbandoned, selectAbandoning } from '@/domain/order/state';
import { purchasePath } from '@/domain/sale/sale';
import { selectLocale } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useServices } from '@/platform/services/ServicesContext';
import type { CheckoutCollection, ProductKind } from '@/shared/entities/checkout';
import type { Order } from '@/shared/entities/order';
import { joinTexts } from '@/shared/lib/joinNames';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { EmptyState } from '@/shared/ui/content/State';
import { AlertView } from '@/shared/ui/overlay/Message';
import { safePaymentUrl } from '../paymentUrl';
import { selectPaying } from '../state';
import { GoToPayment } from './GoToPayment';
import { OrderName } from './OrderName';

interface UnpaidOrderProps {
  kind: Exclude<ProductKind, 'bundles'>;
  collection: CheckoutCollection;
  order: Order;
  request: OrderRequest;
}

/**
 * Shown for an unpaid order, with its own plan and price: the browser is opening the payment page, or has returned without
 * a result, or the order was placed by another tab.
 */
export function UnpaidOrder({ kind, collection, order, request }: UnpaidOrderProps) {
  const { t } = useTranslation('purchase');
  const locale = useSelector(selectLocale);
  const isAbandoning = useSelector(selectAbandoning) === collectionTarget(collection.id);
  const { id, plans } = collection;
  const plan = plans.length > 1 ? plans.find((one) => one.id === request.planId) : undefined;
  const price = formatMoney(request.expectedPrice, request.currency, locale);
  const dispatch = useDispatch();
  const path = useLocalePath();
  const paying = useSelector(selectPaying);
  const paymentUrl = safePaymentUrl(order.paymentUrl, useServices());
  const isLeaving = paying.status === 'leaving';
  const isUnread = paying.status === 'stopped' && paying.why === 'unread';
  const text = isLeaving ? 'unpaid.leavingText' : paymentUrl ? 'unpaid.text' : 'unpaid.nowhereText';
  const title = isLeaving ? 'unpaid.leaving' : paymentUrl ? 'unpaid.title' : 'unpaid.nowhere';
  return (
    <div role="status">
      <EmptyState
        headingLevel={1}
        scene="cart"
        title={t(title)}
        text={
          <>
            <OrderName>{joinTexts([collection.name, ...(plan ? [plan.name] : []), price])}</OrderName>
            <span>{isLeaving || !paymentUrl ? t(text) : `${t(text)} ${t('unpaid.leave')}`}</span>
          </>
        }
        action={
          <>
            {isUnread && <AlertView>{t('order.unread.title')}</AlertView>}
            {paymentUrl && <GoToPayment id={id} items={request.items} paymentUrl={paymentUrl} />}
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
                <Button
                  variant="outline"
                  busy={isAbandoning}
                  onClick={() => dispatch(orderAbandoned(collectionTarget(id)))}
                >
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
