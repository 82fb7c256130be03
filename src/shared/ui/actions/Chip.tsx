import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { Label } from '../content/Label';
import { cx } from '../cx';
import type { Content } from '../elements';
import { Icon } from '../Icon';
import type { Hue } from '../subjects';
import styles from './Chip.module.css';

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-pressed' | 'children'> {
  pressed: boolean;
  icon?: LucideIcon | undefined;
  /** Colours the icon, see `hueOf`. */
  hue?: Hue | undefined;
  children?: Content;
}

/** A pill that is on or off. */
export function Chip({ pressed, icon, hue, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" className={cx(styles.chip, className)} aria-pressed={pressed} {...hue} {...rest}>
      {icon && <Icon icon={icon} size={18} />}
      <Label>{children}</Label>
    </button>
  );
}

export interface ChipRowProps {
  /** Names the group for screen readers. */
  label: string;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Chips in one line that scrolls sideways. */
export function ChipRow({ label, className, ref, children }: ChipRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no scroll container in every browser
    <div ref={ref} role="group" aria-label={label} className={cx(styles.row, className)}>
      {children}
    </div>
  );
}
