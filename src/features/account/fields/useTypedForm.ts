import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FormEvent } from 'react';
import { type DefaultValues, type Path, type PathValue, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { readTexts } from '@/shared/ui/forms/typedFields';

type Texts = Record<string, string>;

/** Returns a form of texts that are cleaned and checked by a schema, and sent as the form holds them when it is submitted. */
export function useTypedForm<Values extends Texts>(
  schema: GenericSchema<Values, Values>,
  defaultValues: DefaultValues<Values>,
  send: (values: Values) => void,
) {
  const { register, handleSubmit, reset, setValue, formState } = useForm<Values>({
    resolver: valibotResolver(schema),
    defaultValues,
  });
  const submit = handleSubmit(send);
  return {
    register,
    reset,
    errors: formState.errors,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      for (const [name, text] of Object.entries(readTexts(event.currentTarget)))
        setValue(name as Path<Values>, text as PathValue<Values, Path<Values>>);
      return submit(event);
    },
  };
}
