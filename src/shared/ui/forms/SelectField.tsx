import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../cx';
import { Icon } from '../Icon';
import { Field, type FieldText } from './Field';
import styles from './Field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  /** BCP 47 tag when the label is in another language than the page. */
  lang?: string | undefined;
}

/** Options with a heading. */
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

type Choices = readonly (SelectOption | SelectGroup)[];

const option = ({ value, label, lang }: SelectOption) => (
  <option key={value} value={value} lang={lang}>
    {label}
  </option>
);

function Options({ options, placeholder }: { options: Choices; placeholder?: string | undefined }) {
  return (
    <>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((choice) =>
        'options' in choice ? (
          <optgroup key={choice.label} label={choice.label}>
            {choice.options.map(option)}
          </optgroup>
        ) : (
          option(choice)
        ),
      )}
    </>
  );
}

export interface SelectFieldProps extends FieldText, Omit<ComponentPropsWithRef<'select'>, 'children'> {
  options: Choices;
  /** First, empty choice. */
  placeholder?: string | undefined;
  className?: string | undefined;
}

/** A native select in a field. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional = false, options, placeholder, className, id, ...select } = props;
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(attributes) => (
        <div className={styles.box}>
          <select className={cx(styles.input, styles.select)} {...select} {...attributes}>
            <Options options={options} placeholder={placeholder} />
          </select>
          <Icon icon={ChevronDown} size={18} className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}

export interface PickProps extends Omit<ComponentPropsWithRef<'select'>, 'children' | 'onChange' | 'value'> {
  /** Names the select for screen readers. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: Choices;
  placeholder?: string | undefined;
  /** Lighter border and weight, for secondary filters. */
  quiet?: boolean;
  className?: string | undefined;
}

/** A native select in the shape of a chip. */
export function Pick({ label, value, onChange, options, placeholder, quiet, className, ...select }: PickProps) {
  return (
    <div className={cx(styles.box, styles.pick, quiet && styles.quiet, className)}>
      <select
        className={cx(styles.input, styles.select)}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...select}
      >
        <Options options={options} placeholder={placeholder} />
      </select>
      <Icon icon={ChevronDown} size={16} strokeWidth={2} className={styles.chevron} />
    </div>
  );
}
