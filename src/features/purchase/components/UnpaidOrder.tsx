import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocalePath } from '@/core/locale/useLocalePath';
import { collectionTarget, orderAbandoned } from '@/core/orders/state';
import type { Order } from '@/shared/entities/order';
import { safeUrl } from '@/shared/lib/redirect';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { EmptyState } from '@/shared/ui/content/State';
import { type PurchaseSlice, selectPaying } from '../state';

/** An order that waits for its payment: the browser is on its way there, or came back without a word. */
export function UnpaidOrder({ kind, id, order }: { kind: string; id: number; order: Order }) {
  const { t } = useTranslation('purchase');
  const dispatch = useDispatch();
  const path = useLocalePath();
  const { status } = useSelector((root: PurchaseSlice) => selectPaying(root));
  const paymentUrl = safeUrl(order.paymentUrl);
  const isLeaving = status === 'leaving';
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
            {paymentUrl && (
              <ButtonLink target="_self" href={paymentUrl}>
                {t('unpaid.go')}
              </ButtonLink>
            )}
            {!isLeaving && (
              <>
                {!paymentUrl && (
                  <ButtonLink replace href={path(`/purchase/${kind}/${id}?order=${encodeURIComponent(order.id)}`)}>
                    {t('unpaid.ask')}
                  </ButtonLink>
                )}
                <Button variant="outline" onClick={() => dispatch(orderAbandoned(collectionTarget(id)))}>
                  {t('unpaid.anew')}
                </Button>
              </>
            )}
          </>
        }
      />
    </div>
  );
}
