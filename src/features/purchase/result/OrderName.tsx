import styles from './OrderName.module.css';

/** What was ordered, above the sentence about its state. */
export function OrderName({ children }: { children: string }) {
  return <strong className={styles.name}>{children}</strong>;
}
