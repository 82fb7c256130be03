/** Notes in the storage, each under a key of its own, so that two tabs never replace each other's. */
import type { KeyValueStore } from '@/platform/services/storage';
import { notesKey } from '@/platform/session/drafts';
import { type Note, readNote } from './note';

/** `owner`: the user's id, or that of guests. */
export function readNotes(storage: KeyValueStore, owner: string): Note[] {
  return storage.keys(notesKey(owner)).flatMap((key) => readNote(storage.get(key)) ?? []);
}

/** Returns false when the browser does not keep it; what was stored before then stays. */
export function storeNote(storage: KeyValueStore, owner: string, note: Note): boolean {
  const key = notesKey(owner) + note.id;
  const before = storage.get(key);
  if (storage.set(key, note)) return true;
  storage.remove(key);
  if (before !== null) storage.set(key, before);
  return false;
}

export const removeNote = (storage: KeyValueStore, owner: string, { id }: Note): void =>
  storage.remove(notesKey(owner) + id);
