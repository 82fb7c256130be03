import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** The text of a field's error, or undefined. */
export function useFieldMessage(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('account');
  return (error) => (error ? t(error.message === 'format' ? 'form.format' : 'form.required') : undefined);
}
