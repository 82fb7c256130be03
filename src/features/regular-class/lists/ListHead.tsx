import type { ReactNode } from 'react';
import styles from './Lists.module.css';

interface ListHeadProps {
  title: string;
  text: string;
  /** Links to what is one's own. */
  children?: ReactNode;
}

/** The top of a page that lists classes. */
export function ListHead({ title, text, children }: ListHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {children && <div className={styles.links}>{children}</div>}
    </div>
  );
}
