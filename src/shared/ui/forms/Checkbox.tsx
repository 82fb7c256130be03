import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../cx';
import styles from './Field.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  className?: string | undefined;
}

export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label className={cx(styles.check, className)}>
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}
