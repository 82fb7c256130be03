import { cx } from '../cx';
import styles from './Button.module.css';

/** `lit` (amber) only on dark surfaces or for Join; `night` is the outline for dark surfaces. */
export type ButtonVariant = 'primary' | 'outline' | 'soft' | 'ghost' | 'danger' | 'lit' | 'night';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width. */
  block?: boolean;
}

export function buttonClass({ variant = 'primary', size = 'md', block }: ButtonLook, className?: string): string {
  return cx(styles.button, styles[variant], size !== 'md' && styles[size], block && styles.block, className);
}
