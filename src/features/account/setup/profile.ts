/** The profile in the forms: unsaved input over saved values, and the changes that a save sends. */
import type { Ranking, RoleName, User } from '@/shared/entities/user';
import type { SetupDraft } from './draft';
import type { Section } from './sections';

/** Null, '' and an empty list: not chosen. */
export interface Profile {
  role: RoleName | null;
  ranking: Ranking | null;
  schoolTypeId: number | null;
  gradeLevelId: number | null;
  subjectIds: readonly number[];
  firstName: string;
  lastName: string;
}

/** Fields of the request body; only those of the saved section. */
export type ProfileChanges = { -readonly [Field in keyof Profile]?: NonNullable<Profile[Field]> };

const knownId = (item: { id: number } | null) => (item && item.id > 0 ? item.id : null);

export const savedProfile = (user: User): Profile => ({
  role: user.role?.name ?? null,
  ranking: user.ranking,
  schoolTypeId: knownId(user.schoolType),
  gradeLevelId: knownId(user.gradeLevel),
  subjectIds: user.subjects.map(({ id }) => id).filter((id) => id > 0),
  firstName: user.firstName,
  lastName: user.lastName,
});

export function shownProfile(user: User, draft: SetupDraft): Profile {
  const saved = savedProfile(user);
  return {
    role: draft.role ?? saved.role,
    ranking: draft.ranking ?? saved.ranking,
    schoolTypeId: draft.schoolTypeId ?? saved.schoolTypeId,
    gradeLevelId: draft.gradeLevelId ?? saved.gradeLevelId,
    subjectIds: draft.subjectIds ?? saved.subjectIds,
    firstName: draft.firstName ?? saved.firstName,
    lastName: draft.lastName ?? saved.lastName,
  };
}

const partsOf: Readonly<Record<Section, readonly (keyof Profile)[]>> = {
  name: ['firstName', 'lastName'],
  role: ['role'],
  ranking: ['ranking'],
  school: ['schoolTypeId', 'gradeLevelId'],
  subjects: ['subjectIds'],
  phone: [],
};

/** Returns the draft without a section's fields: they are saved, or discarded. */
export function withoutSection(section: Section, draft: SetupDraft): SetupDraft {
  const phone = section === 'phone' ? { callingCode: null, phone: null, confirming: null } : {};
  return { ...draft, ...Object.fromEntries(partsOf[section].map((field) => [field, null])), ...phone };
}

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Returns the fields of a section that differ from the saved ones; empty when none does. */
export function changesOf(section: Section, shown: Profile, user: User): ProfileChanges {
  const saved = savedProfile(user);
  const changed = partsOf[section].filter((field) => !same(shown[field], saved[field]));
  return Object.fromEntries(changed.map((field) => [field, shown[field]]));
}
