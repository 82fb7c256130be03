import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '@/shared/ui/Icon';
import type { QaStatus } from '../commands';
import styles from './Part.module.css';
import type { QaPanel } from './useQa';

export interface PartProps extends QaPanel {
  status: QaStatus;
}

/** A section of the panel: its name and current value; expands to its controls. */
export function Part({ name, value, children }: { name: string; value: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.part}>
      <summary>
        <b>{name}</b>
        <span className={styles.value}>{value}</span>
        <Icon icon={ChevronDown} size={18} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

/** A label above its control, whose id it passes to the children. */
export function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

export interface Choice {
  value: string;
  label: string;
}

interface ChooseProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  choices: readonly (Choice | { group: string; choices: readonly Choice[] })[];
}

const option = ({ value, label }: Choice) => (
  <option key={value} value={value}>
    {label}
  </option>
);

export function Choose({ label, value, onChange, choices }: ChooseProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <select id={id} className={styles.input} value={value} onChange={(event) => onChange(event.target.value)}>
          {choices.map((choice) =>
            'group' in choice ? (
              <optgroup key={choice.group} label={choice.group}>
                {choice.choices.map(option)}
              </optgroup>
            ) : (
              option(choice)
            ),
          )}
        </select>
      )}
    </Labelled>
  );
}
