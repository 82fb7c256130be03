import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  /** One sentence; heard when it changes. */
  title: string;
  children?: ReactNode;
}

/** The night panel of a lesson: what there is to do with it now. */
export function Panel({ title, children }: PanelProps) {
  const id = useId();
  return (
    <section className={`night ${styles.panel}`} aria-labelledby={id}>
      <div role="status">
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </section>
  );
}
