import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';

export const notesExported = createAction('notesFile/exported');
export const notesImported = createAction('notesFile/imported', (file: Blob) => file);
/** The end of an import; null: there are no notes in the file. */
export const importEnded = createAction('notesFile/ended', (result: ImportResult | null) => result);

/** Numbers of notes. */
export interface ImportResult {
  added: number;
  /** Notes in the file that this browser had already. */
  known: number;
  /** Entries of the file that are no notes. */
  unread: number;
  /** Notes that the browser did not store. */
  left: number;
}

export interface NotesFileSlice {
  /** Undefined before the first import. */
  notesFile: { result: ImportResult | null | undefined };
}

const noResult: NotesFileSlice['notesFile'] = { result: undefined };

export const notesFileReducer = createReducer(noResult, (on) => {
  on(notesImported, () => noResult);
  on(importEnded, (_, result) => ({ result }));
});

export const selectImportResult = (root: NotesFileSlice) => root.notesFile.result;
