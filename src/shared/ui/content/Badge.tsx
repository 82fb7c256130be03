import { CalendarClock, Check, CircleSlash, Hourglass, Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../Icon';
import styles from './Badge.module.css';

export type BadgeKind =
  | 'live'
  | 'soon'
  | 'save'
  | 'free'
  | 'preorder'
  | 'completed'
  | 'locked'
  | 'upcoming'
  | 'replay'
  | 'ended'
  | 'unsaved'
  | 'plain';

const icons: Partial<Record<BadgeKind, LucideIcon>> = {
  completed: Check,
  locked: Lock,
  upcoming: CalendarClock,
  replay: Hourglass,
  ended: CircleSlash,
};

export interface BadgeProps {
  kind?: BadgeKind;
  /** On a picture: surface behind it; only live stays amber. */
  onArt?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Badge({ kind = 'plain', onArt = false, className, children }: BadgeProps) {
  const icon = icons[kind];
  return (
    <span className={cx(styles.badge, onArt && styles.onArt, styles[kind], className)}>
      {icon && <Icon icon={icon} size={14} strokeWidth={2} />}
      <span className={styles.text}>{children}</span>
    </span>
  );
}
