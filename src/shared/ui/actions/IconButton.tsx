import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../cx';
import { Icon } from '../Icon';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: LucideIcon;
  /** Describes the action. */
  label: string;
  size?: number;
  filled?: boolean;
  /** A round floating button (carousels). */
  raised?: boolean;
}

/** 44×44 button with an icon only. */
export function IconButton({
  icon,
  label,
  size = 22,
  filled = false,
  raised = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      className={cx(styles.iconButton, raised && styles.raised, className)}
      aria-label={label}
      {...rest}
    >
      <Icon icon={icon} size={size} filled={filled} />
    </button>
  );
}
