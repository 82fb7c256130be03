import type { ComponentPropsWithRef } from 'react';
import { cx } from '../cx';
import { Field, type FieldText } from './Field';
import styles from './Field.module.css';

/** A field keeps its own text (`defaultValue`): a rendered `value` would remove what a password manager has set. */
type Control<Tag extends 'input' | 'textarea'> = FieldText & Omit<ComponentPropsWithRef<Tag>, 'children' | 'value'>;

export interface TextFieldProps extends Control<'input'> {
  /** Class of the whole field; every other prop (register(), autoComplete, inputMode …) goes to the input. */
  className?: string | undefined;
}

export function TextField({ label, hint, error, optional = false, className, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(attributes) => <input type="text" className={styles.input} {...input} {...attributes} />}
    </Field>
  );
}

export interface TextAreaFieldProps extends Control<'textarea'> {
  className?: string | undefined;
}

/** A field of several lines; grows with its content where the browser supports it. */
export function TextAreaField({ label, hint, error, optional = false, className, id, ...input }: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(attributes) => <textarea rows={4} className={cx(styles.input)} {...input} {...attributes} />}
    </Field>
  );
}
