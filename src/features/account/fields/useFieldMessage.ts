import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Returns a function that translates a field's error; undefined without an error. */
export function useFieldMessage(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('account');
  return (error) => (error ? t(error.message === 'format' ? 'form.format' : 'form.required') : undefined);
}
