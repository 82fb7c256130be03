import { useTranslation } from 'react-i18next';
import { cx } from '../cx';
import type { Elements } from '../elements';
import styles from './Skeleton.module.css';

export interface BarProps {
  /** Width in percent of the line; default: 90. */
  width?: 20 | 30 | 45 | 60;
  className?: string | undefined;
}

/** One line of text, as high as the text that it replaces: render it inside that text's element. */
export function Bar({ width, className }: BarProps) {
  return <span className={cx(styles.bar, width && styles[`w${width}`], className)} />;
}

/** A block, sized by its class. */
export function Block({ className, round = false }: { className?: string | undefined; round?: boolean }) {
  return <span className={cx(styles.block, round && styles.round, className)} />;
}

export interface SkeletonProps {
  className?: string | undefined;
  children: Elements;
}

/** Pulses its children and says "Loading" once to screen readers. The shell keeps the footer out of sight meanwhile. */
export function Skeleton({ className, children }: SkeletonProps) {
  const { t } = useTranslation('common');
  return (
    <div className={cx(styles.pulse, className)} aria-busy="true" data-skeleton>
      <span className="srOnly">{t('ui.loading')}</span>
      {children}
    </div>
  );
}
