import { Printer } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Receipt } from '@/domain/order/receipts';
import { useChargedText } from '@/domain/sale/useQuoteWords';
import { useRenewalText } from '@/domain/sale/useRenewalText';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { selectUser } from '@/platform/session/state';
import { env } from '@/shared/config/env';
import { formatDate, formatTime } from '@/shared/lib/time';
import { Button } from '@/shared/ui/actions/Button';
import { BrandMark } from '@/shared/ui/brand/BrandMark';
import { Badge } from '@/shared/ui/content/Badge';
import { cx } from '@/shared/ui/cx';
import styles from './Receipt.module.css';
import { ReceiptCover } from './ReceiptCover';

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Returns a function that formats when an order was placed; '' when that is unknown. */
export function useOrderTime(): (receipt: Receipt) => string {
  const { t } = useTranslation('purchase');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  return ({ orderedAt }) =>
    orderedAt > 0
      ? t('receipt.moment', { date: formatDate(orderedAt, locale, zone), time: formatTime(orderedAt, zone) })
      : '';
}

/** The paid amount, formatted; "Free" only without a later charge. */
export function useAmountText(): (receipt: Receipt) => string {
  const chargedText = useChargedText();
  return ({ amount, currency, sold }) => chargedText({ charged: amount, currency, renewal: sold.renewal });
}

/** What was bought, each with its cover and kind; below the bundle's name, where it was one. */
function Bought({ sold: { name, items } }: Pick<Receipt, 'sold'>) {
  const { t } = useTranslation('purchase');
  const isOne = items.length === 1;
  return (
    <div className={styles.sold}>
      {!isOne && name && <p className={cx(styles.name, 'phrased')}>{name}</p>}
      <ul>
        {items.map((item) => (
          <li key={`${item.type} ${item.id}`}>
            <ReceiptCover items={[item]} className={styles.cover} />
            <div>
              <p className={cx(styles.name, 'phrased')}>{isOne ? name || item.name : item.name}</p>
              <small>{t(`type.${item.type}`)}</small>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ReceiptCardProps {
  orderId: string;
  /** Null: this device does not have it, so that only the order's number is known. */
  receipt: Receipt | null;
  headingLevel: 1 | 2;
}

/** A receipt, which can be printed. It says nothing that the order does not say. */
export function ReceiptCard({ orderId, receipt, headingLevel }: ReceiptCardProps) {
  const { t } = useTranslation('purchase');
  const renewalText = useRenewalText();
  const amountText = useAmountText();
  const orderTime = useOrderTime();
  const user = useSelector(selectUser);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const time = receipt ? orderTime(receipt) : '';
  const renewal = receipt && renewalText(receipt.sold.renewal, receipt.currency);
  return (
    <section className={styles.receipt} aria-labelledby={id}>
      <div className={styles.head}>
        <p className={styles.brand}>
          <BrandMark size={28} />
          <span translate="no">{env.productName}</span>
        </p>
        {receipt?.amount !== 0 && <Badge kind="free">{t('order.paid.page')}</Badge>}
      </div>
      <div>
        <Heading id={id}>{t('receipt.title')}</Heading>
        {time && <p className={styles.time}>{time}</p>}
      </div>
      {receipt && <Bought sold={receipt.sold} />}
      <dl className={styles.rows}>
        {receipt?.sold.plan && <Row name={t('receipt.plan')}>{receipt.sold.plan}</Row>}
        {receipt?.onPaymentPage && <Row name={t('receipt.how')}>{t('receipt.paymentPage')}</Row>}
        {user?.email && <Row name={t('receipt.account')}>{user.email}</Row>}
        <Row name={t('receipt.order')}>
          <span translate="no">{orderId}</span>
        </Row>
        {receipt && (
          <div className={styles.total}>
            <dt>{t('receipt.paid')}</dt>
            <dd>{amountText(receipt)}</dd>
          </div>
        )}
      </dl>
      {renewal && <p className={styles.note}>{renewal}</p>}
      {!receipt && <p className={styles.note}>{t('receipt.elsewhere')}</p>}
      <Button className={styles.print} variant="outline" icon={Printer} onClick={() => window.print()}>
        {t('receipt.print')}
      </Button>
    </section>
  );
}
