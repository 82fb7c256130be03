/** The parts of a profile: which are steps of the onboarding, which are done, and which comes next. */
import type { RequiredField, User } from '@/shared/entities/user';

/** In the order of the onboarding. */
export const setupSteps = ['role', 'ranking', 'school', 'subjects', 'phone'] as const;
export type Step = (typeof setupSteps)[number];
/** A section of the settings; the sign-up asks for `name`. */
export type Section = Step | 'name';
/** A section in an address. */
export type Requested = Section | 'receipts';

/** The profile fields of each step. */
const fieldsOf: Readonly<Record<Step, readonly RequiredField[]>> = {
  role: ['role'],
  ranking: ['ranking'],
  school: ['school_type', 'grade_level'],
  subjects: ['subjects'],
  phone: ['phone_number'],
};

type Profile = Pick<User, 'requiredFields' | 'phoneVerified'>;

/** Returns whether the server requires a step. */
export const isRequired = (step: Step, { requiredFields }: Profile): boolean =>
  fieldsOf[step].some((field) => requiredFields.includes(field));

/** The phone is optional, but offered until it is confirmed. */
const isOpen = (step: Step, user: Profile): boolean =>
  isRequired(step, user) || (step === 'phone' && !user.phoneVerified);

/** Returns the steps before the first open one: only these can be revisited, and none after it can be opened. */
export const doneSteps = (user: Profile): readonly Step[] => {
  const open = setupSteps.findIndex((step) => isOpen(step, user));
  return open < 0 ? setupSteps : setupSteps.slice(0, open);
};

/** Returns the section in an address; null for none or an unknown one. */
export function sectionOf(search: URLSearchParams): Requested | null {
  const requested = search.get('section');
  return [...setupSteps, 'name' as const, 'receipts' as const].find((section) => section === requested) ?? null;
}

/** Returns the step to show: the requested one if it can be opened, else the first open one. Null: all are done. */
export function stepAt(requested: Requested | null, user: Profile): Step | null {
  const done = doneSteps(user);
  const first = setupSteps[done.length] ?? null;
  const wanted = setupSteps.find((step) => step === requested);
  return wanted && (done.includes(wanted) || wanted === first) ? wanted : first;
}

/** Returns the next step; null: the onboarding ends. A confirmed phone is skipped. */
export function stepAfter(step: Step, user: Profile): Step | null {
  const next = setupSteps[setupSteps.indexOf(step) + 1];
  return next === 'phone' && user.phoneVerified ? null : (next ?? null);
}
