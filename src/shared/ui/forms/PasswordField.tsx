import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/IconButton';
import { cx } from '../cx';
import { Field } from './Field';
import styles from './Field.module.css';
import type { TextFieldProps } from './TextField';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>;

/**
 * A password field with a button that shows and hides the text. Set `autoComplete` to current-password or new-password.
 */
export function PasswordField({ label, hint, error, optional = false, className, id, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(attributes) => (
        <div className={styles.box}>
          <input
            type={shown ? 'text' : 'password'}
            className={cx(styles.input, styles.withButton)}
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...attributes}
          />
          <IconButton
            className={styles.reveal}
            icon={shown ? EyeOff : Eye}
            size={20}
            label={t(shown ? 'ui.hidePassword' : 'ui.showPassword')}
            aria-controls={attributes.id}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
