import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon';
import styles from './Skeleton.module.css';

export interface PageOpeningProps {
  title: string;
  icon: LucideIcon;
  text: string;
}

/** Title and first sentence of a page, where both are known before its content. */
export function PageOpening({ title, icon, text }: PageOpeningProps) {
  return (
    <div className={styles.opening}>
      <h1>{title}</h1>
      <p className="muted">
        <Icon icon={icon} size={18} />
        <span>{text}</span>
      </p>
    </div>
  );
}
