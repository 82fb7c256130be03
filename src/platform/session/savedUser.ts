/**
 * The part of the last known user that guards, header and filters need before the profile is loaded; removed with the session.
 * E-mail, family name, school, telephone and ids of other systems are not stored.
 */
import * as v from 'valibot';
import { type KeyValueStore, userKey as key } from '@/platform/services/storage';
import { type User, userSchema } from '@/shared/entities/user';
import { forgetReads } from '@/shared/http/readsDatabase';

/** Stores the part of a user in the API's shape, so that the same schema parses it. */
export function saveUser(storage: KeyValueStore, user: User): void {
  const { userId, firstName, username, avatar, region, requiredFields, gradeLevel, subjects } = user;
  storage.set(key, {
    userId,
    ...(firstName ? { firstName } : { username }),
    profilePicUrl: avatar,
    region,
    requiredFields,
    gradeLevel,
    subjects: subjects.map(({ id, name }) => ({ id, name })),
  });
}

/** Returns whether data of a user is left over. */
export const hasSavedUser = (storage: KeyValueStore) => storage.get(key) !== null;

/** Removes what belongs to a session: the user, and everything that they have read. */
export function forgetUser(storage: KeyValueStore): void {
  storage.remove(key);
  forgetReads();
}

/** Returns the stored part of the user, with the schema's defaults for all else; null when there is none or it is invalid. */
export function readSavedUser(storage: KeyValueStore): User | null {
  const result = v.safeParse(userSchema, storage.get(key));
  return result.success && result.output.userId ? result.output : null;
}
