/** Validation of the login and sign-up forms; a message is a translation key. */
import * as v from 'valibot';

export type FieldMessage = 'required' | 'format';

const required = (message: FieldMessage = 'required') => v.pipe(v.string(), v.trim(), v.nonEmpty(message));
const email = v.pipe(required(), v.email('format' satisfies FieldMessage));
/** A password is not trimmed. */
const password = v.pipe(v.string(), v.nonEmpty('required' satisfies FieldMessage));

export const loginSchema = v.object({ email, password });
export const signupSchema = v.object({ firstName: required(), lastName: required(), email, password });
export const resetSchema = v.object({ email });

export type LoginValues = v.InferOutput<typeof loginSchema>;
export type SignupValues = v.InferOutput<typeof signupSchema>;
export type ResetValues = v.InferOutput<typeof resetSchema>;
