import type { Elements } from '../elements';
import styles from './WithAction.module.css';

interface WithActionProps {
  /** A round button, at the right. */
  action: Elements;
  /** One element. */
  children: Elements;
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
