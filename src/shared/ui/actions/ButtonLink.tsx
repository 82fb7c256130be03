import type { LucideIcon } from 'lucide-react';
import { Label } from '../content/Label';
import type { Content } from '../elements';
import { Icon } from '../Icon';
import { AppLink, type AppLinkProps } from './AppLink';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './buttonClass';

export interface ButtonLinkProps extends Omit<AppLinkProps, 'children'>, ButtonLook {
  children?: Content;
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
        <Label>{children}</Label>
        {iconEnd && <Icon icon={iconEnd} size={18} />}
      </span>
    </AppLink>
  );
}
