import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/shared/lib/useOnline';
import { Label } from '../content/Label';
import type { Content } from '../elements';
import { Icon } from '../Icon';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './buttonClass';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'children'>, ButtonLook {
  children?: Content;
  icon?: LucideIcon | undefined;
  iconEnd?: LucideIcon | undefined;
  /** Draws the icon filled (play). */
  iconFilled?: boolean;
  /** Shows a spinner at the same width and ignores presses. */
  busy?: boolean;
  /** Stays focusable and ignores presses; the label or `reason` says why. */
  disabled?: boolean;
  /** Why it is disabled, when the label does not say so: read out after the label. */
  reason?: string | undefined;
  /** It sends something: disabled, with a reason, while the browser has no network. Buttons that submit a form always are. */
  needsNetwork?: boolean;
}

/**
 * A button that does something now; one that leads somewhere is a `ButtonLink`. It has no look of its own for on or done:
 * a choice that is on or off is a `Chip` with `pressed`, and a button whose work
 * is done gives its place to a sentence with an icon (`OnSchedule`, `RateButton`) or to another label of the same button.
 */
export function Button({
  variant,
  size,
  block,
  icon,
  iconEnd,
  iconFilled = false,
  busy = false,
  disabled = false,
  reason,
  type = 'button',
  needsNetwork = type === 'submit',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const { t } = useTranslation('common');
  const isAway = !useOnline() && needsNetwork;
  const off = busy || disabled || isAway;
  const why = isAway ? t('offline.needsNetwork') : disabled && reason;
  const iconSize = size === 'sm' ? 18 : 20;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) {
      // Prevents a busy submit button from sending its form again.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  const look = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return (
    <button
      type={type}
      className={buttonClass(look, className)}
      onClick={press}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      {...(why ? { 'aria-describedby': reasonId } : {})}
      title={isAway ? t('offline.needsNetwork') : undefined}
      {...rest}
    >
      <span className={styles.content}>
        {icon && <Icon icon={icon} size={iconSize} filled={iconFilled} />}
        <Label>{children}</Label>
        {iconEnd && <Icon icon={iconEnd} size={18} />}
      </span>
      {busy && <span className={styles.ring} />}
      {why && (
        <span hidden id={reasonId}>
          {why}
        </span>
      )}
    </button>
  );
}
