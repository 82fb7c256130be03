/** The last known user, stored so that guards and the header need not wait; removed with the session. */
import * as v from 'valibot';
import { type KeyValueStore, userKey as key } from '@/platform/services/storage';
import { type User, userSchema } from '@/shared/entities/user';

/** Stores a user in the API's shape, so that the same schema parses it. */
export const saveUser = (storage: KeyValueStore, user: User) =>
  storage.set(key, { ...user, profilePicUrl: user.avatar, isNowTvUser: user.isNowTVUser });

export const forgetUser = (storage: KeyValueStore) => storage.remove(key);

/** Returns the stored user; null when there is none or it is invalid. */
export function savedUser(storage: KeyValueStore): User | null {
  const result = v.safeParse(userSchema, storage.get(key));
  return result.success && result.output.userId ? result.output : null;
}
