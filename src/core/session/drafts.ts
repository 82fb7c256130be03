/** What was typed and not sent, kept per user over reloads and forced logouts; the menu's logout deletes it. */
import type { KeyValueStore } from '@/core/services/storage';

const startOf = (userId: string) => `drafts.${userId}.`;

/** Storage key of what a user typed into a form. */
export const draftKey = (userId: string, form: string) => startOf(userId) + form;

/** Start of the storage keys of a user's orders that are not over: they outlive every logout. */
export const ordersKey = (userId: string) => `orders.${userId}.`;

export function forgetDrafts(storage: KeyValueStore, userId: string): void {
  for (const key of storage.keys(startOf(userId))) storage.remove(key);
}
