import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { OrderRequest } from '@/domain/order/state';
import { Button } from '@/shared/ui/actions/Button';
import type { ButtonLook } from '@/shared/ui/actions/buttonClass';
import { paymentOpened, selectPaying } from '../state';

interface GoToPaymentProps extends Pick<ButtonLook, 'variant'> {
  /** Id of the checkout collection. */
  id: number;
  /** The chosen items of a bundle; empty for anything else. */
  items: OrderRequest['items'];
  paymentUrl: string;
}

/** Opens the payment page of an order, after checking that it still has to be paid. */
export function GoToPayment({ id, items, paymentUrl, ...look }: GoToPaymentProps) {
  const { t } = useTranslation('purchase');
  const dispatch = useDispatch();
  const { status } = useSelector(selectPaying);
  return (
    <Button busy={status === 'checking'} onClick={() => dispatch(paymentOpened(id, items, paymentUrl))} {...look}>
      {t('unpaid.go')}
    </Button>
  );
}
