import type { ReactNode } from 'react';
import styles from './WithAction.module.css';

interface WithActionProps {
  /** A round button, at the right. */
  action: ReactNode;
  /** One element. */
  children: ReactNode;
}

/** Words with a button beside them. */
export function WithAction({ action, children }: WithActionProps) {
  return (
    <div className={styles.row}>
      {children}
      {action}
    </div>
  );
}
