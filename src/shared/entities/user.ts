/** The account, and the responses that contain it: launch, login, sign-up, profile. */
import * as v from 'valibot';
import { regionNames } from '@/shared/i18n/locales';
import { linkSchema, namedSchema, subjectSchema } from './common';
import { flag, optionalText, requiredInstant, requiredText, text } from './fields';
import { list, maybe, oneOf, read, shape } from './read';

export const roles = ['student', 'parent'] as const;
export type RoleName = (typeof roles)[number];
export const rankings = ['top', 'upper', 'middle', 'lower'] as const;
export type Ranking = (typeof rankings)[number];
export const requiredFieldNames = [
  'role',
  'ranking',
  'school_type',
  'grade_level',
  'subjects',
  'phone_number',
] as const;
export type RequiredField = (typeof requiredFieldNames)[number];
/** Login type of an account that signs in elsewhere and has no password here. */
export const nowTVLogin = 'now_tv';

const knownField = (field: string): field is RequiredField => (requiredFieldNames as readonly string[]).includes(field);

/**
 * `role` and `region` null = none or unknown. `requiredFields` = profile fields still to fill; unknown ones are
 * dropped, since no step could fill them. The server's `roleStatus` is not read: its values are opaque, and nothing
 * depends on them.
 */
export const userSchema = v.pipe(
  shape({
    userId: text,
    externalId: text,
    firstName: text,
    lastName: text,
    username: text,
    email: text,
    profilePicUrl: optionalText,
    role: maybe(shape({ name: v.picklist(roles) })),
    region: maybe(shape({ name: v.picklist(regionNames) })),
    loginType: text,
    isNowTvUser: flag,
    requiredFields: list(v.string()),
    gradeLevel: maybe(namedSchema),
    schoolType: maybe(namedSchema),
    ranking: oneOf(rankings, null),
    subjects: list(subjectSchema),
    phoneNumber: optionalText,
    phoneVerified: flag,
    faqLinks: list(linkSchema),
  }),
  v.transform(({ profilePicUrl, isNowTvUser, requiredFields, ...user }) => ({
    ...user,
    avatar: profilePicUrl,
    isNowTVUser: isNowTvUser || user.loginType === nowTVLogin,
    requiredFields: requiredFields.filter(knownField),
  })),
);
export type User = v.InferOutput<typeof userSchema>;

/** Current user, updated attributes, verified phone: { user }. */
export const readUserAnswer = read(shape({ user: userSchema }));
/** Log-in and sign-up: { token, user }. */
export const readLoginAnswer = read(shape({ token: requiredText, user: userSchema }));
/** `app_launch`: { serverTime }. Its user is ignored: `users/me` returns the same one, and is requested anyway. */
export const readAppLaunchAnswer = read(shape({ serverTime: requiredInstant }));
