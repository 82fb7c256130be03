/** Unsaved input of the set-up, stored per user over reloads and forced logouts. */
import * as v from 'valibot';
import { type Ranking, type RoleName, type User, userRankings, userRoles } from '@/shared/entities/user';
import type { CodeTimes } from '../phone/codeTimes';

/** Null: unchanged, so the saved value applies. */
export interface SetupDraft {
  /**
   * True once a set-up with missing fields has begun, until it is finished, even if only the optional last step is
   * left.
   */
  onboarding: boolean;
  role: RoleName | null;
  ranking: Ranking | null;
  schoolTypeId: number | null;
  gradeLevelId: number | null;
  subjectIds: readonly number[] | null;
  firstName: string | null;
  lastName: string | null;
  /** Digits without +. */
  callingCode: string | null;
  /** As typed. */
  phone: string | null;
  /** The number whose code is requested, with + and calling code; null: the number itself is requested. */
  confirming: string | null;
  /** Kept when the number changes, so that typing it again does not avoid the wait. */
  codeTimes: CodeTimes;
}

export const blankDraft: SetupDraft = {
  onboarding: false,
  role: null,
  ranking: null,
  schoolTypeId: null,
  gradeLevelId: null,
  subjectIds: null,
  firstName: null,
  lastName: null,
  callingCode: null,
  phone: null,
  confirming: null,
  codeTimes: {},
};

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const words = v.pipe(v.string(), v.maxLength(200));
const draftSchema = v.object({
  onboarding: v.boolean(),
  role: v.nullable(v.picklist(userRoles)),
  ranking: v.nullable(v.picklist(userRankings)),
  schoolTypeId: v.nullable(id),
  gradeLevelId: v.nullable(id),
  subjectIds: v.nullable(v.array(id)),
  firstName: v.nullable(words),
  lastName: v.nullable(words),
  callingCode: v.nullable(words),
  phone: v.nullable(words),
  confirming: v.nullable(words),
  codeTimes: v.record(words, v.number()),
});

/** Parses a stored draft; returns a blank one when it is invalid. An incomplete profile starts the onboarding. */
export function readDraft(stored: unknown, user: User): SetupDraft {
  const result = v.safeParse(draftSchema, stored);
  const draft = result.success ? result.output : blankDraft;
  return user.requiredFields.length > 0 ? { ...draft, onboarding: true } : draft;
}
