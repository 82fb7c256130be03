import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useOwnershipRefresh } from '@/domain/enrolment/useOwnershipRefresh';
import { type ReceiptsSlice, receiptsOpened, selectReceipt, selectReceipts } from '@/domain/order/receiptsState';
import { ReceiptCard } from '@/domain/receipt/ReceiptCard';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { selectUserStatus, userRequested } from '@/platform/session/state';
import { receiptsPath } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { EmptyState, ErrorState } from '@/shared/ui/content/State';
import { Icon } from '@/shared/ui/Icon';
import { ListHead } from '@/shared/ui/layout/ListPage';
import { ReceiptList } from './ReceiptList';
import styles from './Receipts.module.css';

function SingleReceipt({ orderId }: { orderId: string }) {
  const { t } = useTranslation('purchase');
  const path = useLocalePath();
  const receipt = useSelector((root: ReceiptsSlice) => selectReceipt(root, orderId));
  const all = path(receiptsPath());
  if (!receipt)
    return (
      <EmptyState
        headingLevel={1}
        scene="receipt"
        title={t('receipts.missingTitle')}
        text={t('receipts.missingText')}
        action={<ButtonLink href={all}>{t('receipts.all')}</ButtonLink>}
      />
    );
  return (
    <>
      <AppLink className={styles.back} href={all}>
        <Icon icon={ChevronLeft} size={18} />
        <span>{t('receipts.all')}</span>
      </AppLink>
      <ReceiptCard orderId={orderId} receipt={receipt} headingLevel={1} />
    </>
  );
}

/** The receipts of this device, or the one that the address names. */
export function Receipts() {
  const { t } = useTranslation('purchase');
  const dispatch = useDispatch();
  const [search] = useSearchParams();
  const receipts = useSelector(selectReceipts);
  const status = useSelector(selectUserStatus);
  const orderId = search.get('order');
  useOwnershipRefresh([receiptsOpened()]);
  if (!receipts && status === 'failed')
    return <ErrorState headingLevel={1} title={t('receipts.error')} onRetry={() => dispatch(userRequested())} />;
  if (receipts && orderId)
    return (
      <div className={`wrap ${styles.page}`}>
        <SingleReceipt orderId={orderId} />
      </div>
    );
  return (
    <div className={`wrap ${styles.all}`}>
      <ListHead>
        <h1>{t('receipts.title')}</h1>
        <p>{t('receipts.text')}</p>
      </ListHead>
      {receipts ? (
        <ReceiptList receipts={receipts} />
      ) : (
        <Skeleton className={styles.list}>
          <Block className={styles.skeletonBlock} />
          <Block className={styles.skeletonBlock} />
        </Skeleton>
      )}
    </div>
  );
}
