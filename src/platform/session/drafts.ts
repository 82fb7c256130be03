/** Unsent form input, stored per user over reloads and forced logouts; the user's own logout deletes it. */
import type { KeyValueStore } from '@/platform/services/storage';

const startOf = (userId: string) => `drafts.${userId}.`;

/** Returns the storage key of a user's draft of a form. */
export const draftKey = (userId: string, form: string) => startOf(userId) + form;

/** Returns the prefix of the storage keys of a user's pending orders, which survive every logout. */
export const ordersKey = (userId: string) => `orders.${userId}.`;

export function forgetDrafts(storage: KeyValueStore, userId: string): void {
  for (const key of storage.keys(startOf(userId))) storage.remove(key);
}
