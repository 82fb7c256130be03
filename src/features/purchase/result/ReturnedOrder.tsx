import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { pollRequested, selectPolledOrder } from '@/domain/order/state';
import { purchasePath } from '@/domain/sale/sale';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useEntrancePaths } from '@/platform/navigation/useEntrancePaths';
import { useServices } from '@/platform/services/ServicesContext';
import { selectLoggedIn } from '@/platform/session/state';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { EmptyState, ErrorState } from '@/shared/ui/content/State';
import { safePaymentUrl } from '../paymentUrl';
import type { Purchase } from '../purchase';
import type { PurchaseKind } from '../purchaseStage';
import { GoToPayment } from './GoToPayment';

interface ReturnedOrderProps {
  kind: PurchaseKind;
  id: number;
  orderId: string;
  purchase: Purchase | null;
}

/** Waits for the outcome of the order with which the visitor returns from the payment page. */
export function ReturnedOrder({ kind, id, orderId, purchase }: ReturnedOrderProps) {
  const { t } = useTranslation('purchase');
  const dispatch = useDispatch();
  const path = useLocalePath();
  const { login } = useEntrancePaths();
  const services = useServices();
  const loggedIn = useSelector(selectLoggedIn);
  const polled = useSelector(selectPolledOrder);
  const poll = () => dispatch(pollRequested(orderId, id));

  if (!loggedIn)
    return (
      <EmptyState
        headingLevel={1}
        scene="cart"
        title={t('order.guest.title')}
        text={t('order.guest.text')}
        action={<ButtonLink href={login}>{t('order.guest.logIn')}</ButtonLink>}
      />
    );
  const { status, order } = polled?.id === orderId ? polled : { status: 'polling', order: null };
  if (status === 'missing')
    return (
      <EmptyState
        headingLevel={1}
        scene="search"
        title={t('order.missing.title')}
        text={t('order.missing.text')}
        action={
          <ButtonLink replace href={path(purchasePath({ kind, id }))}>
            {t('order.missing.back')}
          </ButtonLink>
        }
      />
    );
  if (status === 'unread')
    return <ErrorState headingLevel={1} title={t('order.unread.title')} text={t('order.unread.text')} onRetry={poll} />;
  const paymentUrl = order && safePaymentUrl(order.paymentUrl, services);
  const items = purchase?.collection.kind === 'bundle' ? purchase.items : [];
  return (
    <div role="status">
      <EmptyState
        headingLevel={1}
        scene="calendar"
        title={t(status === 'late' ? 'order.late.title' : 'order.waiting.title')}
        text={t(status === 'late' ? 'order.late.text' : 'order.waiting.text')}
        action={
          status === 'late' ? (
            <>
              <Button onClick={poll}>{t('order.late.again')}</Button>
              {paymentUrl && <GoToPayment variant="outline" id={id} items={items} paymentUrl={paymentUrl} />}
              <ButtonLink variant="ghost" href={path(paths.home())}>
                {t('start.home')}
              </ButtonLink>
            </>
          ) : (
            <progress aria-label={t('order.waiting.title')} />
          )
        }
      />
    </div>
  );
}
