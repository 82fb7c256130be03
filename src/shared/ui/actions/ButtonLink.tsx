import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon';
import { AppLink, type AppLinkProps } from './AppLink';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './buttonClass';

export interface ButtonLinkProps extends AppLinkProps, ButtonLook {
  icon?: LucideIcon | undefined;
  iconEnd?: LucideIcon | undefined;
  iconFilled?: boolean;
}

/** A link that looks like a button: it navigates, while a Button acts. */
export function ButtonLink({
  variant,
  size,
  block,
  icon,
  iconEnd,
  iconFilled = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return (
    <AppLink className={buttonClass(look, className)} {...rest}>
      <span className={styles.content}>
        {icon && <Icon icon={icon} size={size === 'sm' ? 18 : 20} filled={iconFilled} />}
        {children}
        {iconEnd && <Icon icon={iconEnd} size={18} />}
      </span>
    </AppLink>
  );
}
