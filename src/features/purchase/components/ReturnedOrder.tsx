import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocalePath } from '@/core/locale/useLocalePath';
import { useHrefTo } from '@/core/navigation/useHrefTo';
import { selectLoggedIn } from '@/core/session/selectors';
import { safeUrl } from '@/shared/lib/redirect';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { EmptyState, ErrorState } from '@/shared/ui/content/State';
import type { Purchase } from '../purchase';
import { orderFollowed, type PurchaseSlice, selectFollowed } from '../state';
import { GoToPayment } from './GoToPayment';
import { OrderResult } from './OrderResult';

interface ReturnedOrderProps {
  kind: string;
  id: number;
  orderId: string;
  purchase: Purchase | null;
}

/** What became of the order that the visitor comes back with from the payment page. */
export function ReturnedOrder({ kind, id, orderId, purchase }: ReturnedOrderProps) {
  const { t } = useTranslation('purchase');
  const dispatch = useDispatch();
  const path = useLocalePath();
  const hrefTo = useHrefTo();
  const loggedIn = useSelector(selectLoggedIn);
  const followed = useSelector((root: PurchaseSlice) => selectFollowed(root));
  const here = `/purchase/${kind}/${id}`;
  const ask = () => dispatch(orderFollowed(orderId, id));

  if (!loggedIn) {
    const next = encodeURIComponent(path(`${here}?order=${encodeURIComponent(orderId)}`));
    return (
      <EmptyState
        headingLevel={1}
        scene="cart"
        title={t('order.guest.title')}
        text={t('order.guest.text')}
        action={<ButtonLink href={`${path('/login')}?next=${next}`}>{t('order.guest.logIn')}</ButtonLink>}
      />
    );
  }
  const { status, order } = followed?.id === orderId ? followed : { status: 'asking', order: null };
  if (order && order.status !== 'pending')
    return <OrderResult kind={kind} id={id} status={order.status} purchase={purchase} />;
  if (status === 'missing')
    return (
      <EmptyState
        headingLevel={1}
        scene="search"
        title={t('order.missing.title')}
        text={t('order.missing.text')}
        action={
          <ButtonLink replace href={path(here)}>
            {t('order.missing.back')}
          </ButtonLink>
        }
      />
    );
  if (status === 'unread')
    return <ErrorState headingLevel={1} title={t('order.unread.title')} text={t('order.unread.text')} onRetry={ask} />;
  const paymentUrl = order && safeUrl(order.paymentUrl);
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
              <Button onClick={ask}>{t('order.late.again')}</Button>
              {paymentUrl && <GoToPayment variant="outline" id={id} items={items} paymentUrl={paymentUrl} />}
              <ButtonLink variant="ghost" href={hrefTo('/')}>
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
