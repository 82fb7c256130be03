import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/IconButton';
import { cx } from '../cx';
import { Icon } from '../Icon';
import styles from './Message.module.css';

interface ToastRegionProps {
  children?: ReactNode;
  /** A pointer or the focus is on a toast, or has left it. */
  onPause?: ((isPaused: boolean) => void) | undefined;
}

/** The place for toasts, above the bottom navigation. Keep it mounted, so that screen readers announce its content. */
export function ToastRegion({ children, onPause }: ToastRegionProps) {
  return (
    <div
      className={styles.region}
      role="status"
      onPointerEnter={() => onPause?.(true)}
      onPointerLeave={() => onPause?.(false)}
      onFocus={() => onPause?.(true)}
      onBlur={() => onPause?.(false)}
    >
      {children}
    </div>
  );
}

export interface ToastViewProps {
  icon?: LucideIcon;
  children: ReactNode;
  /** "Undo". */
  action?: { label: string; onSelect: () => void } | undefined;
  onClose?: (() => void) | undefined;
}

/** A toast: a short result on a dark surface. */
export function ToastView({ icon = CircleCheck, children, action, onClose }: ToastViewProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.toast}>
      <Icon icon={icon} />
      <span>{children}</span>
      {action && (
        <button type="button" className={styles.action} onClick={action.onSelect}>
          {action.label}
        </button>
      )}
      {onClose && <IconButton icon={X} size={20} label={t('ui.close')} onClick={onClose} />}
    </div>
  );
}

export type AlertKind = 'error' | 'success' | 'info';

const icons: Readonly<Record<AlertKind, LucideIcon>> = { error: CircleAlert, success: CircleCheck, info: Info };

export interface AlertViewProps {
  kind?: AlertKind;
  icon?: LucideIcon | undefined;
  children: ReactNode;
  onClose?: (() => void) | undefined;
  className?: string | undefined;
}

/** An alert in the page; errors interrupt a screen reader, other kinds wait. */
export function AlertView({ kind = 'info', icon, children, onClose, className }: AlertViewProps) {
  const { t } = useTranslation('common');
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={cx(styles.alert, kind !== 'info' && styles[kind], className)}
    >
      <Icon icon={icon ?? icons[kind]} />
      <div>{children}</div>
      {onClose && <IconButton icon={X} size={20} label={t('ui.close')} onClick={onClose} />}
    </div>
  );
}
