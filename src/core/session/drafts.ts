/** What was typed and not sent, kept per user over reloads and forced logouts; the menu's logout deletes it. */
import type { KeyValueStore } from '@/core/services/storage';

const startOf = (userId: string) => `drafts.${userId}.`;

/** Storage key of what a user typed into a form. */
export const draftKey = (userId: string, form: string) => startOf(userId) + form;

export function forgetDrafts(storage: KeyValueStore, userId: string): void {
  for (const key of storage.keys(startOf(userId))) storage.remove(key);
}
