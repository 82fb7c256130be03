import { useSelector } from 'react-redux';
import { selectLocale } from '@/platform/locale/state';
import { isFamilyNameFirst } from '@/platform/session/personName';
import { TextField, type TextFieldProps } from '@/shared/ui/forms/TextField';
import styles from './NameFields.module.css';

const autoComplete = { firstName: 'given-name', lastName: 'family-name' } as const;
type Name = keyof typeof autoComplete;

/** Both names side by side, in the language's order. */
export function NameFields({ of }: { of: (name: Name) => TextFieldProps }) {
  const familyFirst = isFamilyNameFirst(useSelector(selectLocale));
  const names: readonly Name[] = familyFirst ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
  return (
    <div className={styles.row}>
      {names.map((name) => (
        <TextField key={name} autoComplete={autoComplete[name]} {...of(name)} />
      ))}
    </div>
  );
}
