import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/shared/ui/Icon';
import styles from './Footer.module.css';

/** A column of links, which folds on phones. The HTML holds both forms, and CSS shows one of them. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <div className={styles.column}>
        <h2>{title}</h2>
        <ul>{children}</ul>
      </div>
      <details className={styles.fold}>
        <summary>
          <span>{title}</span>
          <Icon icon={ChevronDown} size={18} />
        </summary>
        <ul>{children}</ul>
      </details>
    </>
  );
}
