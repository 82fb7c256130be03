import { useSyncExternalStore } from 'react';
import { useApp } from '../AppContext';
import styles from './PageProgress.module.css';

/** A thin progress line, shown while the next page loads and the current one stays visible. */
export function PageProgress() {
  const { pages } = useApp();
  const pending = useSyncExternalStore(pages.subscribe, pages.pending, () => 0);
  return pending > 0 ? <div className={styles.line} aria-hidden="true" /> : null;
}
