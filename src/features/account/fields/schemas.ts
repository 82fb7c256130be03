/** Validation of the login and sign-up forms; a message is a translation key. */
import * as v from 'valibot';
import { type FieldMessage, typedEmail, typedName } from '@/shared/ui/forms/typedFields';

/** A password is taken as it is, with every sign. */
const password = v.pipe(v.string(), v.nonEmpty('required' satisfies FieldMessage));

export const loginSchema = v.object({ email: typedEmail, password });
export const signupSchema = v.object({ firstName: typedName, lastName: typedName, email: typedEmail, password });
export const resetSchema = v.object({ email: typedEmail });
