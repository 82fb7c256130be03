/** The last known user of this browser, so that guards and the header need not wait; gone with the session. */
import * as v from 'valibot';
import type { KeyValueStore } from '@/core/services/storage';
import { type User, userSchema } from '@/shared/entities/user';

const key = 'user';

/** Written as the server names it, so that it is read by the same schema. */
export const saveUser = (storage: KeyValueStore, user: User) =>
  storage.set(key, { ...user, profilePicUrl: user.avatar, isNowTvUser: user.isNowTVUser });

export const forgetUser = (storage: KeyValueStore) => storage.remove(key);

/** null when there is none or what is stored is not a user. */
export function savedUser(storage: KeyValueStore): User | null {
  const result = v.safeParse(userSchema, storage.get(key));
  return result.success && result.output.userId ? result.output : null;
}
