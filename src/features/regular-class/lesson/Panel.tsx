import { useId } from 'react';
import type { Elements } from '@/shared/ui/elements';
import styles from './Panel.module.css';

interface PanelProps {
  /** One sentence; announced when it changes. */
  title: string;
  children?: Elements;
}

/** The dark panel of a lesson: what the visitor can do now. */
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
