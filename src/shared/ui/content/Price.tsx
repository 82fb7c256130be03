import { useTranslation } from 'react-i18next';
import { cx } from '../cx';
import { Badge } from './Badge';
import styles from './Price.module.css';

export interface PriceText {
  /** The charge: "HK$480" or "Free". */
  now: string;
  /** Before the charge: "First month". Chinese and Japanese say "a month" there, too. */
  before?: string | undefined;
  /** Struck through: another price for the same thing. */
  was?: string | undefined;
  /** After the charge: "a month", "then HK$360 a month". */
  per?: string | undefined;
  /** "Save 25%". */
  save?: string | undefined;
  /** Draws `now` in green. */
  free?: boolean;
}

export interface PriceProps extends PriceText {
  /** card 16, bar 20, block 24, page 32. */
  size?: 'card' | 'bar' | 'block' | 'page';
  className?: string | undefined;
}

export function Price({ now, before, was, per, save, free = false, size = 'card', className }: PriceProps) {
  const { t } = useTranslation('common');
  return (
    <p className={cx(styles.price, size !== 'card' && styles[size], className)}>
      {before && <small className={styles.before}>{before}</small>}
      <span key={now} className={cx(styles.now, free && styles.free)}>
        {now}
      </span>
      {/* "/tháng" belongs to the number, "a month" is a word of its own. */}
      {per && <small className={per.startsWith('/') ? styles.unit : undefined}>{per}</small>}
      {was && (
        <s>
          <span className="srOnly">{`${t('ui.priceBefore')} `}</span>
          <span translate="no">{was}</span>
        </s>
      )}
      {save && <Badge kind="save">{save}</Badge>}
    </p>
  );
}
