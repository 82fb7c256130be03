import { useSyncExternalStore } from 'react';
import { useApp } from '../AppContext';
import styles from './PageProgress.module.css';

/** A thin moving line while the next page is on its way and the present one stays. */
export function PageProgress() {
  const { pages } = useApp();
  const pending = useSyncExternalStore(pages.subscribe, pages.pending, () => 0);
  return pending > 0 ? <div className={styles.line} aria-hidden="true" /> : null;
}
