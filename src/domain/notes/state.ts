/** Notes of the visitor, and the one that is being written in each lesson. */
import { combineReducers } from 'redux';
import { sessionCleared } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import { lessonKey, type Note, type NoteLesson } from './note';

/** A note that is being written. */
export interface NoteDraft {
  seconds: number;
  quote: string | null;
  text: string;
}

/** Notes, or their drafts, were read from the storage. */
export const notesLoaded = createAction('notes/loaded', (notes: readonly Note[]) => notes);
export const draftLoaded = createAction('notes/draftLoaded', (key: string, draft: NoteDraft) => ({ key, draft }));
/** The notes of a lesson are shown. */
export const notesOpened = createAction('notes/opened', (lesson: NoteLesson) => ({ key: lessonKey(lesson) }));
/** A note begins at a second; a text that was typed before stays, with its second. */
export const noteBegun = createAction('notes/begun', (key: string, seconds: number) => ({ key, seconds }));
/** What is said at the second in which a note has begun; null: nothing, or the student leaves it out. */
export const noteQuoted = createAction('notes/quoted', (key: string, seconds: number, quote: string | null) => ({
  key,
  seconds,
  quote,
}));
export const noteTyped = createAction('notes/typed', (key: string, text: string) => ({ key, text }));
export const noteDiscarded = createAction('notes/discarded', (key: string) => ({ key }));
/** Stores the draft of a lesson as a note. */
export const noteSubmitted = createAction('notes/submitted', (lesson: NoteLesson) => lesson);
/** The draft of a lesson is a note now. */
export const noteAdded = createAction('notes/added', (key: string) => ({ key }));
/** The browser did not store the note: whose text it is, as the key of a lesson or the id of a note. */
export const noteRefused = createAction('notes/refused', (of: string) => of);
export const noteEdited = createAction('notes/edited', (note: Note, text: string) => ({ note, text }));
export const noteRemoved = createAction('notes/removed', (note: Note) => note);
export const noteRestored = createAction('notes/restored', (note: Note) => note);

export interface NotesSlice {
  notes: {
    all: readonly Note[];
    /** False while it is not known whose notes they are. */
    areLoaded: boolean;
    /** By the key of the lesson. */
    drafts: Readonly<Record<string, NoteDraft>>;
    /** What the browser did not store last; see `noteRefused`. */
    refused: string | null;
  };
}

const noNotes: readonly Note[] = [];
type Drafts = NotesSlice['notes']['drafts'];

const without = (drafts: Drafts, key: string): Drafts => {
  const { [key]: _, ...others } = drafts;
  return others;
};

export const notesReducer = combineReducers({
  all: createReducer(noNotes, (on) => {
    on(notesLoaded, (_, notes) => notes);
    on(sessionCleared, () => noNotes);
  }),
  areLoaded: createReducer(false, (on) => {
    on(notesLoaded, () => true);
    on(sessionCleared, () => false);
  }),
  drafts: createReducer<Drafts>({}, (on) => {
    on(draftLoaded, (drafts, { key, draft }) => (drafts[key] ? undefined : { ...drafts, [key]: draft }));
    on(noteBegun, (drafts, { key, seconds }) =>
      drafts[key]?.text ? undefined : { ...drafts, [key]: { seconds, quote: null, text: '' } },
    );
    on(noteQuoted, (drafts, { key, seconds, quote }) => {
      const draft = drafts[key];
      return draft?.seconds === seconds ? { ...drafts, [key]: { ...draft, quote } } : undefined;
    });
    on(noteTyped, (drafts, { key, text }) => {
      const draft = drafts[key];
      return draft ? { ...drafts, [key]: { ...draft, text } } : undefined;
    });
    on(noteDiscarded, (drafts, { key }) => without(drafts, key));
    on(noteAdded, (drafts, { key }) => without(drafts, key));
    on(sessionCleared, () => ({}));
  }),
  refused: createReducer<string | null>(null, (on) => {
    on(noteRefused, (_, of) => of);
    on(notesLoaded, () => null);
    on(noteDiscarded, () => null);
  }),
});

export const selectNotes = (root: NotesSlice) => root.notes.all;
export const selectNotesLoaded = (root: NotesSlice) => root.notes.areLoaded;
export const selectNoteDraft = (root: NotesSlice, key: string) => root.notes.drafts[key] ?? null;
export const selectRefused = (root: NotesSlice) => root.notes.refused;
