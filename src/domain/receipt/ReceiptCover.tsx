import type { ReceiptDetails } from '@/domain/order/receiptDetails';
import { Picture } from '@/shared/ui/content/Picture';
import { cx } from '@/shared/ui/cx';
import { hueOf } from '@/shared/ui/subjects';
import styles from './ReceiptCover.module.css';

interface ReceiptCoverProps {
  items: ReceiptDetails['items'];
  className?: string | undefined;
}

/** The cover of what was bought; that of several things is the first one, on a pile. */
export function ReceiptCover({ items, className }: ReceiptCoverProps) {
  const [first] = items;
  return (
    <span className={cx(styles.cover, items.length > 1 && styles.pile, className)} {...hueOf(null, first?.id)}>
      <span className={first?.type === 'live_topic' ? undefined : 'dimmed'}>
        <Picture src={first?.picture} place="thumbnail" width={96} height={60} />
      </span>
    </span>
  );
}
