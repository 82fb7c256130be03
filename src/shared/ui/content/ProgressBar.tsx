import { percentOf } from '@/shared/lib/percent';
import { cx } from '../cx';
import { Progress } from './Progress';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** 0 to 1; clamped. */
  value: number;
  /** Describes what progresses. */
  label: string;
  /** onArt: at the bottom of a picture; lit: amber on dark. */
  look?: 'onArt' | 'lit';
  className?: string | undefined;
}

/** The width is an attribute of the drawing, so that prerendered HTML needs no style attribute. */
export function ProgressBar({ value, label, look, className }: ProgressBarProps) {
  const percent = percentOf(value);
  return (
    <Progress percent={percent} label={label} className={cx(styles.track, look && styles[look], className)}>
      <svg aria-hidden="true">
        <rect width={`${percent}%`} height="100%" rx={look === 'onArt' ? 0 : 3} fill="currentColor" />
      </svg>
    </Progress>
  );
}
