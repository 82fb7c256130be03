import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '@/shared/ui/cx';
import type { Elements } from '@/shared/ui/elements';
import { ChoiceInput } from '@/shared/ui/forms/ChoiceInput';
import { Icon } from '@/shared/ui/Icon';
import { hueOf, subjectIcon } from '@/shared/ui/subjects';
import styles from './Choices.module.css';

interface GroupProps {
  /** Name of the choice. */
  label: string;
  /** Hides the label visually, when the page's heading says the same. */
  quiet?: boolean;
  error?: string | undefined;
  children: Elements;
}

/** A group of choices with its error message. */
export function ChoiceGroup({ label, quiet = false, error, children }: GroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} {...(error ? { 'aria-describedby': id } : {})}>
      <legend className={quiet ? 'srOnly' : styles.legend}>{label}</legend>
      {children}
      {error && (
        <p id={id} className={styles.error}>
          <Icon icon={CircleAlert} size={16} strokeWidth={2} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

export interface Choice<V extends string | number> {
  value: V;
  label: string;
  text?: string;
  /** Shown before the label, where a picture helps to choose. */
  picture?: ReactNode;
}

interface ChoicesProps<V extends string | number> {
  name: string;
  choices: readonly Choice<V>[];
  value: V | null;
  onChange: (value: V) => void;
}

/** Radio buttons for a few choices, each a card as wide as the form. */
export function ChoiceCards<V extends string | number>({ name, choices, value, onChange }: ChoicesProps<V>) {
  return (
    <div className={styles.cards}>
      {choices.map(({ value: own, label, text, picture }) => (
        <label
          key={own}
          className={cx(styles.choice, Boolean(text) && styles.withText, Boolean(picture) && styles.withPicture)}
          data-checked={own === value || undefined}
        >
          {picture && <span className={styles.picture}>{picture}</span>}
          <ChoiceInput type="radio" name={name} value={own} checked={own === value} onChange={() => onChange(own)} />
          <b>{label}</b>
          {text && <small>{text}</small>}
        </label>
      ))}
    </div>
  );
}

/** Radio buttons for many short choices, several in a row. */
export function ChoiceTiles<V extends string | number>({ name, choices, value, onChange }: ChoicesProps<V>) {
  return (
    <div className={cx(styles.tiles, styles.small)}>
      {choices.map(({ value: own, label }) => (
        <label
          key={own}
          className={cx(styles.choice, styles.tile, styles.plain)}
          data-checked={own === value || undefined}
        >
          <ChoiceInput type="radio" name={name} value={own} checked={own === value} onChange={() => onChange(own)} />
          <b>{label}</b>
        </label>
      ))}
    </div>
  );
}

interface SubjectTileProps {
  subject: { id: number; name: string; key: string | null };
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox for a subject. */
export function SubjectTile({ subject: { id, name, key }, checked, onChange }: SubjectTileProps) {
  const icon = subjectIcon(key);
  return (
    <label
      className={cx(styles.choice, styles.tile, styles.subject)}
      data-checked={checked || undefined}
      data-icon={icon !== undefined}
      {...hueOf(key, id)}
    >
      {icon && <Icon icon={icon} />}
      <b>{name}</b>
      <ChoiceInput type="checkbox" name="subject" checked={checked} onChange={() => onChange(!checked)} />
    </label>
  );
}
