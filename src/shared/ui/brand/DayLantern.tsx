import { cx } from '../cx';
import styles from './DayLantern.module.css';

/** The lantern of a day or a lesson: lit when it is done. Decorative. */
export function DayLantern({ isLit, className }: { isLit: boolean; className?: string | undefined }) {
  return (
    <svg className={cx(styles.lantern, isLit && styles.lit, className)} viewBox="0 0 24 32" aria-hidden="true">
      <path className={styles.handle} d="M8.2 7A3.8 3.8 0 0 1 15.8 7" />
      <rect className={styles.metal} x="5.6" y="7.4" width="12.8" height="2.8" rx="1.4" />
      <path className={styles.glass} d="M6.8 12.2H17.2C20.1 15.6 20.1 20.6 17.2 24H6.8C3.9 20.6 3.9 15.6 6.8 12.2Z" />
      <rect className={styles.metal} x="5.6" y="26" width="12.8" height="2.8" rx="1.4" />
    </svg>
  );
}
