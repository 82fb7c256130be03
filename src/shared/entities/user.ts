/** The account, and the responses that contain it: launch, login, sign-up, profile. */
import * as v from 'valibot';
import { regionNames } from '@/shared/i18n/locales';
import { linkSchema, namedSchema, subjectSchema } from './common';
import { booleanField, optionalTextField, requiredInstantField, requiredTextField, textField } from './fields';
import { createParser, objectOf, oneOf, optionalListOf, orNull } from './parser';

export const userRoles = ['student', 'parent'] as const;
export type RoleName = (typeof userRoles)[number];
export const userRankings = ['top', 'upper', 'middle', 'lower'] as const;
export type Ranking = (typeof userRankings)[number];
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
  objectOf({
    userId: textField,
    externalId: textField,
    firstName: textField,
    lastName: textField,
    username: textField,
    email: textField,
    profilePicUrl: optionalTextField,
    role: orNull(objectOf({ name: v.picklist(userRoles) })),
    region: orNull(objectOf({ name: v.picklist(regionNames) })),
    loginType: textField,
    isNowTvUser: booleanField,
    requiredFields: optionalListOf(v.string()),
    gradeLevel: orNull(namedSchema),
    schoolType: orNull(namedSchema),
    ranking: oneOf(userRankings, null),
    subjects: optionalListOf(subjectSchema),
    phoneNumber: optionalTextField,
    phoneVerified: booleanField,
    faqLinks: optionalListOf(linkSchema),
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
export const readUserResponse = createParser(objectOf({ user: userSchema }));
/** Log-in and sign-up: { token, user }. */
export const readLoginResponse = createParser(objectOf({ token: requiredTextField, user: userSchema }));
/** `app_launch`: { serverTime }. Its user is ignored: `users/me` returns the same one, and is requested anyway. */
export const readAppLaunchResponse = createParser(objectOf({ serverTime: requiredInstantField }));
