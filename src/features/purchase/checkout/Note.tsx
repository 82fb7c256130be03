import type { Content } from '@/shared/ui/elements';
import styles from './Note.module.css';

/** A small sentence about the price or the terms; without a text it takes no room. */
export function Note({ children }: { children: Content }) {
  return <p className={styles.note}>{children}</p>;
}
