import type { ComponentProps } from 'react';
import { cx } from '@/shared/ui/cx';
import styles from './Form.module.css';

interface FormProps extends Omit<ComponentProps<'form'>, 'className' | 'noValidate'> {
  /** With more room between its parts. */
  roomy?: boolean;
}

/** A form whose fields are below each other, and which checks them itself. */
export function Form({ roomy = false, ...props }: FormProps) {
  return <form className={cx(styles.form, roomy && styles.roomy)} noValidate {...props} />;
}
