import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../cx';
import type { Elements } from '../elements';
import { Icon } from '../Icon';
import styles from './Field.module.css';

/** Texts that every field shows around its control. */
export interface FieldText {
  label: string;
  hint?: ReactNode;
  /** Translated message; shown below and read with the control. */
  error?: string | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
}

export interface ControlAttributes {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldProps extends FieldText {
  id?: string | undefined;
  className?: string | undefined;
  children: (attributes: ControlAttributes) => Elements;
}

/** A control with label, hint and error, connected by id. */
export function Field({ label, hint, error, optional = false, id, className, children }: FieldProps) {
  const { t } = useTranslation('common');
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = cx(error && errorId, Boolean(hint) && hintId);
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={controlId}>
        <span>{label}</span>
        {optional && <span className={styles.optional}>{` ${t('ui.optional')}`}</span>}
      </label>
      {children({
        id: controlId,
        ...(error ? { 'aria-invalid': true } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon icon={CircleAlert} size={16} strokeWidth={2} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
