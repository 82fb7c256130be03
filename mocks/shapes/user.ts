import type { Account, RequiredField } from '../db/state';
import { findById, listById, type VisitorView } from '../rules/view';

/** Returns the profile fields that are still required; the phone number is optional for most accounts. */
function listRequiredFields(account: Account): RequiredField[] {
  const missing: Record<RequiredField, boolean> = {
    role: account.role === null,
    ranking: account.ranking === null,
    school_type: account.schoolTypeId === null,
    grade_level: account.gradeLevelId === null,
    subjects: account.subjectIds.length === 0,
    phone_number: account.phoneRequired && !account.phoneVerified,
  };
  return (Object.keys(missing) as RequiredField[]).filter((field) => missing[field]);
}

/** Returns the account for its own user, in the view's language. */
export function toUser({ catalogue }: VisitorView, account: Account) {
  return {
    userId: account.userId,
    externalId: account.externalId,
    firstName: account.firstName,
    lastName: account.lastName,
    username: account.email.split('@')[0] ?? account.email,
    email: account.email,
    profilePicUrl: account.profilePicUrl,
    role: account.role && { name: account.role },
    roleStatus: account.role ? 'confirmed' : 'pending',
    region: { name: account.region },
    loginType: account.loginType,
    isNowTvUser: account.loginType === 'now_tv',
    requiredFields: listRequiredFields(account),
    gradeLevel: account.gradeLevelId === null ? null : findById(catalogue.levels, account.gradeLevelId),
    schoolType: account.schoolTypeId === null ? null : findById(catalogue.schoolTypes, account.schoolTypeId),
    ranking: account.ranking,
    subjects: listById(catalogue.subjects, account.subjectIds),
    phoneNumber: account.phoneNumber,
    phoneVerified: account.phoneVerified,
    faqLinks: catalogue.siteInfo.footerFaq,
  };
}
