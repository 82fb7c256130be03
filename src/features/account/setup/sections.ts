/** The parts of a profile: which of them are steps of the onboarding, which are done, and what comes next. */
import type { RequiredField, User } from '@/shared/entities/user';

/** In the order of the onboarding. */
export const steps = ['role', 'ranking', 'school', 'subjects', 'phone'] as const;
export type Step = (typeof steps)[number];
/** What the settings let a user change; `name` is asked for by the sign-up. */
export type Section = Step | 'name';

/** The fields of the profile that a step fills in. */
const fieldsOf: Readonly<Record<Step, readonly RequiredField[]>> = {
  role: ['role'],
  ranking: ['ranking'],
  school: ['school_type', 'grade_level'],
  subjects: ['subjects'],
  phone: ['phone_number'],
};

type Profile = Pick<User, 'requiredFields' | 'phoneVerified'>;

/** The server says what is still required. */
export const isRequired = (step: Step, { requiredFields }: Profile): boolean =>
  fieldsOf[step].some((field) => requiredFields.includes(field));

/** The phone may stay open, but is offered until it is confirmed. */
const isOpen = (step: Step, user: Profile): boolean =>
  isRequired(step, user) || (step === 'phone' && !user.phoneVerified);

/** Steps before the first open one: they can be gone back to, and what comes after it cannot be jumped to. */
export const doneSteps = (user: Profile): readonly Step[] => {
  const open = steps.findIndex((step) => isOpen(step, user));
  return open < 0 ? steps : steps.slice(0, open);
};

/** The section an address names; null for none, or none that there is. */
export function sectionOf(search: URLSearchParams): Section | null {
  const asked = search.get('section');
  return [...steps, 'name' as const].find((section) => section === asked) ?? null;
}

/** Where the onboarding stands: at the step asked for where that can be reached, else at the first open one. Null: all done. */
export function stepAt(asked: Section | null, user: Profile): Step | null {
  const done = doneSteps(user);
  const first = steps[done.length] ?? null;
  const wanted = steps.find((step) => step === asked);
  return wanted && (done.includes(wanted) || wanted === first) ? wanted : first;
}

/** The step that follows; null: the onboarding ends. A confirmed phone is not asked for again. */
export function stepAfter(step: Step, user: Profile): Step | null {
  const next = steps[steps.indexOf(step) + 1];
  return next === 'phone' && user.phoneVerified ? null : (next ?? null);
}
