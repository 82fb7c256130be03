/** Rules of form fields; a message is the end of a translation key. */
import * as v from 'valibot';
import { cleanEmail, cleanName, cleanText } from '@/shared/lib/typed';

export type FieldMessage = 'required' | 'format';

const typed = (clean: (text: string) => string) =>
  v.pipe(v.string(), v.transform(clean), v.nonEmpty('required' satisfies FieldMessage));

export const typedText = typed(cleanText);
export const typedName = typed(cleanName);
/** The rule of a browser's own email field. */
export const typedEmail = v.pipe(typed(cleanEmail), v.rfcEmail('format' satisfies FieldMessage));

/**
 * Returns the texts that a form holds, by the names of its fields. They count when it is submitted: password managers
 * set them without an event.
 */
export const readTexts = (form: HTMLFormElement | null): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form ?? undefined)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
