import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Receipt } from '@/domain/order/receipts';
import { receiptsRemoved } from '@/domain/order/receiptsState';
import { useAmountText } from '@/domain/receipt/ReceiptCard';
import { ReceiptCover } from '@/domain/receipt/ReceiptCover';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { joinNames } from '@/shared/lib/joinNames';
import { formatDate, formatMonth } from '@/shared/lib/time';
import { paths, receiptsPath } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Badge } from '@/shared/ui/content/Badge';
import { EmptyState } from '@/shared/ui/content/State';
import { Icon } from '@/shared/ui/Icon';
import styles from './ReceiptList.module.css';

/** A receipt as a link: cover, name, kind and day, state and sum. */
function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('purchase');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const path = useLocalePath();
  const amountText = useAmountText();
  const { orderId, orderedAt, sold } = receipt;
  const [first] = sold.items;
  const what = sold.items.length === 1 && first ? t(`type.${first.type}`) : joinNames(sold.items);
  return (
    <AppLink className={styles.row} href={path(receiptsPath(orderId))}>
      <ReceiptCover items={sold.items} className={styles.cover} />
      <span className={styles.about}>
        <span className={styles.name}>{sold.name || first?.name || orderId}</span>
        <span className={styles.what}>{what}</span>
        <span className={styles.when}>{orderedAt > 0 ? formatDate(orderedAt, locale, zone) : orderId}</span>
      </span>
      <span className={styles.sum}>
        <b>{amountText(receipt)}</b>
        {receipt.amount > 0 && <Badge kind="free">{t('order.paid.page')}</Badge>}
      </span>
      <Icon icon={ChevronRight} size={20} className={styles.open} />
    </AppLink>
  );
}

/** Groups receipts, the latest first, by the month of their order: '' when that is unknown. */
function groupByMonth(receipts: readonly Receipt[], monthOf: (receipt: Receipt) => string): Map<string, Receipt[]> {
  const months = new Map<string, Receipt[]>();
  for (const receipt of receipts) {
    const month = monthOf(receipt);
    months.set(month, [...(months.get(month) ?? []), receipt]);
  }
  return months;
}

/** The receipts of this device by month. */
export function ReceiptList({ receipts }: { receipts: readonly Receipt[] }) {
  const { t } = useTranslation('purchase');
  const dispatch = useDispatch();
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const path = useLocalePath();
  if (receipts.length === 0)
    return (
      <EmptyState
        boxed
        headingLevel={2}
        scene="receipt"
        title={t('receipts.emptyTitle')}
        text={t('receipts.emptyText')}
        action={<ButtonLink href={path(paths.courses())}>{t('receipts.emptyAction')}</ButtonLink>}
      />
    );
  const months = groupByMonth(receipts, ({ orderedAt }) => (orderedAt > 0 ? formatMonth(orderedAt, locale, zone) : ''));
  return (
    <>
      {[...months].map(([month, own]) => (
        <Fragment key={month}>
          {month && <h2 className={styles.month}>{month}</h2>}
          <ul className={styles.list}>
            {own.map((receipt) => (
              <li key={receipt.orderId}>
                <ReceiptRow receipt={receipt} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <Button className={styles.remove} variant="ghost" onClick={() => dispatch(receiptsRemoved(receipts))}>
        {t('receipts.remove')}
      </Button>
    </>
  );
}
