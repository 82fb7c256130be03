import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '@/shared/ui/forms/TextField';

/** The email field of an account, marked up for password managers. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  const { t } = useTranslation('account');
  return (
    <TextField
      label={t('form.email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
